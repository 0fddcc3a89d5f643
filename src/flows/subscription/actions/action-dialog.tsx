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
  /** Label of the button that does it: "9 – 11 Aralık kutusunu atla". */
  action: ReactNode;
  /** Label of the button that changes nothing, where “cancel” would name the action itself. */
  stay?: ReactNode;
  because?: () => ActionReason | null;
  /** The choice, shown above its effect. */
  children: ReactNode;
  /** What the choice means, in words. With it the choice is shown beside its effect, where there is space. */
  meaning?: ReactNode;
  /** Destination of a box, shown beside its day when the choice changes it. */
  placeOf?: (delivery: Delivery) => ReactNode;
  /** Shown above the button, always visible: a long dialog would hide it. */
  total?: ReactNode;
  /** Below the effect: the reasons that can be given. */
  reasons?: ReactNode;
  /** After the button: alternatives to the action. */
  offers?: ReactNode;
}

/** A choice, its effect on the next boxes, and one button. Nothing changes before it is pressed. */
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

/** Why the choice or the action was refused. */
export function ActionErrors({ failure }: { failure: SubscriptionPartProps['snapshot']['context']['failure'] }) {
  const words = useFailureWords();
  const own = useRefusalWords();
  return failure && <FormErrors summary={words(failure, own(failure.data))} />;
}

/** Says that no money moves now, and until when the action can be undone, if it can. */
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

/** Which box or payment the action ends for good. A renewal at the bank ('asked') is not cancelled. */
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
