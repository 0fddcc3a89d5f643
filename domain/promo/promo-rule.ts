import { percentOf, smallerOf, sum, ZERO_KURUS, type Kurus } from '../money/index.ts';
import type { PurchaseType } from '../product/index.ts';
import type { Localized } from '../locale/index.ts';
import { invalidPromoCode, type CalculatedPromo, type PromoError } from './promo-state.ts';

/** `percent` and `fixed` are campaigns; a `family` code belongs to an account; `student` needs the STUDENT tag. */
export type PromoKind = 'percent' | 'fixed' | 'family' | 'student';

/** `percent` 0–100 or `amount` in kuruş, never both. Instants are epoch milliseconds; null means no limit. */
export type PromoRule = {
  readonly code: string;
  readonly kind: PromoKind;
  readonly isActive: boolean;
  readonly percent: number | null;
  readonly amount: Kurus | null;
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly minimumAmount: Kurus | null;
  readonly usageLimit: number | null;
  readonly usageLimitPerAccount: number | null;
  readonly purchaseTypes: readonly PurchaseType[] | null;
  readonly firstPurchaseOnly: boolean;
  readonly _owner: string | null;
};

/** The conditions that a rule is checked against. `account` is null for a guest. `amounts` are gross, in kuruş. */
export type PromoSituation = {
  readonly now: number;
  readonly timesUsed: number;
  readonly account: {
    readonly _id: string;
    readonly isStudent: boolean;
    readonly timesUsed: number;
    readonly isFirstPurchase: boolean;
  } | null;
  readonly amounts: Readonly<Record<PurchaseType, Kurus>>;
};

const refuse = (code: string, message: Localized): PromoError => ({ code, message });

export const promoRefusals = {
  invalid: invalidPromoCode,
  notStarted: refuse('301', { tr: 'Bu kod henüz geçerli değil', en: 'This code is not valid yet' }),
  expired: refuse('302', { tr: 'Bu kodun süresi doldu', en: 'This code has expired' }),
  belowMinimum: refuse('303', {
    tr: 'Sepetin bu kod için gereken tutara ulaşmadı',
    en: 'Your cart has not reached the amount this code needs',
  }),
  usedUp: refuse('304', { tr: 'Bu kodu daha fazla kullanamazsın', en: 'This code cannot be used any more' }),
  ownCode: refuse('305', { tr: 'Kendi aile kodunu kullanamazsın', en: 'You cannot use your own family code' }),
  studentsOnly: refuse('306', { tr: 'Bu kod yalnızca öğrenciler için', en: 'This code is for students only' }),
  firstPurchaseOnly: refuse('307', {
    tr: 'Bu kod yalnızca ilk alışverişte geçerli',
    en: 'This code is for a first purchase only',
  }),
  nothingEligible: refuse('308', {
    tr: 'Bu kod sepetindeki ürünlerde geçerli değil',
    en: 'This code does not apply to what is in your cart',
  }),
} as const satisfies Record<string, PromoError>;

export type PromoRefusal = keyof typeof promoRefusals;

/** Why the code cannot be used, or null when it can. A guest is judged as if on a first purchase. */
export function findPromoRefusal(rule: PromoRule | null, situation: PromoSituation): PromoRefusal | null {
  const { now, account } = situation;
  if (!rule?.isActive) return 'invalid';
  if (rule.startsAt !== null && now < rule.startsAt) return 'notStarted';
  if (rule.endsAt !== null && now >= rule.endsAt) return 'expired';
  if (rule.usageLimit !== null && situation.timesUsed >= rule.usageLimit) return 'usedUp';
  if (account && rule.usageLimitPerAccount !== null && account.timesUsed >= rule.usageLimitPerAccount) return 'usedUp';
  if (rule._owner !== null && account?._id === rule._owner) return 'ownCode';
  if (rule.kind === 'student' && !account?.isStudent) return 'studentsOnly';
  if (rule.firstPurchaseOnly && account && !account.isFirstPurchase) return 'firstPurchaseOnly';
  const eligible = eligibleAmount(rule, situation.amounts);
  if (eligible === 0) return 'nothingEligible';
  if (rule.minimumAmount !== null && eligible < rule.minimumAmount) return 'belowMinimum';
  return null;
}

/** The calculation's answer about a code. `rule` null: the code does not exist. Spec §3. */
export function evaluatePromo(code: string, rule: PromoRule | null, situation: PromoSituation): CalculatedPromo {
  const refusal = findPromoRefusal(rule, situation);
  return refusal
    ? { status: 'NOT_ACCEPTED', code, error: promoRefusals[refusal] }
    : { status: 'ACCEPTED', code, error: null };
}

/** Sum of the amounts the rule applies to. */
export function eligibleAmount(rule: PromoRule, amounts: Readonly<Record<PurchaseType, Kurus>>): Kurus {
  return sum(
    (rule.purchaseTypes ?? (['subscription', 'oneTimePurchase'] as const)).map((purchaseType) => amounts[purchaseType]),
  );
}

/** Kuruş, at most `eligible`. Rounded once per order: rounding each line drifts from the advertised percentage. */
export function promoDiscount(rule: PromoRule, eligible: Kurus): Kurus {
  const asked = rule.amount ?? (rule.percent === null ? ZERO_KURUS : percentOf(eligible, rule.percent, 'halfUp'));
  return smallerOf(asked, eligible);
}
