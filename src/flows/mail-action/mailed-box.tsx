import { Trans, useLingui } from '@lingui/react/macro';
import { inLocale } from '../../../domain/locale/index.ts';
import type { MailAction, MailedComing, MailedDelivery } from '../../../machines/mail-action/index.ts';
import { Button } from '../../components/basics/button.tsx';
import { Card, Line, Lines } from '../../components/basics/card.tsx';
import { Price } from '../../components/payment/price.tsx';
import { useDays } from '../../components/words/use-days.ts';
import { useDeliveryName } from '../../components/words/use-delivery-name.ts';
import { useLocale } from '../../components/words/use-locale.ts';

/** When a box is charged, how much, and when it comes. */
export function Coming({ coming }: { coming: MailedComing }) {
  const days = useDays();
  const nameOf = useDeliveryName();
  const { orderDay, amount } = coming;
  return (
    <p>
      <Trans>
        <b>{nameOf({ window: coming })} kapında.</b> {days(orderDay)} günü hazırlanır; o gün ödenecek tutar{' '}
        <Price amount={amount} />.
      </Trans>
    </p>
  );
}

/** The box as it is planned now. */
export function MailedBox({ delivery }: { delivery: MailedDelivery }) {
  const locale = useLocale();
  return (
    <Card>
      <h2>
        <Trans>Şimdi böyle</Trans>
      </h2>
      <Coming coming={delivery} />
      <Lines>
        {delivery.lines.map(({ name, quantity }) => (
          <Line key={name.tr}>
            {quantity} × {inLocale(name, locale)}
          </Line>
        ))}
      </Lines>
    </Card>
  );
}

interface OffersProps {
  delivery: MailedDelivery;
  /** The action that is being performed; null for none. */
  asked: MailAction | null;
  onTake: (action: MailAction) => void;
}

/** The possible actions, each with the delivery that it leads to. One press performs it. */
export function Offers({ delivery, asked, onTake }: OffersProps) {
  const { t } = useLingui();
  const words: Record<MailAction, { title: string; button: string }> = {
    SKIP: { title: t`Bu kutuyu atlarsan`, button: t`Bu kutuyu atla` },
    MOVE_ONE_WEEK: { title: t`Bir hafta ertelersen`, button: t`Bir hafta ertele` },
    MOVE_TWO_WEEKS: { title: t`İki hafta ertelersen`, button: t`İki hafta ertele` },
  };
  return delivery.offers.map(({ action, next }) => (
    <Card key={action} tone="sand">
      <h2>{words[action].title}</h2>
      {action === 'SKIP' && <p>{t`Bu kutu gelmez, bunun için para çekilmez. Sonraki kutun:`}</p>}
      <Coming coming={next} />
      <div>
        <Button busy={asked === action} disabled={asked !== null && asked !== action} onClick={() => onTake(action)}>
          {words[action].button}
        </Button>
      </div>
    </Card>
  ));
}
