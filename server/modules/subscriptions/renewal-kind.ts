import { hours, minutes } from '../../../domain/calendar/index.ts';
import { pathIn } from '../../../domain/locale/index.ts';
import { applyStep, type BankWord, type PlanCycle } from '../../../domain/subscription/index.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { lockAccount } from '../account/index.ts';
import {
  type Attempt,
  type AttemptHooks,
  type AttemptResult,
  CannotFulfil,
  type UnpaidEnd,
} from '../attempts/index.ts';
import { creditBalance } from '../orders/index.ts';
import type { Capture } from '../payments/index.ts';
import type { CyclePayload } from './cycle-payload.ts';
import { closeSubject } from './payment-subjects.ts';
import { type PlanScene, readScene, toPlanCard } from './plan-rows.ts';
import { paidLetter, returnedLetter } from './renewal.mails.ts';
import { writePlan } from './write-plan.ts';

/** When a delivery is asked for again whose bank was not reached, or took what nobody asked for. */
const AGAIN_AFTER = minutes(15);
const AGAIN_AFTER_MISMATCH = hours(1);

export const payloadOf = ({ payload }: Attempt): CyclePayload => payload as CyclePayload;

const wordOf = (end: UnpaidEnd): BankWord =>
  end.kind === 'declined' ? { said: 'declined', code: end.code, isRetryable: end.retryable } : { said: 'notAsked' };

type Found = { scene: PlanScene; cycle: PlanCycle };

/** The cycle a payment is for, under the account's lock; null when it was let go, or its customer has left. */
export async function lockCycle(
  tx: Tx,
  { accountId, subscriptionId, cycle }: { accountId: string; subscriptionId: string; cycle: number },
  now: Date,
): Promise<Found | null> {
  const account = await lockAccount(tx, accountId);
  if (!account) return null;
  const scene = await readScene(tx, account, { now });
  const subscription = scene.plan.subscriptions.find(({ id }) => id === subscriptionId);
  const found = subscription?.cycles.find((one) => one.cycle === cycle);
  return found ? { scene, cycle: found } : null;
}

/** Money for a delivery is there: its order is paid. Throws CannotFulfil for one that was let go meanwhile. */
export async function fulfilCycle(
  context: AppContext,
  tx: Tx,
  attempt: Attempt,
  about: { capture: Capture | null; now: Date; cardId: string | null },
): Promise<AttemptResult> {
  const payload = payloadOf(attempt);
  const { subscriptionId, cycle: number, orderId } = payload;
  const { capture, now, cardId } = about;
  await closeSubject(tx, attempt.id, 'paid');
  const found = await lockCycle(tx, { ...payload, accountId: attempt.accountId }, now);
  if (found?.cycle.state !== 'CHARGING' && found?.cycle.state !== 'DUE') throw new CannotFulfil('it was let go');
  const { scene } = found;
  const asked = { subscriptionId, cycle: number, done: { step: 'answer', word: { said: 'paid' } } } as const;
  const paid = applyStep(scene.plan, asked, now.getTime());
  const card = scene.cards.find(({ id }) => id === cardId);
  const after = {
    ...paid,
    subscriptions: paid.subscriptions.map((one) =>
      one.id === subscriptionId && card ? { ...one, card: toPlanCard(card) } : one,
    ),
  };
  // Before the boxes leave the warehouse: everybody waits for the row of a product.
  await context.mail.enqueue(tx, paidLetter({ scene, after, payload, now, config: context.config }));
  await writePlan(context, tx, scene, {
    after,
    change: { by: 'bank', now, payment: { attemptId: attempt.id, capture } },
  });
  return { orderIds: [orderId], subscriptionIds: [subscriptionId], isFirstPurchase: false, cardId };
}

/** Money that came for what was let go, or after its end was told, went back. */
export const refundedCycle =
  (context: AppContext): AttemptHooks['refunded'] =>
  async (tx, attempt, { balanceKurus, now }) => {
    const { accountId, id } = attempt;
    if (balanceKurus > 0)
      await creditBalance(tx, context, { id, accountId, amountKurus: balanceKurus, orderId: null, now });
    const account = await lockAccount(tx, accountId);
    if (!account) return;
    const amountKurus = attempt.capture?.amount ?? attempt.amountKurus;
    await context.mail.enqueue(tx, returnedLetter({ account, language: attempt.language, amountKurus, balanceKurus }));
  };

export const cyclePath = ({ language }: Attempt): string => pathIn(language, '/account');

/** A renewal: nobody waits for it, so what became of it is told by the engine's letters. */
export function createRenewalKind(context: AppContext): AttemptHooks {
  const answer = async (tx: Tx, attempt: Attempt, word: BankWord, now: Date) => {
    const { subscriptionId, cycle } = payloadOf(attempt);
    await closeSubject(tx, attempt.id, 'over');
    const found = await lockCycle(tx, { accountId: attempt.accountId, subscriptionId, cycle }, now);
    if (found?.cycle.state !== 'CHARGING') return;
    const { scene } = found;
    const after = applyStep(scene.plan, { subscriptionId, cycle, done: { step: 'answer', word } }, now.getTime());
    const isOurs = word.said === 'declined' ? word.code === 'amountMismatch' : true;
    const wait = word.said === 'declined' ? AGAIN_AFTER_MISMATCH : AGAIN_AFTER;
    await writePlan(context, tx, scene, {
      after,
      change: {
        by: 'bank',
        now,
        ...(word.said === 'declined' && { declineCode: word.code }),
        ...(isOurs && { notBefore: new Date(now.getTime() + wait) }),
      },
    });
  };
  return {
    fulfil: (tx, attempt, { capture, now }) =>
      fulfilCycle(context, tx, attempt, { capture, now, cardId: payloadOf(attempt).cardId }),
    // The money is there and goes back: it is asked for again, later today.
    release: (tx, attempt, now) => answer(tx, attempt, { said: 'notAsked' }, now),
    ended: (tx, attempt, { end, now }) => answer(tx, attempt, wordOf(end), now),
    refunded: refundedCycle(context),
    notCharged: () => Promise.resolve(),
    unclear: () => Promise.resolve(),
    forget: payloadOf,
    returnPath: cyclePath,
  };
}
