import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DuePayment } from '../../../machines/due-payment/index.ts';
import { Button } from '../../components/basics/button.tsx';
import { Card } from '../../components/basics/card.tsx';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx';
import { Price } from '../../components/payment/price.tsx';
import { Row } from '../../components/basics/stack.tsx';
import { Text } from '../../components/basics/text.tsx';
import { Timeline } from '../../components/pictures/timeline.tsx';
import { TruthLine } from '../../components/feedback/truth-line.tsx';
import { useDays, useDueDays } from '../../components/words/use-days.ts';
import { useDeliveryName } from '../../components/words/use-delivery-name.ts';
import { useDeclineWords } from '../../components/words/use-decline-words.ts';
import { DueNews } from './due-news.tsx';
import { styled } from '../../theme/stitches.ts';
import type { DueScreenProps } from './due-payment.types.ts';
import { PayForm } from './pay-form.tsx';
import { DueErrors } from './due-errors.tsx';

// When empty it adds no gap between its neighbours.
const Part = styled('div', { '&:empty': { position: 'absolute' } });

/** Snapshot in, events out: a box whose payment failed, or the news of its payment. Empty when nothing is due. */
export function DueScreen(props: DueScreenProps) {
  const { snapshot } = props;
  const [due] = snapshot.context.dues ?? [];
  const isShown = (['due', 'choosingCard', 'requesting', 'confirming', 'dropping'] as const).some((state) =>
    snapshot.matches(state),
  );
  return (
    <Part data-due={snapshot.value} aria-busy={snapshot.hasTag('busy')}>
      {due && isShown ? <Due {...props} due={due} /> : <DueNews {...props} />}
    </Part>
  );
}

type PartProps = DueScreenProps & { due: DuePayment };

/** The failed payment, and what can be done about it. */
function Due(props: PartProps) {
  const { snapshot, send, due, keepsCards } = props;
  const { t } = useLingui();
  const days = useDays();
  const nameOf = useDeliveryName();
  const dueDay = useDueDays();
  const words = useDeclineWords();
  const untilThen = ({ retryOn, declineCode: said }: DuePayment) => {
    if (retryOn !== null)
      return t`Son gün. Kartını ${dueDay(retryOn)} sabahı kendiliğimizden bir kez daha deneriz; sen de ödeyebilirsin.`;
    return said === null
      ? t`Son gün. O günün sonuna kadar ödeyebilirsin.`
      : t`Son gün. O güne kadar ödeyebilirsin; aynı kartı biz bir daha denemeyiz.`;
  };
  const { dues, declineCode, lastFourDigits } = { ...snapshot.context, ...due, ...lastDecline(props) };
  const wasAsked = declineCode !== null;
  const isPaying = snapshot.hasTag('form');
  const others = (dues?.length ?? 1) - 1;
  const mustConfirm = declineCode === 'challengeRequired';
  return (
    <Card tone="butter" aria-labelledby="due" data-decline={declineCode}>
      <h2 id="due">
        {mustConfirm && (
          <Trans>
            Bankan <em>senden onay istiyor</em>
          </Trans>
        )}
        {wasAsked && !mustConfirm && <Trans>{nameOf(due)} kutunun ödemesi geçmedi</Trans>}
        {!wasAsked && <Trans>{nameOf(due)} kutun ödemeni bekliyor</Trans>}
      </h2>
      {/* While the bank is asked again, its earlier answer is not shown. */}
      {!snapshot.matches('requesting') && (
        <TruthLine money="notCharged">
          {lastFourDigits && `•••• ${lastFourDigits} · `}
          {wasAsked
            ? words(declineCode)
            : t`Kayıtlı bir kart yoktu, hiçbir şey çekilmedi. Kutunu gönderebilmemiz için ödemesini sen yaparsın.`}
        </TruthLine>
      )}
      <DueErrors {...props} />
      {isPaying ? (
        <PayForm
          {...props}
          note={
            !keepsCards && <Trans>Kurum hesaplarında kart saklanmaz; kartın yalnız bu ödeme için kullanılır.</Trans>
          }
        />
      ) : (
        <>
          <Row>
            <Button look="main" onClick={() => send({ type: 'pay.open' })}>
              <Trans>
                Şimdi öde · <Price amount={due.amount} />
              </Trans>
            </Button>
            <Button onClick={() => send({ type: 'drop.open' })}>
              <Trans>Bu kutuyu istemiyorum</Trans>
            </Button>
          </Row>
          <h3>
            <Trans>Hiçbir şey yapmazsan</Trans>
          </h3>
          <Timeline
            items={[
              {
                key: 'tried',
                title: days(due.since),
                text: wasAsked ? t`Denedik, geçmedi` : t`Kayıtlı kart yoktu, para çekilmedi`,
                when: 'past',
              },
              {
                key: 'until',
                title: dueDay(due.payBy),
                text: untilThen(due),
                when: 'next',
              },
              {
                key: 'after',
                title: t`Sonra`,
                text: t`Bu kutu iptal olur, para çekilmez, borç kalmaz.`,
                when: 'later',
              },
            ]}
          />
        </>
      )}
      {others > 0 && (
        <Text size="small" quiet>
          <Plural
            value={others}
            one="# kutu daha ödeme bekliyor; sırası gelince gösteririz."
            other="# kutu daha ödeme bekliyor; sırası gelince gösteririz."
          />
        </Text>
      )}
      <Dropping {...props} />
    </Card>
  );
}

/** A decline in this visit replaces the one that the due payment was read with. */
const lastDecline = ({ snapshot: { context } }: PartProps) =>
  context.declineCode === null ? {} : { declineCode: context.declineCode, lastFourDigits: null };

function Dropping({ snapshot, send, due }: PartProps) {
  const { t } = useLingui();
  const nameOf = useDeliveryName();
  return (
    <ConfirmDialog
      open={snapshot.matches('confirming') || snapshot.matches('dropping')}
      title={t`${nameOf(due)} kutun iptal olsun mu?`}
      confirmLabel={t`Kutuyu iptal et`}
      busy={snapshot.matches('dropping')}
      onConfirm={() => send({ type: 'drop.confirm' })}
      onCancel={() => send({ type: 'drop.cancel' })}
    >
      <Trans>Bu kutu gelmez, para çekilmez, borç kalmaz. Aboneliğin sıradaki kutuyla sürer.</Trans>
    </ConfirmDialog>
  );
}
