import { isNull, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { OrderEvent, OrderStatus } from '../../../../domain/lifecycle/index.ts';
import type { PurchaseType } from '../../../../domain/product/index.ts';
import type { components } from '../../../../openapi/types/orders.d.ts';
import type { components as shopping } from '../../../../openapi/types/shopping.d.ts';
import type { Localized } from '../../../platform/errors/api-error.ts';

const instant = () => timestamp({ withTimezone: true });

export type OrderAddress = components['schemas']['OrderAddress'];
export type OrderCard = components['schemas']['OrderCard'];
export type OrderRefund = components['schemas']['OrderRefund'];
export type Cargo = components['schemas']['Cargo'];
export type ProblemKind = components['schemas']['ProblemKind'];

/** The running number inside an order's number. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 1 });

/** One parcel: a one-time purchase, or one cycle of a subscription. Amounts in kuruş, as in domain/pricing. */
export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    number: text().notNull().unique(),
    accountId: text().notNull(),
    /** The attempt that paid for it; null before payment. */
    attemptId: text(),
    purchaseType: text().$type<PurchaseType>().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    grossOriginalKurus: integer().notNull(),
    grossSubscriptionDiscountKurus: integer().notNull(),
    grossPromoDiscountKurus: integer().notNull(),
    shippingKurus: integer().notNull(),
    balanceKurus: integer().notNull(),
    chargedKurus: integer().notNull(),
    promoCode: text(),
    /** The order that this parcel replaces free of charge: it has no payment. */
    replacesOrderId: text(),
    subscriptionId: text(),
    /** The number of the subscription's delivery, from 1. */
    cycle: integer(),
    deliveryAddress: jsonb().$type<OrderAddress>().notNull(),
    billingAddress: jsonb().$type<OrderAddress>().notNull(),
    card: jsonb().$type<OrderCard>(),
    /** The provider's id of the payment, which a refund needs, with the lines' transaction ids. */
    paymentId: text(),
    /** The customer's own note in the parcel. */
    parcelNote: text('custom_letter'),
    /** Set for a gift, whose parcel contains no prices; empty for a gift without a note. */
    giftNote: text(),
    cargo: jsonb().$type<Cargo>(),
    refund: jsonb().$type<OrderRefund>(),
    language: text().$type<'tr' | 'en'>().notNull(),
    createdAt: instant().notNull(),
    paidAt: instant(),
    deliveredAt: instant(),
    /** When the mail that asks for a review was sent; it is sent once. */
    reviewReminderAt: instant(),
  },
  (table) => [
    uniqueIndex('orders_cycle_unique').on(table.subscriptionId, table.cycle),
    uniqueIndex('orders_replaces_unique').on(table.replacesOrderId),
    index().on(table.accountId, table.createdAt),
    index().on(table.attemptId),
    index().on(table.status, table.createdAt),
    index().on(table.createdAt, table.id),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    type: text().$type<shopping['schemas']['CartItemType']>().notNull(),
    /** Product or packet; null for a custom packet. */
    itemId: text(),
    slug: text().notNull(),
    name: jsonb().$type<Localized>().notNull(),
    quantity: integer().notNull(),
    isQuantifiable: boolean().notNull(),
    /** Boxes in one piece. `listKurus`: the price of one box sold alone, by which a packet's VAT is divided. */
    boxes: jsonb().$type<{ productId: string; boxes: number; listKurus?: number }[]>().notNull(),
    unitKurus: integer().notNull(),
    grossOriginalKurus: integer().notNull(),
    grossSubscriptionDiscountKurus: integer().notNull(),
    grossPromoDiscountKurus: integer().notNull(),
    grossKurus: integer().notNull(),
    balanceKurus: integer().notNull(),
    chargedKurus: integer().notNull(),
    /** The provider's id of the line, for refunds; null when nothing was charged for it. */
    transactionId: text(),
    /** What the giver wrote for the parcel of a donation. */
    donationNote: text(),
    /** Number of pieces whose refund has begun or is done. */
    refundedUnits: integer().notNull().default(0),
  },
  (table) => [
    index().on(table.orderId),
    check('order_lines_refunded_units', sql`${table.refundedUnits} between 0 and ${table.quantity}`),
  ],
);

/** ORDER_MOVES of domain/lifecycle, for the trigger that refuses every other change of a status. */
export const orderMoves = pgTable(
  'order_moves',
  {
    event: text().notNull(),
    /** Empty: the order begins here. */
    fromStatus: text().notNull(),
    toStatus: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fromStatus, table.event] })],
);

/** The history: one row per move. A trigger refuses a change of status without its row; rows never change. */
export const orderEvents = pgTable(
  'order_events',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id),
    /** From 1. */
    seq: integer().notNull(),
    event: text().$type<OrderEvent>().notNull(),
    fromStatus: text().$type<OrderStatus>(),
    toStatus: text().$type<OrderStatus>().notNull(),
    at: instant().notNull(),
    /** `customer`, `bank`, `engine`, `carrier`, or `operations:` and the name of the key. */
    actor: text().notNull(),
    reason: text(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.seq] })],
);

/** The refund of a cancelled order, in kuruş. At most one row per order. */
export const orderRepayments = pgTable(
  'order_repayments',
  {
    orderId: text()
      .primaryKey()
      .references(() => orders.id),
    accountId: text().notNull(),
    attemptId: text().notNull(),
    /** Amount that the bank is asked to refund to the card. */
    cardKurus: integer().notNull(),
    /** Amount that was credited to the balance when the order ended. */
    balanceKurus: integer().notNull(),
    /** Amount that the card refused and the balance got instead. Null until the refund has ended. */
    refusedKurus: integer(),
    startedAt: instant().notNull(),
    endedAt: instant(),
    /** When the bank is asked next; null when nothing is left to ask. */
    nextCheckAt: instant(),
    checks: integer().notNull(),
    /** Only the process with this token calls the bank. */
    leaseToken: text(),
  },
  (table) => [index().on(table.nextCheckAt)],
);

/** Problems with parcels that customers reported, and the answers of operations. */
export const orderProblems = pgTable(
  'order_problems',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    kind: text().$type<ProblemKind>().notNull(),
    note: text().notNull(),
    reportedAt: instant().notNull(),
    answer: text(),
    answeredAt: instant(),
    answeredBy: text(),
  },
  (table) => [
    uniqueIndex('order_problems_open_unique').on(table.orderId).where(isNull(table.answeredAt)),
    index().on(table.orderId, table.reportedAt),
  ],
);
