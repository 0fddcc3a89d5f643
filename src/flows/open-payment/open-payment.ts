import { createActor } from 'xstate';
import type { PaymentHint } from '../../../domain/payment/index.ts';
import { openPaymentFlow } from './open-payment.services.ts';
import { followHint, keepHint, readHint } from './payment-hint.ts';
import { measureFlow } from '../../measurement/measure.ts';
import { startSession } from '../session/session.ts';
import { sessionPorts } from '../session/session-ports.ts';

/** The actor that watches an unfinished payment, one per page. It starts when this file is loaded in a browser. */
export const openPayment = createActor(
  openPaymentFlow(() => sessionPorts().api),
  { input: { hint: typeof document === 'undefined' ? null : readHint(), now: Date.now() } },
);

/** Stores what this browser knows of a payment, for other tabs too, and updates the actor. Null: no payment is open. */
export function changeHint(hint: PaymentHint | null): void {
  keepHint(hint);
  openPayment.send({ type: 'hint.changed', hint, at: Date.now() });
}

function start(): void {
  openPayment.start();
  measureFlow(openPayment);
  const session = startSession();
  const followShopper = (snapshot: ReturnType<typeof session.getSnapshot>) => {
    const account = snapshot.context.account?._id ?? null;
    if (account !== null || snapshot.hasTag('guest'))
      openPayment.send({ type: 'shopper.known', account, at: Date.now() });
  };
  session.subscribe(followShopper);
  followShopper(session.getSnapshot());
  followHint((hint) => openPayment.send({ type: 'hint.changed', hint, at: Date.now() }));
  window.addEventListener('focus', () => openPayment.send({ type: 'payment.look' }));
}

if (typeof document !== 'undefined') start();
