import { addDays, startOfDay, type CalendarDay } from '../../calendar/index.ts';
import { ZERO_KURUS, type Kurus } from '../../money/index.ts';
import { amountsByPurchaseType, priceOrder, type PricedOrder, type PricingLine } from '../../pricing/index.ts';
import { findPromoRefusal, type PromoRule } from '../../promo/index.ts';
import type { AccountPlan, FrozenContents, PlanLine, PlannedSubscription, PriceVersion } from './plan.types.ts';

/** Days between the mail about a price rise and its first charge. Law 6502, article 52. */
export const PRICE_NOTICE_DAYS = 30;

/** The lines and code of a subscription that are left for later deliveries. */
export type Remaining = { readonly lines: readonly PlanLine[]; readonly codeLeft: number | null };

/** `missing`: lines of items that are no longer sold. */
export type DeliveryContents = FrozenContents & { readonly missing: readonly PlanLine[] };

const NO_EXTRAS: ReadonlySet<PlanLine['scope']> = new Set(['once', 'extra']);

export const remainingOf = ({ lines, promo }: PlannedSubscription): Remaining => ({
  lines,
  codeLeft: promo === null ? 0 : promo.left,
});

/** The rest after this delivery. */
export function remainingAfter(remaining: Remaining, contents: Pick<FrozenContents, 'codeCounted'>): Remaining {
  return {
    lines: remaining.lines.filter(({ scope }) => !NO_EXTRAS.has(scope)),
    codeLeft: remaining.codeLeft === null ? null : Math.max(0, remaining.codeLeft - (contents.codeCounted ? 1 : 0)),
  };
}

/** Lines of the next delivery: `once` lines replace `always` lines; extras are added to either. */
export function linesOfNext(lines: readonly PlanLine[]): readonly PlanLine[] {
  const once = lines.filter(({ scope }) => scope === 'once');
  const kept = once.length > 0 ? once : lines.filter(({ scope }) => scope === 'always');
  return [...kept, ...lines.filter(({ scope }) => scope === 'extra')];
}

/**
 * The price of a line on a day: the agreed one, a lower one at once, a higher one from `renewalsFrom` on, and only if
 * this subscription was mailed about it 30 days before. Null for an item that is no longer sold.
 */
export function priceOnDay(
  { prices, notices }: Pick<AccountPlan, 'prices' | 'notices'>,
  asked: { readonly line: PlanLine; readonly subscriptionId: string; readonly day: CalendarDay },
): PriceVersion | null {
  const { line, day } = asked;
  const item = prices[line.item];
  if (item === undefined || (item.goneFrom !== null && item.goneFrom <= day)) return null;
  const way = line.scope === 'extra' ? 'oneTimePurchase' : 'subscription';
  const noticed = notices[asked.subscriptionId] ?? {};
  let inForce: PriceVersion | null = null;
  for (const version of item.versions) {
    if (version.from > day) break;
    const noticedOn = noticed[version.id];
    const isDue =
      version.renewalsFrom <= day && noticedOn !== undefined && addDays(noticedOn, PRICE_NOTICE_DAYS) <= day;
    const isAgreed = version.from <= line.agreedOn;
    if (inForce === null || isAgreed || isDue || version.price[way] <= inForce.price[way]) inForce = version;
  }
  return inForce;
}

/** Contents and price of a day's delivery. `balance`: the part of the account's that is left for it. Kuruş. */
export function contentsOn(
  plan: AccountPlan,
  asked: {
    readonly subscription: PlannedSubscription;
    readonly day: CalendarDay;
    readonly remaining: Remaining;
    readonly balance: Kurus;
  },
): DeliveryContents {
  const { subscription, day, remaining } = asked;
  const wanted = linesOfNext(remaining.lines).map((line) => ({
    line,
    version: priceOnDay(plan, { line, subscriptionId: subscription.id, day }),
  }));
  const sold = wanted.flatMap(({ line, version }) => (version === null ? [] : [{ line, version }]));
  const lines = sold.map(({ line, version }): PricingLine => ({
    key: line.id,
    price: version.price,
    quantity: line.quantity,
    purchaseType: line.scope === 'extra' ? 'oneTimePurchase' : 'subscription',
  }));
  const promo = codeOn(plan, { code: subscription.promo?.code, left: remaining.codeLeft, day, lines });
  const priced: PricedOrder = priceOrder({
    lines,
    promo,
    balance: subscription.usesBalance ? asked.balance : ZERO_KURUS,
  });
  return {
    ...priced,
    priceIds: sold.map(({ version }) => version.id),
    usedUp: remaining.lines.filter(({ scope }) => NO_EXTRAS.has(scope)),
    codeCounted: promo !== null,
    missing: wanted.flatMap(({ line, version }) => (version === null ? [line] : [])),
  };
}

/** The promo rule if it is valid at the beginning of the order day. Renewals do not count as uses of a code. */
function codeOn(
  plan: AccountPlan,
  asked: {
    readonly code: string | undefined;
    readonly left: number | null;
    readonly day: CalendarDay;
    readonly lines: readonly PricingLine[];
  },
): PromoRule | null {
  const rule = asked.code === undefined ? undefined : plan.promos[asked.code]?.rule;
  if (rule === undefined || asked.left === 0) return null;
  const refusal = findPromoRefusal(rule, {
    now: startOfDay(asked.day),
    timesUsed: 0,
    account: { _id: '', isStudent: plan.isStudent, timesUsed: 0, isFirstPurchase: true },
    amounts: amountsByPurchaseType(asked.lines),
  });
  return refusal === null ? rule : null;
}
