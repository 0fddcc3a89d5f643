import { nextDueMail } from '../../../domain/dunning/index.ts';
import {
  type AccountPlan,
  applyAct,
  applyStep,
  type CycleStep,
  isRefused,
  nextStep,
  type PlanCycle,
  type PlannedSubscription,
} from '../../../domain/subscription/index.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { findAddress, toBuyer } from '../addresses/index.ts';
import type { PaymentDetails, WithAttempts } from '../attempts/index.ts';
import { findOrderAttempt } from '../orders/index.ts';
import { chargedOf } from './cycle-orders.ts';
import { holdCycle, paymentLines } from './cycle-payment.ts';
import { countTries, openSubject } from './payment-subjects.ts';
import type { PlanChange } from './plan-change.ts';
import { type PlanScene, subjectOf } from './plan-rows.ts';
import type { CyclePayload } from './cycle-payload.ts';
import { type Letter, stepLetter } from './renewal.mails.ts';
import { writePlan } from './write-plan.ts';

/** An attempt that was opened: it is asked for once its transaction has committed. */
export type Asked = { attemptId: string; details: PaymentDetails | null };

/** The boxes of a delivery that was written down are not there: its step is undone, and done again with `holdsFirst`. */
export class SoldOut extends Error {
  override name = 'SoldOut';
}

type Scene = {
  context: AppContext<WithAttempts>;
  tx: Tx;
  scene: PlanScene;
  subscription: PlannedSubscription;
  cycle: PlanCycle;
  now: Date;
  /** Else the boxes of a delivery are taken last: everybody waits for the row of a product. */
  holdsFirst: boolean;
};

const cycleIn = (
  plan: AccountPlan,
  { subscription, cycle }: Pick<Scene, 'subscription' | 'cycle'>,
): PlanCycle | undefined =>
  plan.subscriptions.find(({ id }) => id === subscription.id)?.cycles.find((one) => one.cycle === cycle.cycle);

async function write(
  step: Scene,
  after: AccountPlan,
  { letter, ...change }: Omit<PlanChange, 'by' | 'now'> & { letter?: Letter | null } = {},
): Promise<void> {
  const { context, tx, scene, subscription, cycle, now } = step;
  await writePlan(context, tx, scene, { after, change: { by: 'engine', now, ...change } });
  const { config } = context;
  const mail = letter && stepLetter(letter, { scene, after, subscription, cycle, now, config });
  if (mail) await context.mail.enqueue(tx, mail);
}

const hold = (step: Scene, frozen: NonNullable<PlanCycle['frozen']>, orderId: string): Promise<boolean> =>
  holdCycle(step.tx, step.scene, { ...step, frozen, orderId });

async function lock(step: Scene): Promise<void> {
  const { scene, subscription, cycle, now } = step;
  const apply = (isInStock: boolean) =>
    applyStep(
      scene.plan,
      { subscriptionId: subscription.id, cycle: cycle.cycle, done: { step: 'lock', isInStock } },
      now.getTime(),
    );
  const locked = apply(true);
  const frozen = cycleIn(locked, step)?.frozen;
  if (!frozen || cycleIn(locked, step)?.state !== 'LOCKED') {
    const isDropped = cycleIn(locked, step)?.state === 'DROPPED';
    return write(step, locked, { isRefused: isDropped, letter: isDropped ? 'refused' : null });
  }
  const orderId = step.context.ids.next();
  if (!step.holdsFirst) {
    await write(step, locked, { orderId });
    if (await hold(step, frozen, orderId)) return;
    throw new SoldOut();
  }
  if (!(await hold(step, frozen, orderId))) {
    const after = apply(false);
    const isWaiting = cycleIn(after, step)?.waitsForStock?.times === 1;
    const isDropped = cycleIn(after, step)?.state === 'DROPPED';
    return write(step, after, { isRefused: isDropped, letter: isDropped ? 'refused' : isWaiting ? 'waits' : null });
  }
  return write(step, locked, { orderId });
}

/** What the bank is told besides what the attempt froze. `ip`: that of the payment the subscription began with. */
async function detailsOf({ context, tx, scene, subscription }: Scene, ip: string): Promise<PaymentDetails> {
  const { account, cards } = scene;
  const card = cards.find(({ id }) => id === subscription.card?.id);
  const delivery = await findAddress(tx, account.id, subscription.deliveryAddressId);
  const billing = await findAddress(tx, account.id, subscription.billingAddressId);
  if (!card || !delivery || !billing) throw new Error(`${context.config.mode}: ${subscription.id} cannot be charged.`);
  const { customerKey, cardToken } = card;
  return { card: { kind: 'stored', customerKey, cardToken }, buyer: toBuyer(account, delivery, billing, ip) };
}

