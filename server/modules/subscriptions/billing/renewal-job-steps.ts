import { nextDueMail } from '../../../../domain/dunning/index.ts';
import {
  type AccountPlan,
  applyAction,
  applyStep,
  type CycleStep,
  isRefused,
  nextStep,
  type PlanCycle,
  type PlannedSubscription,
} from '../../../../domain/subscription/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { MailDraft } from '../../../platform/mail/mail.ts';
import type { WithAttempts } from '../../attempts/index.ts';
import type { StockHold } from '../../catalog/index.ts';
import { nextDelivery } from '../actions/index.ts';
import { chargedOf, isDearer, type PlanChange, type PlanWrite, writePlans } from '../plan-changes/index.ts';
import { type RenewalMail, stepMail, toDeliveryHold, tryHold } from '../delivery-payments/index.ts';
import { type Asked, type AskedFor, openAll } from './open-renewals.ts';
import { findCycle, findStoredCycle, hasOpenAttempt, type LoadedPlan } from '../plan/index.ts';
import { insertMailed, type MailedLink, type NewMailedRow } from '../mailed-links/index.ts';
import type { MailedPurpose } from '../plan/subscriptions.tables.ts';

/** Stock for a batch of deliveries is sold out: it is rolled back, and each step is repeated with `holdsFirst`. */
export class SoldOut extends Error {
  override name = 'SoldOut';
}

type StepContext = {
  context: AppContext<WithAttempts>;
  loaded: LoadedPlan;
  subscription: PlannedSubscription;
  cycle: PlanCycle;
  now: Date;
  /** For a mail that announces a delivery, or says that one is due. */
  link?: MailedLink | undefined;
};

/** The effects of a step, before any of them is written. */
export type Work = {
  step: StepContext;
  write: PlanWrite;
  mail?: MailDraft | null;
  /** The row of the link in its mail: the delivery that the link changes or pays. */
  mailed?: NewMailedRow | null;
  /** The stock it must reserve. */
  hold?: StockHold;
  /** The work to do instead when that stock is sold out. */
  soldOut?: () => Work;
  /** The order to charge. */
  asks?: AskedFor;
};

const cycleIn = (plan: AccountPlan, { subscription, cycle }: Pick<StepContext, 'subscription' | 'cycle'>) =>
  findCycle(plan, { subscriptionId: subscription.id, cycle: cycle.cycle });

/** Mails of deliveries that can still be changed. They are named as the steps that write them. */
const announcing = new Set<RenewalMail | CycleStep>(['announce', 'replan', 'resume']);
/** Mails about a due payment that can still be paid. */
const owing = new Set<RenewalMail>(['failed', 'reminder', 'lastDay']);

/** The purpose of the link in the mail of a step; null where the mail has none. */
export function linkOf(step: CycleStep | null): MailedPurpose | null {
  if (step === 'remind') return 'duePayment';
  return step !== null && announcing.has(step) ? 'subscriptionAction' : null;
}

/** The row of a mail's link; null when the link would have nothing to change or pay. */
function linked(
  { loaded, subscription, cycle, now, link }: StepContext,
  after: AccountPlan,
  mail: RenewalMail | null | undefined,
): NewMailedRow | null {
  if (!link || !mail) return null;
  const { id, purpose, endsAt } = link;
  const row = { id, purpose, accountId: loaded.account.id, subscriptionId: subscription.id, madeAt: now };
  if (purpose === 'duePayment')
    return owing.has(mail) ? { ...row, cycle: cycle.cycle, expiresAt: new Date(endsAt) } : null;
  const delivery = announcing.has(mail) ? nextDelivery(after, subscription.id, now) : undefined;
  if (delivery?.state !== 'planned' || delivery.why.includes('itemGone')) return null;
  if (delivery.changeUntil <= now.getTime()) return null;
  return { ...row, cycle: delivery.cycle, expiresAt: new Date(Math.min(endsAt, delivery.changeUntil)) };
}

function toWork(
  step: StepContext,
  after: AccountPlan,
  { mail, ...change }: Omit<PlanChange, 'by' | 'now'> & { mail?: RenewalMail | null } = {},
): Work {
  const { context, loaded, subscription, cycle, now, link } = step;
  const { config } = context;
  const facts = { loaded, after, subscription, cycle, now, config };
  const mailed = linked(step, after, mail);
  return {
    step,
    write: { loaded, after, change: { by: 'engine', now, ...change } },
    mail: mail ? stepMail(mail, { ...facts, ...(mailed && { link }) }) : null,
    mailed,
  };
}

function lock(step: StepContext): Work {
  const { loaded, subscription, cycle, now } = step;
  const apply = (isInStock: boolean) =>
    applyStep(
      loaded.plan,
      { subscriptionId: subscription.id, cycle: cycle.cycle, done: { step: 'lock', isInStock } },
      now.getTime(),
    );
  const locked = apply(true);
  const frozen = cycleIn(locked, step)?.frozen;
  if (!frozen || cycleIn(locked, step)?.state !== 'LOCKED') {
    const isDropped = cycleIn(locked, step)?.state === 'DROPPED';
    return toWork(step, locked, { isRefused: isDropped, mail: isDropped ? 'refused' : null });
  }
  const orderId = step.context.ids.next();
  const wasAnnouncedLess = isDearer(loaded, { subscriptionId: subscription.id, cycle: cycleIn(locked, step)! });
  return {
    ...toWork(step, locked, { orderId, mail: wasAnnouncedLess ? 'dearer' : null }),
    hold: toDeliveryHold(loaded, { ...step, frozen, orderId }),
    soldOut() {
      const after = apply(false);
      const isWaiting = cycleIn(after, step)?.waitsForStock?.times === 1;
      const isDropped = cycleIn(after, step)?.state === 'DROPPED';
      return toWork(step, after, { isRefused: isDropped, mail: isDropped ? 'refused' : isWaiting ? 'waits' : null });
    },
  };
}

