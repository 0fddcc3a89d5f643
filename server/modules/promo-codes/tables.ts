import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { NoReward, PromoKind } from '../../../domain/promo/index.ts';
import type { PurchaseType } from '../../../domain/product/index.ts';

const instant = () => timestamp({ withTimezone: true });

/** `RESERVED`: the payment of its order is running. */
export type PromoUseStatus = 'RESERVED' | 'PENDING' | 'EARNED' | 'CANCELLED';

/** All codes for carts. `percent` or `amountKurus`, never both. A family code has an owner. */
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
    /** Renewals of a subscription, after its first order, that get the discount; null: all while the code is valid. */
    renewals: integer().default(0),
    ownerId: text(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('promo_codes_owner_unique').on(table.ownerId)],
);

/**
 * One row per purchase with a code. It counts while any order of the purchase has the discount, or a
 * coming delivery will have it. `rewardKurus` goes to the code's owner once the use is EARNED.
 */
export const promoUses = pgTable(
  'promo_uses',
  {
    id: text().primaryKey(),
    promoId: text()
      .notNull()
      .references(() => promoCodes.id),
    accountId: text().notNull(),
    /** The attempt that paid for it. Null only in rows for which the migration found no attempt. */
    purchaseId: text(),
    /** The subscription that the purchase began. */
    subscriptionId: text(),
    /** Whether the code counts on coming deliveries of the subscription. */
    isRenewing: boolean().notNull().default(false),
    /** Written by the previous release in place of `purchaseId`; nothing reads it. */
    orderId: text(),
    discountKurus: integer().notNull(),
    rewardKurus: integer().notNull(),
    status: text().$type<PromoUseStatus>().notNull(),
    usedAt: instant().notNull(),
    /** Why a family code's owner gets no reward. STOPPED by operations may be set before the use is decided. */
    noReward: text().$type<NoReward>(),
  },
  (table) => [
    uniqueIndex('promo_uses_order_unique').on(table.orderId, table.promoId),
    uniqueIndex('promo_uses_purchase_unique').on(table.purchaseId, table.promoId),
    index().on(table.subscriptionId),
    index().on(table.promoId, table.accountId),
  ],
);

/** Partners' coupons, each redeemed once per account. A `promoCode` coupon turns into a code for one cart. */
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
    /** The code for the cart; the coupon's own code when it became balance. */
    code: text().notNull(),
    redeemedAt: instant().notNull(),
  },
  (table) => [uniqueIndex('coupon_redemptions_account_unique').on(table.couponCode, table.accountId)],
);
