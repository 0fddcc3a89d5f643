import { type Actor, createActor, waitFor } from 'xstate';
import {
  type CheckoutMemory,
  type checkoutMachine,
  isSameOrder,
  knownMoneyOf,
  type Money,
  orderOf,
} from '../../../machines/checkout/index.ts';
import { isHintOf } from '../../../domain/payment/index.ts';
import { cart } from '../../alive/index.ts';
import type { Api } from '../../services/http/index.ts';
import { createCheckoutMemory, UNIDENTIFIED } from './checkout-memory.ts';
import { checkoutFlow } from './checkout.services.ts';
import { measureFlow } from '../../measurement/measure.ts';
import { invalidateAccount } from '../../base/data/account-cache.ts';
import { changeHint, openPayment } from '../open-payment/open-payment.ts';
import { hasSession } from '../../base/visitor/signed-in.ts';
import { reloadAccount } from '../session/refresh-account.ts';

export type CheckoutActor = Actor<typeof checkoutMachine>;

interface Running {
  actor: CheckoutActor;
  owner: string;
  stop: () => void;
}

let running: Running | null = null;
const memory = createCheckoutMemory();

/**
 * The account's checkout: the one that was kept when the session was lost, else a new one that begins with what this
 * browser remembers. `attemptId`: the attempt named in the URL to which the bank redirected.
 */
export async function openCheckout(
  api: Api,
  { owner, attemptId }: { owner: string; attemptId: string | null },
): Promise<CheckoutActor> {
  if (running?.owner === owner && attemptId === null && running.actor.getSnapshot().status === 'active') {
    resume(running.actor);
    return running.actor;
  }
  await waitFor(cart, (snapshot) => snapshot.hasTag('known'), { timeout: 5000 }).catch(() => null);
  // Stopped only here: of two that are opened at once (React's StrictMode), one may run.
  running?.stop();
  const isOver = !isHintOf(openPayment.getSnapshot().context.hint, accountOf(owner));
  running = begin(api, owner, { ...memory.read(owner, isOver), attemptId });
  return running.actor;
}

const accountOf = (owner: string) => (owner === UNIDENTIFIED ? null : owner);

function hint(owner: string, { money, since }: { money: Money | null; since: number | null }): void {
  changeHint(money === 'unknown' || money === 'notCharged' ? { account: accountOf(owner), since, money } : null);
}

/** The checkout has shown this end: the strip on other pages need not. */
const shown = (attemptId: string) => openPayment.send({ type: 'end.shown', kind: 'purchase', attemptId });

type Remembered = CheckoutMemory & { attemptId: string | null };

function begin(api: Api, owner: string, remembered: Remembered): Running {
  const keep = () => {
    const snapshot = actor.getSnapshot();
    if (memory.keep(owner, snapshot.context))
      hint(owner, { money: knownMoneyOf(snapshot), since: snapshot.context.agreedAt });
  };
  const takeOut = async (attemptId: string) =>
    (await import('../open-payment/paid-cart.ts')).takeOutPaid(api, attemptId);
  // The checkout itself shows that another tab's order was paid.
  const takeOutOthers = async (attemptId: string) => {
    await takeOut(attemptId);
    shown(attemptId);
  };
  const actor: CheckoutActor = createActor(checkoutFlow(api, keep, takeOutOthers), {
    input: { ...remembered, ...orderOf(cart.getSnapshot().context.cart) },
  });

  let followed = cart.getSnapshot().context.cart;
  const following = cart.subscribe(({ context }) => {
    if (isSameOrder(context.cart, followed)) return;
    followed = context.cart;
    actor.send({ type: 'cart.changed', ...orderOf(context.cart) });
  });
  const unfollow = memory.followEnded(owner, ({ keySeed, attemptNumber }) =>
    actor.send({ type: 'attempt.ended', keySeed, attemptNumber }),
  );
  const returned = () => actor.send({ type: 'network.returned' });
  window.addEventListener('online', returned);
  const unbind = () => {
    following.unsubscribe();
    unfollow();
    window.removeEventListener('online', returned);
  };
  actor.subscribe({
    next: (snapshot) => {
      if (snapshot.status === 'active') keep();
      const ended = snapshot.matches('declined') ? snapshot.context.decline?.attemptId : undefined;
      if (ended !== undefined) shown(ended);
    },
    complete: () => {
      unbind();
      const { status, context } = actor.getSnapshot();
      // A flow that is stopped completes too: its payment may still be under way.
      if (status !== 'done') return;
      // Spec §4, §7: every purchase changes orders, subscriptions, cards and the balance.
      invalidateAccount();
      reloadAccount(api);
      // Remembered until its lines have left the cart. An old attempt that is reopened was bought from another cart.
      const { attemptId, attemptKey } = context;
      const forget = () => {
        memory.forget(attemptKey);
        hint(owner, { money: null, since: null });
      };
      if (attemptKey === null) forget();
      else void takeOut(attemptId!).then(forget, () => {});
    },
  });
  actor.start();
  measureFlow(actor);
  return {
    actor,
    owner,
    stop: () => {
      unbind();
      actor.stop();
    },
  };
}

/** After signing in again: resumes the flow, and the challenge in it. */
function resume(actor: CheckoutActor): void {
  actor.send({ type: 'session.restored' });
  const { challenge } = actor.getSnapshot().children;
  challenge?.send({ type: 'session.restored' });
}

/** Call when the checkout's pages are left. Without a session it is kept until the shopper is back. Design §3. */
export function leaveCheckout(actor: CheckoutActor): void {
  if (running?.actor !== actor || !hasSession()) return;
  running.stop();
  running = null;
}
