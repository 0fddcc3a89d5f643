import { days, hours, minutes } from '../../../../domain/calendar/index.ts';
import { pathIn } from '../../../../domain/locale/index.ts';
import { renewalClassOf } from '../../../../domain/dunning/index.ts';
import type { DeclineCode } from '../../../../domain/payment/index.ts';
import { applyStep, type BankWord, type PlanCycle } from '../../../../domain/subscription/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { lockAccount, lockAccounts } from '../../account/index.ts';
import {
  type Attempt,
  type AttemptHooks,
  type AttemptResult,
  CannotFulfil,
  type Needed,
  type UnpaidEnd,
} from '../../attempts/index.ts';
import { creditBalance } from '../../orders/index.ts';
import { type Capture, clearAlarms, raiseAlarm } from '../../payments/index.ts';
import type { DeliveryPayload } from './delivery-payload.ts';
import { closeSubjects, nextTries } from './payment-subjects.repository.ts';
import { findCycle, type LoadedPlan, loadPlan, loadPlans, subjectOf, toPlanCard } from '../plan/index.ts';
import { paidMail, returnedMail } from './renewal.mails.ts';
import { writePlan, writePlans } from '../plan-changes/index.ts';

/** How long until a delivery is charged again whose bank was not reached. */
const AGAIN_AFTER = minutes(15);
/** The same when the bank captured a wrong amount or cancelled the payment: first an hour, then a day. */
const againAfterFault = (tries: number): number => (tries < 2 ? hours(1) : days(1));

export const payloadOf = ({ payload }: Attempt): DeliveryPayload => payload as DeliveryPayload;

const wordOf = (end: UnpaidEnd): BankWord =>
  end.kind === 'declined' ? { said: 'declined', code: end.code, isRetryable: end.retryable } : { said: 'notAsked' };

type Found = { loaded: LoadedPlan; cycle: PlanCycle };

/** The cycle a payment is for, under the account's lock; null when it was cancelled, or its account is closed. */
export async function lockCycle(
  tx: Tx,
  { accountId, ...about }: { accountId: string; subscriptionId: string; cycle: number },
  now: Date,
): Promise<Found | null> {
  const account = await lockAccount(tx, accountId);
  if (!account) return null;
  const loaded = await loadPlan(tx, account, { now });
  const cycle = findCycle(loaded.plan, about);
  return cycle ? { loaded, cycle } : null;
}

/** Only the card that pays: orders have their own copies of addresses. */
export const neededCard = ({ cardId }: { cardId: string | null }): Needed => ({
  cards: cardId === null ? [] : [cardId],
  addresses: [],
});

/** `isChosen`: the customer chose this card to pay, so the subscription uses it from now on. */
type Paid = { attempt: Attempt; capture: Capture | null; cardId: string | null; isChosen: boolean };

function toFulfilled(context: AppContext, loaded: LoadedPlan | undefined, paid: Paid, now: Date) {
  const { attempt, capture, cardId, isChosen } = paid;
  const payload = payloadOf(attempt);
  const { subscriptionId, cycle, orderId } = payload;
  const state = loaded && findCycle(loaded.plan, payload)?.state;
  if (!loaded || (state !== 'CHARGING' && state !== 'DUE')) throw new CannotFulfil('it was cancelled');
  const asked = { subscriptionId, cycle, done: { step: 'answer', word: { said: 'paid' } } } as const;
  const answered = applyStep(loaded.plan, asked, now.getTime());
  const card = isChosen ? loaded.cards.find(({ id }) => id === cardId) : undefined;
  const after = {
    ...answered,
    subscriptions: answered.subscriptions.map((one) =>
      one.id === subscriptionId && card ? { ...one, card: toPlanCard(card) } : one,
    ),
  };
  return {
    mail: paidMail({ loaded, after, payload, now, config: context.config }),
    write: { loaded, after, change: { by: 'bank' as const, now, payment: { attemptId: attempt.id, capture } } },
    result: { orderIds: [orderId], subscriptionIds: [subscriptionId], isFirstPurchase: false, cardId },
  };
}

/**
 * Marks the orders of captured deliveries as paid; at most one per account. Throws CannotFulfil for one that was
 * cancelled meanwhile.
 */
