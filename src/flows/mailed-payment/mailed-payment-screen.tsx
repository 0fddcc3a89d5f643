import { Trans, useLingui } from '@lingui/react/macro';
import { inLocale } from '../../../domain/locale/index.ts';
import type { DuePayment } from '../../../machines/due-payment/index.ts';
import { Button, ButtonLink } from '../../components/basics/button.tsx';
import { Card, Line, Lines } from '../../components/basics/card.tsx';
import { Container } from '../../components/basics/container.tsx';
import { FormErrors } from '../../components/forms/form-errors.tsx';
import { PaymentNews } from '../../components/payment/payment-news.tsx';
import { Price } from '../../components/payment/price.tsx';
import { TextSkeleton } from '../../components/feedback/skeleton.tsx';
import { Row, Stack } from '../../components/basics/stack.tsx';
import { TruthLine } from '../../components/feedback/truth-line.tsx';
import { useDays } from '../../components/words/use-days.ts';
import { useDeliveryName } from '../../components/words/use-delivery-name.ts';
import { useDeclineWords } from '../../components/words/use-decline-words.ts';
import { useFailureWords } from '../../components/words/use-failure-words.ts';
import { useLocale } from '../../components/words/use-locale.ts';
import { VisuallyHidden } from '../../components/basics/visually-hidden.tsx';
import type { DueScreenProps } from '../due-payment/due-payment.types.ts';
import { DueNews } from '../due-payment/due-news.tsx';
import { PayForm } from '../due-payment/pay-form.tsx';
import { DueErrors } from '../due-payment/due-errors.tsx';
import { RefusedPaymentLink } from './refused-payment.tsx';

export type MailedPaymentProps = Omit<DueScreenProps, 'keepsCards'>;

/** The page of a link that pays for a box. Snapshot in, events out. */
export function MailedPaymentScreen(props: MailedPaymentProps) {
  return (
    <Container width="narrow" data-state={props.snapshot.value} data-due={props.snapshot.value}>
      <Stack aria-live="polite">
        <Content {...props} />
      </Stack>
    </Container>
  );
}

function Content(props: MailedPaymentProps) {
  const { t } = useLingui();
  const { snapshot, send } = props;
  const { dues, refusal, key, attemptId } = snapshot.context;
  const [due] = dues ?? [];
  if (refusal) return <RefusedPaymentLink refusal={refusal} onAsk={() => send({ type: 'payment.check' })} />;
  if (snapshot.matches('paid')) return <Paid {...props} />;
  if (due && (['due', 'choosingCard', 'requesting'] as const).some((state) => snapshot.matches(state)))
    return <Due {...props} due={due} />;
  if (snapshot.matches('occupied')) return <Occupied {...props} />;
  const hasBegun = due !== undefined || key !== null || attemptId !== null;
  if (hasBegun) {
    return (
      <>
        <h1>{t`Kutunun ödemesi`}</h1>
        <DueNews {...props} keepsCards={false} />
      </>
    );
  }
  return snapshot.matches('lookupFailed') ? <Unread {...props} /> : <Reading />;
}

function Reading() {
  const { t } = useLingui();
  return (
    <div aria-busy="true">
      <VisuallyHidden as="h1">{t`Kutuna bakıyoruz`}</VisuallyHidden>
      <TextSkeleton lines={4} />
    </div>
  );
}

function Unread({ snapshot, send }: MailedPaymentProps) {
  const { t } = useLingui();
  const words = useFailureWords();
  const { failure } = snapshot.context;
  return (
    <>
      <h1>{t`Kutunu gösteremedik`}</h1>
      {failure && <FormErrors summary={words(failure)} />}
      <TruthLine
        money="unknown"
        sentence={t`Ödeme yaptıysan nasıl bittiğini henüz bilmiyoruz: öğrenmeden yeniden ödeme.`}
      />
      <div>
        <Button look="main" onClick={() => send({ type: 'payment.check' })}>{t`Yeniden dene`}</Button>
      </div>
    </>
  );
}

/** The due amount, and the form that pays it. */
function Due(props: MailedPaymentProps & { due: DuePayment }) {
  const { t } = useLingui();
  const locale = useLocale();
  const days = useDays();
  const nameOf = useDeliveryName();
  const declined = useDeclineWords();
  const { snapshot, send, due } = props;
  const { declineCode } = snapshot.context;
  return (
    <>
      <h1>{t`Kutunun ödemesi`}</h1>
      <Card>
        <p>
          <Trans>
            {nameOf(due)} kutun için ödenecek tutar <Price amount={due.amount} />. Ödemek için son gün {days(due.payBy)}
            .
          </Trans>
        </p>
        <Lines>
          {(due.lines ?? []).map(({ name, quantity }) => (
            <Line key={name.tr}>
              {quantity} × {inLocale(name, locale)}
            </Line>
          ))}
        </Lines>
      </Card>
      {declineCode !== null && !snapshot.matches('requesting') && (
        <TruthLine money="notCharged">{declined(declineCode)}</TruthLine>
      )}
      <DueErrors snapshot={snapshot} />
      {snapshot.hasTag('form') ? (
        <PayForm
          {...props}
          note={<Trans>Kartın yalnız bu ödeme için kullanılır: saklanmaz, aboneliğinin kartı da değişmez.</Trans>}
        />
      ) : (
        <div>
          <Button look="main" onClick={() => send({ type: 'pay.open' })}>
            <Trans>
              Şimdi öde · <Price amount={due.amount} />
            </Trans>
          </Button>
        </div>
      )}
      <p>{t`Kayıtlı bir kartla ödemek ya da bu kutudan vazgeçmek için hesabına gir.`}</p>
    </>
  );
}

function Paid({ snapshot }: MailedPaymentProps) {
  const { t } = useLingui();
  const { paid } = snapshot.context;
  return (
    <>
      <h1>{t`Kutunun ödemesi`}</h1>
      <PaymentNews
        tone="success"
        money="charged"
        near="[data-due]"
        title={
          <Trans>
            Ödemen alındı: <Price amount={paid!} />
          </Trans>
        }
      >
        <Trans>Kutun hazırlanıyor. Yazdığın kart saklanmadı, aboneliğinin kartı da değişmedi.</Trans>
      </PaymentNews>
      <Row>
        <ButtonLink look="main" href="/account">{t`Hesabıma git`}</ButtonLink>
      </Row>
    </>
  );
}

/** This box, or something else of its account, is being paid elsewhere. */
function Occupied({ snapshot, send }: MailedPaymentProps) {
  const { t } = useLingui();
  const isThisBox = snapshot.context.occupant === 'renewal';
  return (
    <>
      <h1>{t`Kutunun ödemesi`}</h1>
      <PaymentNews
        tone="warning"
        money="unknown"
        near="[data-due]"
        title={
          isThisBox ? (
            <Trans>Bu kutunun ödemesi şu an bankada.</Trans>
          ) : (
            <Trans>Bu hesabın yarım kalmış başka bir ödemesi var.</Trans>
          )
        }
        actions={
          <Button size="small" onClick={() => send({ type: 'payment.check' })}>
            <Trans>Şimdi sor</Trans>
          </Button>
        }
      >
        {isThisBox ? (
          <Trans>Lütfen yeniden ödeme yapma; sonucu burada söyleriz.</Trans>
        ) : (
          <Trans>Kutunu ödemeden önce onun nasıl bittiğine bakalım.</Trans>
        )}
      </PaymentNews>
    </>
  );
}
