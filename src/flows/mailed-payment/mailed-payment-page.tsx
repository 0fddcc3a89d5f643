import { useState } from 'react';
import { createActor } from 'xstate';
import type { DueEvent } from '../../../machines/due-payment/index.ts';
import { useFlow } from '../../base/use-flow.ts';
import { dueChallengeViews } from '../due-payment/challenge-views.tsx';
import type { DueDraft } from '../due-payment/due-payment.types.ts';
import { Challenge } from '../three-d-secure/challenge.tsx';
import { usePaymentPage } from '../three-d-secure/use-payment-page.ts';
import { MailedPaymentScreen } from './mailed-payment-screen.tsx';
import { mailedPaymentFlow } from './mailed-payment.services.ts';

/** `token`: the signed token of the mailed link. */
export function MailedPaymentPage({ token }: { token: string }) {
  const { api, loginPath, prepare } = usePaymentPage('/account');
  const [snapshot, send] = useFlow(() => {
    // The attempt named in the URL to which the bank redirected the whole window.
    const attemptId = new URLSearchParams(window.location.search).get('attempt');
    return createActor(mailedPaymentFlow(api, { token, prepare }), {
      input: { keySeed: crypto.randomUUID(), ...(attemptId !== null && { attemptId }) },
    });
  });
  const [draft, write] = useState<DueDraft | null>(null);
  // A card number is not kept on the screen after closing.
  const sendAndClear = (event: DueEvent) => {
    if (event.type === 'pay.close') write(null);
    send(event);
  };
  const { challenge } = snapshot.children;
  if (challenge) return <Challenge actor={challenge} loginPath={loginPath} views={dueChallengeViews} />;
  return <MailedPaymentScreen {...{ snapshot, draft, write, loginPath }} send={sendAndClear} now={Date.now} />;
}