/** Sold out before the bank was asked: the delivery is cancelled, because none is sent incomplete, and not charged. */
function refuse(step: StepContext): Work {
  const { loaded, subscription, cycle, now } = step;
  const action = { kind: 'skip', cycle: cycle.cycle } as const;
  const after = applyAction(loaded.plan, { subscriptionId: subscription.id, action }, now.getTime());
  if (isRefused(after)) throw new Error(`${subscription.id} cannot be dropped: ${after.code}.`);
  return toWork(step, after, { isRefused: true, mail: 'refused' });
}

/** Marks the delivery as being charged: from here on the customer cannot cancel it. */
function ask(step: StepContext): Work {
  const { loaded, subscription, cycle, now } = step;
  const { id: subscriptionId } = subscription;
  const orderId = findStoredCycle(loaded, { subscriptionId, cycle: cycle.cycle })?.orderId;
  const { frozen } = cycle;
  if (!orderId || !frozen) throw new Error(`${subscriptionId} has nothing to charge.`);
  const say = (plan: AccountPlan, done: Parameters<typeof applyStep>[1]['done']) =>
    applyStep(plan, { subscriptionId, cycle: cycle.cycle, done }, now.getTime());
  const asked = say(loaded.plan, { step: 'ask' });
  if (chargedOf(cycle) > 0 && subscription.card === null) {
    const word = { said: 'declined', code: null, isRetryable: false } as const;
    return toWork(step, say(asked, { step: 'answer', word }), { declineCode: null });
  }
  return {
    ...toWork(step, asked),
    hold: toDeliveryHold(loaded, { ...step, frozen, orderId }),
    soldOut: () => refuse(step),
    asks: { orderId },
  };
}

/** The effects of a step on a cycle. */
export function workOf(step: StepContext, name: CycleStep): Work {
  const { loaded, subscription, cycle, now } = step;
  const asked = { subscriptionId: subscription.id, cycle: cycle.cycle };
  const apply = (done: Parameters<typeof applyStep>[1]['done']) =>
    applyStep(loaded.plan, { ...asked, done }, now.getTime());
  switch (name) {
    case 'lock':
      return lock(step);
    case 'charge':
    case 'retry':
      return ask(step);
    case 'remind': {
      const mail = cycle.due && nextDueMail(cycle.due)?.mail;
      return mail ? toWork(step, apply({ step: name, mail }), { mail }) : toWork(step, loaded.plan);
    }
    case 'giveUp':
      return toWork(step, apply({ step: name }), { isGivenUp: true, mail: 'ended' });
    case 'announce':
    case 'warnCard':
    case 'replan':
    case 'postpone':
    case 'resume':
    case 'askPause':
    case 'endPause':
      return toWork(step, apply({ step: name }), { mail: name });
    default:
      return name satisfies never;
  }
}

/**
 * Writes the effects of steps, each of another account, in as many statements as for one. Stock is reserved last: other
 * transactions wait for a product's row. Throws SoldOut when stock is missing. Returns the attempts to start after the
 * commit, by work. `besides`: further plans to write.
 */
export async function carryOut(
  context: AppContext<WithAttempts>,
  tx: Tx,
  works: readonly Work[],
  besides: readonly PlanWrite[] = [],
): Promise<Map<Work, Asked>> {
  await writePlans(context, tx, [...works.map(({ write }) => write), ...besides]);
  const asked = await openAll(context, tx, works);
  await context.mail.enqueueAll(
    tx,
    works.flatMap(({ mail }) => mail ?? []),
  );
  await insertMailed(
    tx,
    works.flatMap(({ mailed }) => mailed ?? []),
  );
  const holds = works.flatMap(({ hold }) => hold ?? []);
  if (!(await tryHold(tx, holds))) throw new SoldOut();
  return asked;
}

/** As `carryOut`, for one delivery: reserves its stock first, and carries out `soldOut` where there is none. */
export async function carryOutOne(context: AppContext<WithAttempts>, tx: Tx, work: Work): Promise<Asked | null> {
  const isThere = !work.hold || (await tryHold(tx, [work.hold]));
  const { hold: _hold, ...withoutHold } = work;
  const done = isThere ? withoutHold : (work.soldOut?.() ?? withoutHold);
  return (await carryOut(context, tx, [done])).get(done) ?? null;
}

/** The step that is due for a cycle now, by its rows alone; null when none is. */
export function dueStep({
  loaded,
  subscription,
  cycle,
  now,
}: Pick<StepContext, 'loaded' | 'subscription' | 'cycle' | 'now'>): CycleStep | null {
  const isOpen = hasOpenAttempt(loaded, { subscriptionId: subscription.id, cycle: cycle.cycle });
  const next = nextStep(subscription, cycle, { now: now.getTime(), hasOpenAttempt: isOpen });
  return next && next.at <= now.getTime() ? next.step : null;
}