export async function fulfilCycles(
  context: AppContext,
  tx: Tx,
  paid: readonly Paid[],
  now: Date,
): Promise<AttemptResult[]> {
  await closeSubjects(
    tx,
    paid.map(({ attempt }) => attempt.id),
    'paid',
  );
  const accounts = await lockAccounts(
    tx,
    paid.map(({ attempt }) => attempt.accountId),
  );
  const loadedPlans = new Map(
    (await loadPlans(tx, accounts, { now, leavesOutPast: true })).map((loaded) => [loaded.account.id, loaded] as const),
  );
  const subjects = paid.map(({ attempt }) => subjectOf(payloadOf(attempt).subscriptionId, payloadOf(attempt).cycle));
  await clearAlarms(tx, subjects, now);
  const done = paid.map((one) => toFulfilled(context, loadedPlans.get(one.attempt.accountId), one, now));
  await context.mail.enqueueAll(
    tx,
    done.map(({ mail }) => mail),
  );
  await writePlans(
    context,
    tx,
    done.map(({ write }) => write),
  );
  return done.map(({ result }) => result);
}

/** Mails a refund of a cancelled or late payment, and credits the part that the card refused to the balance. */
export const refundedCycle =
  (context: AppContext): AttemptHooks['refunded'] =>
  async (tx, attempt, { balanceKurus, now }) => {
    const { accountId, id } = attempt;
    if (balanceKurus > 0)
      await creditBalance(tx, context, { id, accountId, amountKurus: balanceKurus, orderId: null, now });
    const account = await lockAccount(tx, accountId);
    if (!account) return;
    const amountKurus = attempt.capture?.amount ?? attempt.amountKurus;
    await context.mail.enqueue(tx, returnedMail({ account, language: attempt.language, amountKurus, balanceKurus }));
  };

/** Contains the attempt's id: returning inside the bank's frame, the shop posts it to the page around the frame. */
export const cyclePath = ({ id, language }: Attempt): string => pathIn(language, `/account?attempt=${id}`);

/** A renewal: no page waits for it, so its outcome is mailed. */
export function createRenewalKind(context: AppContext): AttemptHooks {
  /** Raises an alarm if the decline is the shop's fault. Returns the wait until the next try, in milliseconds. */
  const countFault = async (tx: Tx, attempt: Attempt, code: DeclineCode | null): Promise<number> => {
    const { subscriptionId, cycle } = payloadOf(attempt);
    const subject = subjectOf(subscriptionId, cycle);
    const tries = (await nextTries(tx, [subject]))(subject) - 1;
    if (renewalClassOf(code, { isRetryable: false }) === 'ours') {
      const detail = { declineCode: code, tries, attemptId: attempt.id, amountKurus: attempt.amountKurus };
      await raiseAlarm(tx, context, { code: 'RENEWAL_NOT_TAKEN', subject, detail });
    }
    return againAfterFault(tries);
  };
  const answer = async (tx: Tx, attempt: Attempt, word: BankWord, now: Date) => {
    const { subscriptionId, cycle } = payloadOf(attempt);
    await closeSubjects(tx, [attempt.id], 'over');
    const found = await lockCycle(tx, { accountId: attempt.accountId, subscriptionId, cycle }, now);
    if (found?.cycle.state !== 'CHARGING') return;
    const { loaded } = found;
    const after = applyStep(loaded.plan, { subscriptionId, cycle, done: { step: 'answer', word } }, now.getTime());
    const isOurs = word.said !== 'declined' || renewalClassOf(word.code, word) === 'ours';
    const wait = word.said === 'declined' ? await countFault(tx, attempt, word.code) : AGAIN_AFTER;
    await writePlan(context, tx, loaded, {
      after,
      change: {
        by: 'bank',
        now,
        ...(word.said === 'declined' && { declineCode: word.code }),
        ...(isOurs && { notBefore: new Date(now.getTime() + wait) }),
      },
    });
  };
  const fulfilMany: NonNullable<AttemptHooks['fulfilMany']> = (tx, paid, now) =>
    fulfilCycles(
      context,
      tx,
      paid.map((one) => ({ ...one, cardId: payloadOf(one.attempt).cardId, isChosen: false })),
      now,
    );
  return {
    async fulfil(tx, attempt, { capture, now }) {
      const [result] = await fulfilMany(tx, [{ attempt, capture }], now);
      return result!;
    },
    fulfilMany,
    // Captured but not fulfillable, so it is refunded: charged again later today.
    release: (tx, attempt, now) => answer(tx, attempt, { said: 'notAsked' }, now),
    ended: (tx, attempt, { end, now }) => answer(tx, attempt, wordOf(end), now),
    refunded: refundedCycle(context),
    notCharged: () => Promise.resolve(),
    unclear: () => Promise.resolve(),
    needs: (attempt) => neededCard(payloadOf(attempt)),
    forget: payloadOf,
    returnPath: cyclePath,
  };
}
