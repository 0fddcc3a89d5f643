import { addDays, dayOf, minutes, startOfDay, type Instant } from '../../calendar/index.ts';
import { atNine, giveUpAt, nextDueMail, retryAt } from '../../dunning/index.ts';
import { LONGEST_PAUSE_DAYS } from '../actions/index.ts';
import {
  announceAt,
  cardEndsBefore,
  chargeAt,
  isLongPast,
  isMissed,
  isAnnounced,
  lockAt,
  type PlanCycle,
  type PlannedSubscription,
  runningCycle,
  warnCardAt,
} from '../plan/index.ts';

/**
 * The renewal job's steps. `warnCard`: second mail about an expiring card. `replan`: a passed or unannounced day moves
 * and is announced again. `postpone`: a locked cycle not charged in time gets a new day by mail. `remind`: next mail of
 * a due payment. `askPause`, `endPause`: of a pause without an end. `resume`: plans again, 7 days before a pause ends.
 */
export type CycleStep =
  | 'announce'
  | 'lock'
  | 'warnCard'
  | 'charge'
  | 'retry'
  | 'remind'
  | 'giveUp'
  | 'replan'
  | 'postpone'
  | 'resume'
  | 'askPause'
  | 'endPause';

/** `at`: the earliest instant for the step. */
export type NextStep = { readonly step: CycleStep; readonly at: Instant };

/** Wait before trying a step again that an open attempt or a running delivery blocks. */
const ASK_AGAIN = minutes(15);
/** Days after which a pause without an end is asked about; the second mail says that it ends in 30 days. */
const PAUSE_QUESTIONS = [183, LONGEST_PAUSE_DAYS - 30];
/** A missed charge is postponed by this many days, so that it is not made at night. */
const POSTPONE_DAYS = 2;

export const postponedDay = (now: Instant) => addDays(dayOf(now), POSTPONE_DAYS);

/**
 * The renewal job's next step for a cycle, and when; null if none is scheduled, or the bank's answer is pending.
 * Depends on rows alone, so it is calculated again at that instant, with all changes since. `hasOpenAttempt`: a payment
 * of this cycle is open, or its outcome unknown.
 */
export function nextStep(
  subscription: PlannedSubscription,
  cycle: PlanCycle,
  { now, hasOpenAttempt = false }: { readonly now: Instant; readonly hasOpenAttempt?: boolean },
): NextStep | null {
  switch (cycle.state) {
    case 'PLANNED':
      // An order-now payment is open, or the subscription has ended.
      if (hasOpenAttempt || subscription.status === 'CANCELLED') return null;
      return subscription.pause === null ? stepOfPlanned(subscription, cycle, now) : stepOfPause(subscription.pause);
    case 'SKIPPED':
      // A cancelled subscription needs no row for a skipped order, and its address may be deleted.
      if (cycle.hasOrder || subscription.status === 'CANCELLED') return null;
      return { step: 'lock', at: lockAt(cycle.orderDay) };
    case 'LOCKED':
      if (hasOpenAttempt) return null;
      return isLongPast(cycle.orderDay, now) ? { step: 'postpone', at: now } : stepOfLocked(subscription, cycle, now);
    case 'DUE':
      return stepOfDue(cycle, now, hasOpenAttempt);
    case 'CHARGING':
    case 'ORDERED':
    case 'DROPPED':
      return null;
    default:
      return cycle.state satisfies never;
  }
}

function stepOfPlanned(subscription: PlannedSubscription, cycle: PlanCycle, now: Instant): NextStep {
  if (isMissed(cycle, now)) return { step: 'replan', at: now };
  if (!isAnnounced(cycle) && cycle.waitsForStock === null) return { step: 'announce', at: announceAt(cycle.orderDay) };
  const at = cycle.waitsForStock === null ? lockAt(cycle.orderDay) : startOfDay(cycle.waitsForStock.until);
  const isBusy = runningCycle(subscription) !== null;
  return { step: 'lock', at: isBusy ? Math.max(at, now + ASK_AGAIN) : at };
}

/**
 * A cycle locked less than two days before its order day gets the card warning at once. From the time of the charge on
 * there is no warning; nor if the balance pays everything.
 */
function stepOfLocked(
  subscription: PlannedSubscription,
  { orderDay, frozen, cardWarnedAt }: PlanCycle,
  now: Instant,
): NextStep {
  const charge: NextStep = { step: 'charge', at: chargeAt(orderDay) };
  const isCardAsked = frozen !== null && frozen.price.chargedAmount > 0;
  return cardWarnedAt === null && isCardAsked && cardEndsBefore(subscription, orderDay) && now < charge.at
    ? { step: 'warnCard', at: warnCardAt(orderDay) }
    : charge;
}

function stepOfPause({ until, since, reminded }: NonNullable<PlannedSubscription['pause']>): NextStep {
  if (until !== null) return { step: 'resume', at: announceAt(until) };
  const question = PAUSE_QUESTIONS[reminded];
  return question === undefined
    ? { step: 'endPause', at: startOfDay(addDays(dayOf(since), LONGEST_PAUSE_DAYS)) }
    : { step: 'askPause', at: atNine(addDays(dayOf(since), question)) };
}

/** A retry comes before the mail of the same morning, which is not needed if the retry succeeds. */
function stepOfDue({ due }: PlanCycle, now: Instant, hasOpenAttempt: boolean): NextStep | null {
  if (due === null) return null;
  const end: NextStep = { step: 'giveUp', at: giveUpAt(due) };
  if (now >= end.at) return hasOpenAttempt ? { step: 'giveUp', at: now + ASK_AGAIN } : end;
  const retry = hasOpenAttempt ? null : retryAt(due);
  // While a capture is possible, no mail may say that nothing was charged.
  const mail = hasOpenAttempt ? null : nextDueMail(due);
  const steps: NextStep[] = [
    ...(retry === null ? [] : [{ step: 'retry', at: retry } as const]),
    ...(mail === null ? [] : [{ step: 'remind', at: mail.at } as const]),
    end,
  ];
  return steps.reduce((first, step) => (step.at < first.at ? step : first));
}
