import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { lastDayBefore } from '../../../../domain/calendar/index.ts';
import {
  type ActionReason,
  type Delivery,
  openPaymentOf,
  type CustomerAction,
  type SubscriptionView,
} from '../../../../machines/subscription/index.ts';
import { FootButtons } from '../../../components/dialogs/foot-buttons.ts';
import { Button } from '../../../components/basics/button.tsx';
import { FormErrors } from '../../../components/forms/form-errors.tsx';
import { Dialog } from '../../../components/dialogs/modal.tsx';
import { TextSkeleton } from '../../../components/feedback/skeleton.tsx';
import { Stack } from '../../../components/basics/stack.tsx';
import { TruthLine } from '../../../components/feedback/truth-line.tsx';
import { useDueDays } from '../../../components/words/use-days.ts';
import { useFailureWords } from '../../../components/words/use-failure-words.ts';
import { VisuallyHidden } from '../../../components/basics/visually-hidden.tsx';
import { BeforeAfter } from '../plan/before-after.tsx';
import { useRefusalWords } from '../../../components/words/use-refusal-words.ts';
import { ActionParts } from '../plan/subscription.styles.ts';
import type { SubscriptionPartProps } from '../plan/subscription.types.ts';

interface ActionDialogProps extends SubscriptionPartProps {
  title: ReactNode;
  /** Names what is done: "9 – 11 Aralık kutusunu atla". */
  action: ReactNode;
  /** Leaves everything as it is, where “cancel” would be the action itself. */
  stay?: ReactNode;
  because?: () => ActionReason | null;
  /** What is chosen, above what it does. */
  children: ReactNode;
  /** What the choice means, in words: what is chosen is then shown beside it, where there is room. */
  meaning?: ReactNode;
  /** Where a box goes, beside its day: what the choice changes. */
  placeOf?: (delivery: Delivery) => ReactNode;
  /** Always in sight, above the button: what a long dialog would hide. */
  total?: ReactNode;
  /** Below what it does: why it is asked for. */
  reasons?: ReactNode;
  /** Beside the button, after it: what else would serve. */
  offers?: ReactNode;
}

/** A choice, what it would do to the next boxes, and one button that does it. Nothing changes before it is pressed. */
export function ActionDialog(props: ActionDialogProps) {
  const { view, snapshot, send, title, action, stay, because, children, meaning, total, reasons, offers, placeOf } =
    props;
  const { t } = useLingui();
  const { preview, failure } = snapshot.context;
  const isBusy = snapshot.matches('performing');
  return (
    <Dialog
      open
      title={title}
      state={snapshot.value}
      dismissable={!isBusy}
      onClose={() => send({ type: 'dialog.close' })}
      size={meaning ? 'wide' : 'normal'}
      footer={
        <>
          {total}
          <FootButtons>
            <Button
              look="main"
              busy={isBusy}
              disabled={!isBusy && !snapshot.matches('previewed')}
              onClick={() => send({ type: 'action.confirm', because: because?.() ?? null })}
            >
              {action}
            </Button>
            <Button disabled={isBusy} onClick={() => send({ type: 'dialog.close' })}>
              {stay ?? <Trans>Vazgeç</Trans>}
            </Button>
          </FootButtons>
          {offers}
        </>
      }
    >
      <ActionParts isWide={meaning !== undefined}>
        <Stack gap={5}>{children}</Stack>
        <Stack gap={5}>
          {meaning}
          <ActionErrors failure={failure} />
          {preview ? (
            <BeforeAfter preview={preview} {...(placeOf && { placeOf })} />
          ) : (
            (snapshot.matches('previewing') || snapshot.matches('reading')) && <TextSkeleton lines={3} />
          )}
          <UntilWhen {...{ view, snapshot }} />
          {reasons}
        </Stack>
        <VisuallyHidden as="output">{snapshot.matches('previewing') ? t`Hesaplanıyor` : ''}</VisuallyHidden>
      </ActionParts>
    </Dialog>
  );
}

/** Why what was chosen or asked for cannot be done. */
export function ActionErrors({ failure }: { failure: SubscriptionPartProps['snapshot']['context']['failure'] }) {
  const words = useFailureWords();
  const own = useRefusalWords();
  return failure && <FormErrors summary={words(failure, own(failure.data))} />;
}

/** That no money moves now, and until when it can be taken back, if it can. */
function UntilWhen({ view, snapshot }: Pick<SubscriptionPartProps, 'view' | 'snapshot'>) {
  const { t } = useLingui();
  const dueDay = useDueDays();
  const next = view.deliveries.find(({ state }) => state === 'planned');
  const lastDay = next && lastDayBefore(Date.parse(next.changeUntil));
  const gone = releasedBy(view, snapshot.context.action);
  if (gone === 'asked')
    return (
      <TruthLine money="unknown" sentence={t`Bir kutunun ödemesini bankana soruyoruz.`}>
        <Trans>Ödeme geçerse o kutu gelir; dilersen iade edersin. Sonrakiler gelmez.</Trans>
      </TruthLine>
    );
  if (gone === 'paying')
    return (
      <TruthLine money="unknown" sentence={t`Bir kutu için başladığın ödemenin sonucu daha belli değil.`}>
        <Trans>Çekilirse tamamını iade ederiz.</Trans>
      </TruthLine>
    );
  return (
    <TruthLine money="notCharged" sentence={t`Şimdi para çekilmez.`}>
      {gone === 'locked' && <Trans>Hazırlanmaya alınan kutun iptal olur; bunu geri alamazsın.</Trans>}
      {gone === 'due' && <Trans>Ödeme bekleyen kutun iptal olur; bunu geri alamazsın.</Trans>}
      {gone === null && lastDay && view.today <= lastDay && (
        <Trans>{dueDay(lastDay)} gece yarısına kadar geri alabilirsin.</Trans>
      )}
    </TruthLine>
  );
}

/** The box that an action cancels for good: what is locked or due does not come back. What the bank is asked for stays. */
function releasedBy(
  view: SubscriptionView,
  action: CustomerAction | null,
): 'asked' | 'paying' | 'locked' | 'due' | null {
  const { deliveries, status } = view;
  const isEnding = action?.kind === 'pause' || action?.kind === 'cancel';
  const payment = openPaymentOf(view);
  if (isEnding && payment === 'renewal') return 'asked';
  if (action?.kind === 'cancel' && payment === 'own') return 'paying';
  if (isEnding && status === 'DUE_PAYMENT') return 'due';
  const isReleasing = isEnding || action?.kind === 'skip';
  return isReleasing && deliveries.some(({ state }) => state === 'locked') ? 'locked' : null;
}
