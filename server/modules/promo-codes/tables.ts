import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { NoReward, PromoKind } from '../../../domain/promo/index.ts';
import type { PurchaseType } from '../../../domain/product/index.ts';

const instant = () => timestamp({ withTimezone: true });

/** `RESERVED`: its order is being paid for. */
export type PromoUseStatus = 'RESERVED' | 'PENDING' | 'EARNED' | 'CANCELLED';

/** Every code a cart takes. `percent` or `amountKurus`, never both. A family code has an owner. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    id: text().primaryKey(),
    /** Upper case. */
    code: text().notNull().unique(),
    kind: text().$type<PromoKind>().notNull(),
    isActive: boolean().notNull(),
    percent: integer(),
    amountKurus: integer(),
    startsAt: instant(),
    endsAt: instant(),
    minimumKurus: integer(),
    usageLimit: integer(),
    usageLimitPerAccount: integer(),
    purchaseTypes: jsonb().$type<PurchaseType[]>(),
    firstPurchaseOnly: boolean().notNull(),
    /** On how many renewals it counts after the first order of a subscription; null as long as it is valid. */
    renewals: integer().default(0),
    ownerId: text(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('promo_codes_owner_unique').on(table.ownerId)],
);

/**
 * One row per purchase that used a code: it counts while any of the purchase's orders has a discount of it, or a
 * delivery to come will have one. `rewardKurus` goes to the code's owner once the use is EARNED.
 */
export const promoUses = pgTable(
  'promo_uses',
  {
    id: text().primaryKey(),
    promoId: text()
      .notNull()
      .references(() => promoCodes.id),
    accountId: text().notNull(),
    /** The attempt that paid for it. Null only in rows that the migration found no attempt for. */
    purchaseId: text(),
    /** The subscription that the purchase began. */
    subscriptionId: text(),
    /** The code counts on deliveries of the subscription that are to come. */
    isRenewing: boolean().notNull().default(false),
    /** What the release before wrote in place of `purchaseId`; nothing reads it. */
    orderId: text(),
    discountKurus: integer().notNull(),
    rewardKurus: integer().notNull(),
    status: text().$type<PromoUseStatus>().notNull(),
    usedAt: instant().notNull(),
    /** Of a family code's use: its owner gets nothing for it. With STOPPED by operations, also before it is decided. */
    noReward: text().$type<NoReward>(),
  },
  (table) => [
    uniqueIndex('promo_uses_order_unique').on(table.orderId, table.promoId),
    uniqueIndex('promo_uses_purchase_unique').on(table.purchaseId, table.promoId),
    index().on(table.subscriptionId),
    index().on(table.promoId, table.accountId),
  ],
);

/** Codes of partners, each redeemed once per account. A `promoCode` coupon turns into a code for one cart. */
export const coupons = pgTable('coupons', {
  code: text().primaryKey(),
  partner: text().notNull(),
  kind: text().$type<'balance' | 'promoCode'>().notNull(),
  amountKurus: integer().notNull(),
  endsAt: instant(),
  /** Redemptions by all accounts together. */
  usageLimit: integer(),
});

export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    id: text().primaryKey(),
    couponCode: text()
      .notNull()
      .references(() => coupons.code),
    accountId: text().notNull(),
    /** What the customer enters in the cart; the coupon's own code when it became balance. */
    code: text().notNull(),
    redeemedAt: instant().notNull(),
  },
  (table) => [uniqueIndex('coupon_redemptions_account_unique').on(table.couponCode, table.accountId)],
);
