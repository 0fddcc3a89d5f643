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
 * What the renewal job does with a cycle. `warnCard`: the second mail about a card that ends before the day. `replan`: a day that passed, or was not announced, moves and is announced again.
 * `postpone`: a locked one that was not charged in time gets a new day by mail. `remind`: the next mail about a due
 * payment. `askPause` and `endPause`: one without an end. `resume` plans again, seven days before the pause ends.
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

/** `at`: not before this instant. */
export type NextStep = { readonly step: CycleStep; readonly at: Instant };

/** Of an attempt the bank has not answered: nothing else is decided, and giving up waits. */
const ASK_AGAIN = minutes(15);
/** Days after which a pause without an end is asked about; the second says that it ends in 30 days. */
const PAUSE_QUESTIONS = [183, LONGEST_PAUSE_DAYS - 30];
/** Work that was missed is not made up for at night: it waits for the morning of its new day. */
const POSTPONE_DAYS = 2;

export const postponedDay = (now: Instant) => addDays(dayOf(now), POSTPONE_DAYS);

/**
 * What the renewal job does next with a cycle, and when; null if nothing is scheduled, or the bank's answer is pending. From
 * rows alone, so it is asked again when the instant has come: what happened meanwhile counts. `hasOpenAttempt`: a payment
 * of this cycle is open, or its end unknown.
 */
export function nextStep(
  subscription: PlannedSubscription,
  cycle: PlanCycle,
  { now, hasOpenAttempt = false }: { readonly now: Instant; readonly hasOpenAttempt?: boolean },
): NextStep | null {
  switch (cycle.state) {
    case 'PLANNED':
      // It is being ordered at once, or has no business to be there.
      if (hasOpenAttempt || subscription.status === 'CANCELLED') return null;
      return subscription.pause === null ? stepOfPlanned(subscription, cycle, now) : stepOfPause(subscription.pause);
    case 'SKIPPED':
      // After its end no process waits for the row of a skipped order, and its address may be gone.
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
 * What was locked within the last two days is warned of at once. Once the bank can be asked there is nothing left to
 * warn of; where it is not asked, because the balance pays, there never was.
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

/** A retry goes before the mail of the same morning: when it succeeds there is nothing to write about. */
function stepOfDue({ due }: PlanCycle, now: Instant, hasOpenAttempt: boolean): NextStep | null {
  if (due === null) return null;
  const end: NextStep = { step: 'giveUp', at: giveUpAt(due) };
  if (now >= end.at) return hasOpenAttempt ? { step: 'giveUp', at: now + ASK_AGAIN } : end;
  const retry = hasOpenAttempt ? null : retryAt(due);
  // While it is not known whether it was captured, no mail may say that it was not.
  const mail = hasOpenAttempt ? null : nextDueMail(due);
  const steps: NextStep[] = [
    ...(retry === null ? [] : [{ step: 'retry', at: retry } as const]),
    ...(mail === null ? [] : [{ step: 'remind', at: mail.at } as const]),
    end,
  ];
  return steps.reduce((first, step) => (step.at < first.at ? step : first));
}