async function mandateIp({ context, tx, scene, subscription }: Scene): Promise<string> {
  const first = scene.rows.get(subscription.id)?.cycles.find(({ orderId }) => orderId !== null)?.orderId;
  const attemptId = first ? await findOrderAttempt(tx, scene.account.id, first) : null;
  const attempt = attemptId === null ? null : await context.attempts.find(tx, attemptId);
  return attempt?.ip ?? '127.0.0.1';
}

/** The boxes are gone before the bank was asked: nothing is sent incompletely, and nothing is charged. */
async function refuse(step: Scene): Promise<void> {
  const { scene, subscription, cycle, now } = step;
  const act = { kind: 'skip', cycle: cycle.cycle } as const;
  const after = applyAct(scene.plan, { subscriptionId: subscription.id, act }, now.getTime());
  if (isRefused(after)) throw new Error(`${subscription.id} cannot be let go: ${after.code}.`);
  await write(step, after, { isRefused: true, letter: 'refused' });
}

/** Writes down that the bank is asked, and opens the attempt. From here on the customer’s no comes too late. */
async function ask(step: Scene): Promise<Asked | null> {
  const { context, tx, scene, subscription, cycle, now } = step;
  const { id: subscriptionId } = subscription;
  const orderId = scene.rows.get(subscriptionId)?.cycles.find((row) => row.cycle === cycle.cycle)?.orderId;
  const { frozen } = cycle;
  if (!orderId || !frozen) throw new Error(`${subscriptionId} has nothing to charge.`);
  const say = (plan: AccountPlan, done: Parameters<typeof applyStep>[1]['done']) =>
    applyStep(plan, { subscriptionId, cycle: cycle.cycle, done }, now.getTime());
  const asked = say(scene.plan, { step: 'ask' });
  const charged = chargedOf(cycle);
  if (charged > 0 && subscription.card === null) {
    const word = { said: 'declined', code: null, isRetryable: false } as const;
    await write(step, say(asked, { step: 'answer', word }), { declineCode: null });
    return null;
  }
  if (!(await hold(step, frozen, orderId))) {
    await refuse(step);
    return null;
  }
  await write(step, asked);
  const subject = subjectOf(subscriptionId, cycle.cycle);
  const attemptId = context.ids.next();
  const ip = await mandateIp(step);
  const { language } = scene.rows.get(subscriptionId)!.subscription;
  const payload: CyclePayload = {
    subscriptionId,
    cycle: cycle.cycle,
    orderId,
    chargedKurus: charged,
    cardId: subscription.card?.id ?? null,
  };
  await context.attempts.open(tx, {
    id: attemptId,
    kind: 'renewal',
    accountId: scene.account.id,
    key: `renewal:${subscriptionId}:${cycle.cycle}:${(await countTries(tx, subject)) + 1}`,
    method: charged > 0 ? 'stored' : 'none',
    purpose: 'purchase',
    amountKurus: charged,
    lines: await paymentLines(tx, orderId, language),
    payload,
    language,
    ip,
  });
  await openSubject(tx, attemptId, subject);
  return { attemptId, details: charged > 0 ? await detailsOf(step, ip) : null };
}

/** Does one step with a cycle in the caller's transaction. Answers the attempt that is to be started after it. */
export async function perform(step: Scene, name: CycleStep): Promise<Asked | null> {
  const { scene, subscription, cycle, now } = step;
  const asked = { subscriptionId: subscription.id, cycle: cycle.cycle };
  switch (name) {
    case 'lock':
      await lock(step);
      return null;
    case 'charge':
    case 'retry':
      return ask(step);
    case 'remind': {
      const mail = cycle.due && nextDueMail(cycle.due)?.mail;
      if (!mail) return null;
      await write(step, applyStep(scene.plan, { ...asked, done: { step: name, mail } }, now.getTime()), {
        letter: mail,
      });
      return null;
    }
    case 'giveUp': {
      const after = applyStep(scene.plan, { ...asked, done: { step: name } }, now.getTime());
      await write(step, after, { isGivenUp: true, letter: 'ended' });
      return null;
    }
    case 'announce':
    case 'replan':
    case 'postpone':
    case 'resume':
    case 'askPause':
    case 'endPause':
      await write(step, applyStep(scene.plan, { ...asked, done: { step: name } }, now.getTime()), { letter: name });
      return null;
    default:
      return name satisfies never;
  }
}

/** What is to be done with a cycle now, by its rows alone; null when its time has not come. */
export function dueStep({
  scene,
  subscription,
  cycle,
  now,
}: Pick<Scene, 'scene' | 'subscription' | 'cycle' | 'now'>): CycleStep | null {
  const hasOpenAttempt = scene.open.has(subjectOf(subscription.id, cycle.cycle));
  const next = nextStep(subscription, cycle, { now: now.getTime(), hasOpenAttempt });
  return next && next.at <= now.getTime() ? next.step : null;
}
