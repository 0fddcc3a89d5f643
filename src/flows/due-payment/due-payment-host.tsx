import { type ReactNode, useState } from 'react';
import { createActor } from 'xstate';
import type { DueEvent } from '../../../machines/due-payment/index.ts';
import { useFlow } from '../../app/use-flow.ts';
import { Challenge } from '../three-d-secure/challenge.tsx';
import { usePaymentPage } from '../three-d-secure/use-payment-page.ts';
import { dueChallengeViews } from './challenge-views.tsx';
import { duePaymentFlow } from './due-payment.services.ts';
import type { DueDraft } from './due-payment.types.ts';
import { DueScreen } from './index.tsx';

/** What is due, as a part of a page; `challenge` takes the whole page while the bank asks. */
export function useDuePayment({ keepsCards }: { keepsCards: boolean }): { part: ReactNode; challenge: ReactNode } {
  const { api, loginPath, prepare } = usePaymentPage('/account');
  const [snapshot, send] = useFlow(() =>
    createActor(duePaymentFlow(api, { keepsCards, prepare }), { input: { keySeed: crypto.randomUUID() } }),
  );
  const [draft, write] = useState<DueDraft | null>(null);
  // A card that has paid, or that nobody wants to pay with, is not kept in sight.
  const hear = (event: DueEvent) => {
    if (event.type === 'pay.close' || event.type === 'due.close') write(null);
    send(event);
  };
  const { challenge } = snapshot.children;
  return {
    part: <DueScreen {...{ snapshot, draft, write, keepsCards, loginPath }} send={hear} now={Date.now} />,
    challenge: challenge && <Challenge actor={challenge} loginPath={loginPath} views={dueChallengeViews} />,
  };
}
