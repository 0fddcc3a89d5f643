import { addDays, dayOf, type CalendarDay, type Instant } from '../../calendar/index.ts';
import { kurus, ZERO_KURUS, type Kurus } from '../../money/index.ts';
import {
  type AccountPlan,
  contentsOn,
  laterOf,
  type PlanLine,
  type PlannedSubscription,
  PRICE_NOTICE_DAYS,
  priceOnDay,
  type PriceVersion,
  projectDeliveries,
} from '../plan/index.ts';

/**
 * The effect of a price rise on a subscription's deliveries. `from`: the first day on which it may be charged;
 * `orderDay`: the first delivery that costs more, null if none is planned. Kuruş of a whole delivery, balance aside.
 */
export type PriceRise = {
  readonly subscriptionId: string;
  readonly priceIds: readonly string[];
  readonly from: CalendarDay;
  readonly orderDay: CalendarDay | null;
  readonly before: Kurus;
  readonly after: Kurus;
  /** Lines that cost more: the price of one piece. */
  readonly lines: readonly { readonly item: string; readonly before: Kurus; readonly after: Kurus }[];
};

type Dearer = { readonly line: PlanLine; readonly version: PriceVersion; readonly before: Kurus };

/** The line's price versions of these days that cost more than it is charged now, and were not announced yet. */
function dearerOf(
  plan: AccountPlan,
  { line, subscriptionId, days }: { line: PlanLine; subscriptionId: string; days: ReadonlySet<CalendarDay> },
): readonly Dearer[] {
  const noticed = plan.notices[subscriptionId] ?? {};
  const versions = plan.prices[line.item]?.versions ?? [];
  return versions.flatMap((version): readonly Dearer[] => {
    if (!days.has(version.from) || noticed[version.id] !== undefined || version.from <= line.agreedOn) return [];
    const asked = priceOnDay(plan, { line, subscriptionId, day: version.from });
    const isDearer = asked !== null && version.price.subscription > asked.price.subscription;
    return isDearer ? [{ line, version, before: asked.price.subscription }] : [];
  });
}

/** The price rises of these days to announce to a subscription; null without any that is not announced yet. */
export function announceRises(
  plan: AccountPlan,
  subscription: PlannedSubscription,
  { now, days }: { readonly now: Instant; readonly days: ReadonlySet<CalendarDay> },
): PriceRise | null {
  const { id, status } = subscription;
  if (status === 'CANCELLED') return null;
  const lines = subscription.lines.filter(({ scope }) => scope === 'always');
  const dearer = lines.flatMap((line) => dearerOf(plan, { line, subscriptionId: id, days }));
  if (dearer.length === 0) return null;
  const today = dayOf(now);
  const earliest = addDays(today, PRICE_NOTICE_DAYS);
  const from = dearer.reduce((day, { version }) => laterOf(day, version.renewalsFrom), earliest);
  const priceIds = dearer.map(({ version }) => version.id);
  const noticed = { ...plan.notices[id], ...Object.fromEntries(priceIds.map((priceId) => [priceId, today])) };
  const informed = { ...plan, notices: { ...plan.notices, [id]: noticed } };
  const asked = { subscription, day: from, remaining: { lines, codeLeft: 0 }, balance: ZERO_KURUS };
  const coming = projectDeliveries(informed, { now, count: 20 });
  const first = coming.find(
    ({ subscriptionId, orderDay, state }) => subscriptionId === id && state !== 'skipped' && orderDay >= from,
  );
  return {
    subscriptionId: id,
    priceIds,
    from,
    orderDay: first?.orderDay ?? null,
    before: contentsOn(plan, asked).price.chargedAmount,
    after: contentsOn(informed, asked).price.chargedAmount,
    lines: dearer.map(({ line, version, before }) => ({
      item: line.item,
      before,
      after: kurus(version.price.subscription),
    })),
  };
}
