import type { Instant } from '../calendar/index.ts';
import { nextDueMail } from '../dunning/index.ts';
import {
  applyAction,
  applyStep,
  isRefused,
  nextStep,
  type AccountPlan,
  type RequestedAction,
  type BankWord,
  type CycleStep,
  type StepDone,
} from './index.ts';

/** An event of a simulated life. `amount`: kuruş that the bank charged, or would have. */
export type LifeEvent = {
  readonly at: Instant;
  readonly subscriptionId: string;
  readonly cycle: number;
  readonly what: CycleStep | 'paid' | 'declined' | 'refused';
  readonly amount: number;
};

export type Life = {
  readonly from: Instant;
  readonly until: Instant;
  readonly actions?: readonly { readonly at: Instant; readonly asked: RequestedAction }[];
  /** Other changes: a tag ends, a price changes. */
  readonly turns?: readonly { readonly at: Instant; readonly turn: (plan: AccountPlan) => AccountPlan }[];
  readonly bank?: (asked: {
    readonly subscriptionId: string;
    readonly cycle: number;
    readonly tries: number;
  }) => BankWord;
  readonly isInStock?: (asked: { readonly at: Instant }) => boolean;
};

/** Simulates a plan: the renewal job does each step when it is due, with the customer's actions and bank's answers. */
export function live(
  plan: AccountPlan,
  life: Life,
): { readonly plan: AccountPlan; readonly events: readonly LifeEvent[] } {
  const events: LifeEvent[] = [];
  const happenings = [
    ...(life.actions ?? []).map(({ at: when, asked: action }) => ({
      when,
      happen: (before: AccountPlan): AccountPlan => {
        const acted = applyAction(before, action, when);
        const note = { at: when, subscriptionId: action.subscriptionId, cycle: 0, amount: 0 };
        if (isRefused(acted)) events.push({ ...note, what: 'refused' });
        else if (action.action.kind === 'orderNow') {
          const ordered = acted.subscriptions
            .find(({ id }) => id === action.subscriptionId)
            ?.cycles.findLast(({ state }) => state === 'ORDERED');
          events.push({
            ...note,
            what: 'paid',
            cycle: ordered?.cycle ?? 0,
            amount: ordered?.frozen?.price.chargedAmount ?? 0,
          });
        }
        return isRefused(acted) ? before : acted;
      },
    })),
    ...(life.turns ?? []).map(({ at: when, turn }) => ({ when, happen: turn })),
  ].toSorted((one, other) => one.when - other.when);
  let now = life.from;
  let current = plan;
  for (;;) {
    const next = soonest(current, now);
    const happening = happenings[0];
    const when = Math.max(now, Math.min(next?.at ?? Infinity, happening?.when ?? Infinity));
    if (when > life.until || !Number.isFinite(when)) return { plan: current, events };
    now = when;
    if (happening && happening.when <= (next?.at ?? Infinity)) {
      happenings.shift();
      current = happening.happen(current);
      continue;
    }
    if (!next) continue;
    const { subscription, cycle, step } = next;
    const say = (done: StepDone): void => {
      current = applyStep(current, { subscriptionId: subscription.id, cycle: cycle.cycle, done }, now);
    };
    const amount = cycle.frozen?.price.chargedAmount ?? 0;
    const note = { at: now, subscriptionId: subscription.id, cycle: cycle.cycle, amount };
    events.push({ ...note, what: step });
    if (step === 'charge' || step === 'retry') {
      const tries = cycle.tries + 1;
      const word = life.bank?.({ subscriptionId: subscription.id, cycle: cycle.cycle, tries }) ?? { said: 'paid' };
      say({ step: 'ask' });
      say({ step: 'answer', word });
      events.push({ ...note, what: word.said === 'paid' ? 'paid' : 'declined' });
    } else if (step === 'lock') say({ step, isInStock: life.isInStock?.({ at: now }) ?? true });
    else if (step === 'remind') {
      const mail = cycle.due && nextDueMail(cycle.due)?.mail;
      if (mail) say({ step, mail });
    } else say({ step });
  }
}

function soonest(plan: AccountPlan, now: Instant) {
  const steps = plan.subscriptions.flatMap((subscription) =>
    subscription.cycles.flatMap((cycle) => {
      const step = nextStep(subscription, cycle, { now });
      return step ? [{ ...step, at: Math.max(step.at, now), subscription, cycle }] : [];
    }),
  );
  return steps.reduce<(typeof steps)[number] | null>(
    (first, step) => (first === null || step.at < first.at ? step : first),
    null,
  );
}
