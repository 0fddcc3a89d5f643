import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useEffect, useId, useMemo } from 'react';
import { donationNoteOf } from '../../../../domain/charity/index.ts';
import type { CardField } from '../../../../domain/card/index.ts';
import { moneyOf } from '../../../../machines/checkout/index.ts';
import { Button } from '../../../components/basics/button.tsx';
import { refusedCardFields } from '../../../components/payment/card-draft.ts';
import { Container } from '../../../components/basics/container.tsx';
import { Part } from '../../../components/feedback/part.tsx';
import { Price } from '../../../components/payment/price.tsx';
import { Stack } from '../../../components/basics/stack.tsx';
import { Step } from '../../../components/feedback/step.tsx';
import { TruthLine } from '../../../components/feedback/truth-line.tsx';
import { useFormErrors } from '../../../components/hooks/use-form-errors.ts';
import { AddressStep } from './address-step.tsx';
import { type CardChoice, cardEntryOf, cardErrors } from './card-entry.ts';
import { CardStep } from './card-step.tsx';
import { Pay, PayTitle, Steps, Why } from './checkout.styles.ts';
import type { CheckoutScreenProps } from './checkout.types.ts';
import { ContractsStep } from './contracts-step.tsx';
import { LaterPayments, OrderSummary } from './order-summary.tsx';
import { mayPlaceOrder, priceOf } from './state-of.ts';

export interface PayFormProps extends CheckoutScreenProps {
  choice: CardChoice;
  writeChoice: (change: Partial<CardChoice>) => void;
}

/** Address, card, contracts, pay. Every edit is taken at once; money moves only on the last button. */
export function PayForm(props: PayFormProps) {
  const { snapshot, send, payment, choice, writeChoice, donationNote, now, onBegin } = props;
  const { t } = useLingui();
  const whyId = useId();
  const { addressId, agreements, contracts, failure, isAddressGone, missing } = snapshot.context;
  const quote = priceOf(snapshot);
  const isFree = quote?.chargedAmount === 0 && !quote.hasSubscription;
  const mustSave = quote?.hasSubscription ?? false;
  const refused = useMemo(() => refusedCardFields(failure?.fields), [failure]);
  const errors = useFormErrors<CardField>({ current: isFree ? [] : cardErrors(choice, now()), refused });
  const card = isFree ? ({ kind: 'none' } as const) : cardEntryOf(choice, mustSave);
  const isAgreed = contracts.length > 0 && contracts.every(({ kind }) => agreements[kind]);
  useEffect(() => {
    // Scrolling leads to the pay button: load what paying needs.
    if (!onBegin) return undefined;
    addEventListener('scroll', onBegin, { once: true });
    return () => removeEventListener('scroll', onBegin);
  }, [onBegin]);
  // No order is sent before the components that show its outcome are loaded.
  const isWaiting = payment === null && mayPlaceOrder(snapshot);

  const place = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isWaiting) return;
    // `false`: the list of missing input takes the focus, not the first invalid field.
    const isCard = errors.check(false);
    send({
      type: 'order.place',
      card: isCard ? card : null,
      donationNote: donationNoteOf(donationNote?.text ?? ''),
      at: now(),
    });
  };

  return (
    <Container>
      <PayTitle>
        <Trans>Ödeme</Trans>
      </PayTitle>
      <Pay>
        <Part>
          <OrderSummary {...props} />
        </Part>
        <Steps>
          {payment && !isAddressGone && <payment.PaymentNotice {...props} />}
          {/* A first address is a form of its own, and no form may be in another. */}
          <Step number={1} title={t`Adres`} done={addressId !== null}>
            <div id="address">
              <AddressStep {...props} />
            </div>
          </Step>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing to operate: touching its fields means that a payment is near */}
          <form noValidate onSubmit={place} onFocus={onBegin} onPointerDown={onBegin}>
            {!isFree && (
              <Step number={2} title={t`Kart`}>
                <CardStep {...props} choice={choice} write={writeChoice} errors={errors} mustSave={mustSave} />
              </Step>
            )}
            <Step number={isFree ? 2 : 3} title={t`Sözleşmeler`} done={isAgreed && !failure}>
              <ContractsStep {...props} />
            </Step>
            {donationNote && payment && <payment.DonationNoteField {...donationNote} />}
            <Stack gap={4} css={{ borderTop: '1.5px solid $line', paddingTop: '1.75rem' }}>
              {payment && missing.length > 0 && <payment.MissingList snapshot={snapshot} cardErrors={errors} />}
              <TruthLine money={moneyOf(snapshot)} sentence={t`Henüz ödeme alınmadı.`}>
                {quote?.chargedAmount === 0 ? (
                  <Trans>
                    Bugün para çekilmeyecek. Abonelik varsa bankan kartını 1 lirayla dener, hemen geri verir.
                  </Trans>
                ) : (
                  <Trans>Düğmeye bastığında bankan onay isteyecek. Onaydan önce kartından para çekilmez.</Trans>
                )}
              </TruthLine>
              <Button
                type="submit"
                look="main"
                wide
                busy={isWaiting}
                aria-describedby={isWaiting ? whyId : undefined}
                data-pay=""
              >
                {isFree || quote === null ? (
                  t`Siparişi onayla`
                ) : (
                  <span>
                    <Trans>
                      <Price amount={quote.chargedAmount} /> öde
                    </Trans>
                  </span>
                )}
              </Button>
              <Why id={whyId} aria-live="polite">
                {isWaiting && t`Ödeme sayfan hazırlanıyor…`}
              </Why>
              <LaterPayments snapshot={snapshot} />
              {payment && <payment.Sureties />}
            </Stack>
          </form>
        </Steps>
      </Pay>
    </Container>
  );
}
