import { boolean, index, integer, jsonb, pgSequence, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { OrderStatus } from '../../../domain/lifecycle/index.ts';
import type { PurchaseType } from '../../../domain/product/index.ts';
import type { components } from '../../../openapi/types/orders.d.ts';
import type { components as shopping } from '../../../openapi/types/shopping.d.ts';
import type { Localized } from '../../platform/errors/api-error.ts';

const instant = () => timestamp({ withTimezone: true });

export type OrderAddress = components['schemas']['OrderAddress'];
export type OrderCard = components['schemas']['OrderCard'];
export type OrderRefund = components['schemas']['OrderRefund'];
export type Cargo = components['schemas']['Cargo'];
export type StatusChange = components['schemas']['StatusChange'];

/** The running number inside an order's number. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 1 });

/** One parcel: a one-time purchase, or one cycle of a subscription. Amounts in kuruş, as in domain/pricing. */
export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    number: text().notNull().unique(),
    accountId: text().notNull(),
    /** The payment that paid for it; null while it is due. */
    attemptId: text(),
    purchaseType: text().$type<PurchaseType>().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    statusHistory: jsonb().$type<StatusChange[]>().notNull(),
    grossOriginalKurus: integer().notNull(),
    grossSubscriptionDiscountKurus: integer().notNull(),
    grossPromoDiscountKurus: integer().notNull(),
    shippingKurus: integer().notNull(),
    balanceKurus: integer().notNull(),
    chargedKurus: integer().notNull(),
    promoCode: text(),
    subscriptionId: text(),
    /** Which delivery of the subscription, from 1. */
    cycle: integer(),
    deliveryAddress: jsonb().$type<OrderAddress>().notNull(),
    billingAddress: jsonb().$type<OrderAddress>().notNull(),
    card: jsonb().$type<OrderCard>(),
    /** The provider's id of the payment: what a refund names, with the lines' transaction ids. */
    paymentId: text(),
    customLetter: text(),
    cargo: jsonb().$type<Cargo>(),
    refund: jsonb().$type<OrderRefund>(),
    language: text().$type<'tr' | 'en'>().notNull(),
    createdAt: instant().notNull(),
    paidAt: instant(),
    deliveredAt: instant(),
  },
  (table) => [
    uniqueIndex('orders_cycle_unique').on(table.subscriptionId, table.cycle),
    index().on(table.accountId, table.createdAt),
    index().on(table.attemptId),
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
    /** Boxes in one piece. */
    boxes: jsonb().$type<{ productId: string; boxes: number }[]>().notNull(),
    unitKurus: integer().notNull(),
    grossOriginalKurus: integer().notNull(),
    grossSubscriptionDiscountKurus: integer().notNull(),
    grossPromoDiscountKurus: integer().notNull(),
    grossKurus: integer().notNull(),
    balanceKurus: integer().notNull(),
    chargedKurus: integer().notNull(),
    /** The provider's id of the line, for refunds; null when nothing was charged for it. */
    transactionId: text(),
  },
  (table) => [index().on(table.orderId)],
);
