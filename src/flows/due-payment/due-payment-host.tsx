import { type ReactNode, useState } from 'react';
import { createActor } from 'xstate';
import { DUE_PAYMENT_PLACE } from '../../../domain/payment/index.ts';
import type { DueEvent } from '../../../machines/due-payment/index.ts';
import { showLost } from '../../base/snackbar.ts';
import { useFlow } from '../../base/use-flow.ts';
import { useLatePart } from '../../base/use-late-part.ts';
import { loadAccountMessages } from '../../i18n/account-messages.ts';
import { usePaymentPage } from '../three-d-secure/use-payment-page.ts';
import { duePaymentFlow } from './due-payment.services.ts';
import type { DueDraft } from './due-payment.types.ts';

const loadPart = () => import('./due-part-host.tsx');

/** `part`: the due payment in a page; usually empty. `challenge`: replaces the page during the bank's approval. */
export function useDuePayment({ keepsCards }: { keepsCards: boolean }): { part: ReactNode; challenge: ReactNode } {
  const { api, loginPath, prepare } = usePaymentPage(DUE_PAYMENT_PLACE);
  const [snapshot, send] = useFlow(() =>
    createActor(
      duePaymentFlow(api, { keepsCards, prepare: () => Promise.all([prepare(), loadPart().catch(() => null)]) }),
      { input: { keySeed: crypto.randomUUID() } },
    ),
  );
  const isShown = !snapshot.matches('looking') && !snapshot.matches('none');
  const late = useLatePart('account/due-payment', loadPart, isShown, showLost, loadAccountMessages);
  const [draft, write] = useState<DueDraft | null>(null);
  // A card number is not kept on the screen after paying, or after closing.
  const sendAndClear = (event: DueEvent) => {
    if (event.type === 'pay.close' || event.type === 'due.close') write(null);
    send(event);
  };
  const { challenge } = snapshot.children;
  return {
    part: late ? (
      <late.DueScreen {...{ snapshot, draft, write, keepsCards, loginPath }} send={sendAndClear} now={Date.now} />
    ) : (
      <div hidden data-due={snapshot.value} />
    ),
    challenge: challenge && late && (
      <late.Challenge actor={challenge} loginPath={loginPath} views={late.dueChallengeViews} />
    ),
  };
}
