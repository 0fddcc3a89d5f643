import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CalendarDay } from '../../../../domain/calendar/index.ts';
import type { DueFacts, DueMail } from '../../../../domain/dunning/index.ts';
import type { SubscriptionStatus } from '../../../../domain/lifecycle/index.ts';
import type { DeclineCode } from '../../../../domain/payment/index.ts';
import type {
  CycleState,
  CycleStep,
  FrozenContents,
  IntervalDays,
  PlanCycle,
  PlanLine,
  PlannedSubscription,
  PlanPause,
  SkipReason,
  SubscriptionAction,
} from '../../../../domain/subscription/index.ts';

/** Actions of a mailed link on its delivery. */
export type MailedAction = 'SKIP' | 'MOVE_ONE_WEEK' | 'MOVE_TWO_WEEKS';
/** Purpose of a mailed link, as in its token: skipping and moving a delivery, or paying one that is due. */
export type MailedPurpose = 'subscriptionAction' | 'duePayment';

const instant = () => timestamp({ withTimezone: true });
/** A calendar day in Istanbul. */
const day = () => date({ mode: 'string' }).$type<CalendarDay>();

/**
 * Recurring deliveries. Coming ones are projected from lines and cycles (domain/subscription): nothing later than the
 * next cycle is stored. Deliveries are orders, which are unique by (subscription, cycle).
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    name: text().notNull(),
    status: text().$type<SubscriptionStatus>().notNull(),
    intervalDays: integer().$type<IntervalDays>().notNull(),
    /** A saved card; null for a charity account or when the bank kept none. */
    cardId: text(),
    deliveryAddressId: text().notNull(),
    billingAddressId: text().notNull(),
    /** Null with a reason: paused without an end. */
    pauseUntil: day(),
    pauseReason: text().$type<PlanPause['reason']>(),
    pausedAt: instant(),
    /** How many mails have asked the customer about a pause without an end. */
    pauseReminded: integer().notNull().default(0),
    promoCode: text(),
    /** On how many renewals the code still counts; null: on all, as long as it is valid. */
    promoLeft: integer(),
    /** Due payments in a row that ended unpaid. */
    unpaidInARow: integer().notNull().default(0),
    /** The language of the mails about it. */
    language: text().$type<'tr' | 'en'>().notNull(),
    /** Raised by the customer's actions, and when a delivery is locked or charged. */
    version: integer().notNull(),
    createdAt: instant().notNull(),
    cancelledAt: instant(),
  },
  (table) => [
    index().on(table.accountId),
    // Whole weeks keep the weekday.
    check('subscriptions_whole_weeks', sql`${table.intervalDays} % 7 = 0`),
  ],
);

/** `always` comes with every delivery; `once` replaces those, and `extra` comes beside them, until the first lock. */
export const subscriptionLines = pgTable(
  'subscription_lines',
  {
    id: text().primaryKey(),
    subscriptionId: text()
      .notNull()
      .references(() => subscriptions.id),
    kind: text().$type<'product' | 'packet' | 'custompacket'>().notNull(),
    /** Product or packet; null for a custom packet, which its boxes identify. */
    itemId: text(),
    boxes: jsonb().$type<{ productId: string; boxes: number }[]>(),
    quantity: integer().notNull(),
    sortOrder: integer().notNull(),
    scope: text().$type<PlanLine['scope']>().notNull().default('always'),
    /** The day on which the customer saw its price. */
    agreedOn: day().notNull(),
  },
  (table) => [index().on(table.subscriptionId)],
);

/** The item of a line when its delivery was locked: the line may have been edited since, or used up. */
export type LineFacts = {
  kind: (typeof subscriptionLines.$inferSelect)['kind'];
  itemId: string | null;
  /** Of a custom packet. */
  boxes: { productId: string; boxes: number }[] | null;
  scope: PlanLine['scope'];
  slug: string;
  name: { tr: string; en: string };
  /** Boxes in one piece. */
  contents: { productId: string; boxes: number }[];
};

/** `facts`: by the key of the line. */
export type StoredContents = FrozenContents & { readonly facts: Readonly<Record<string, LineFacts>> };

const isRunning = sql.raw(`state in ('LOCKED', 'CHARGING', 'DUE')`);

/** One numbered slot of a subscription. `nextStep` of domain/subscription says what the renewal job does with it, and when. */
export const subscriptionCycles = pgTable(
  'subscription_cycles',
  {
    subscriptionId: text()
      .notNull()
      .references(() => subscriptions.id),
    /** From 1. */
    cycle: integer().notNull(),
    state: text().$type<CycleState>().notNull(),
    /** Its day by the rhythm alone. */
    nominalDay: day().notNull(),
    /** The day on which it is charged and packed. */
    orderDay: day().notNull(),
    movedBy: text().$type<NonNullable<PlanCycle['movedBy']>>(),
    skipReason: text().$type<SkipReason>(),
    /** Its own delivery address; null: that of its subscription. */
    deliveryAddressId: text(),
    /** Set for a gift; empty for a gift without a note. */
    giftNote: text(),
    announcedAt: timestamp('told_at', { withTimezone: true }),
    announcedBy: text('told_by').$type<'mail' | 'act'>(),
    /** The card amount that was announced to the customer then. */
    announcedChargedKurus: integer('told_charged_kurus'),
    /** The day on which its lock is tried again because it was sold out. */
    stockWaitUntil: day(),
    stockWaits: integer().notNull().default(0),
    /** Its contents and price, from its lock until it is paid or cancelled. */
    frozen: jsonb().$type<StoredContents>(),
    orderId: text(),
    /** When a mail warned the customer that the card expires before its day. */
    cardWarnedAt: instant(),
    /** How often the renewal job asked the bank. */
    tries: integer().notNull().default(0),
    nextStep: text().$type<CycleStep>(),
    nextStepAt: instant(),
    /** How often in a row the step threw. */
    failures: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.cycle] }),
    uniqueIndex('subscription_cycles_planned_unique')
      .on(table.subscriptionId)
      .where(sql`state = 'PLANNED'`),
    uniqueIndex('subscription_cycles_running_unique').on(table.subscriptionId).where(isRunning),
    uniqueIndex('subscription_cycles_order_unique').on(table.orderId),
    check('subscription_cycles_planned_without_order', sql`state <> 'PLANNED' or order_id is null`),
    check('subscription_cycles_taken_with_order', sql`state in ('PLANNED', 'SKIPPED') or order_id is not null`),
    check('subscription_cycles_told', sql`(told_at is null) = (told_by is null)`),
    index().on(table.nextStepAt, table.nextStep),
  ],
);

/** A renewal that could not be charged. Open while `closedAt` is null. */
export const duePayments = pgTable(
  'due_payments',
  {
    id: text().primaryKey(),
    subscriptionId: text().notNull(),
    cycle: integer().notNull(),
    orderId: text().notNull(),
    class: text().$type<DueFacts['class']>().notNull(),
    /** Null: there was no card to charge. */
    declineCode: text().$type<DeclineCode>(),
    openedAt: instant().notNull(),
    /** The last day on which it can be paid. */
    payBy: day().notNull(),
    lastTriedAt: instant().notNull(),
    cardChangedAt: instant(),
    mails: jsonb().$type<DueMail[]>().notNull(),
    closedAt: instant(),
    closedAs: text().$type<'paid' | 'letGo' | 'timeUp'>(),
  },
  (table) => [
    uniqueIndex('due_payments_cycle_unique').on(table.subscriptionId, table.cycle),
    check('due_payments_mails', sql`jsonb_array_length(mails) <= 4`),
  ],
);

/** What an attempt pays for, perhaps several subjects. A subject has at most one open or paid attempt: one capture. */
export const paymentSubjects = pgTable(
  'payment_subjects',
  {
    attemptId: text().notNull(),
    /** `cycle:<subscription>:<cycle>`. */
    subject: text().notNull(),
    state: text().$type<'open' | 'paid' | 'over'>().notNull(),
    /** The number of the try, where that differs from its position among the delivery's tries. */
    nth: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.subject] }),
    uniqueIndex('payment_subjects_one_unique')
      .on(table.subject)
      .where(sql`state in ('open', 'paid')`),
    index().on(table.subject),
  ],
);

/** When a mail announced a price to a subscription. A rise is charged only after 30 days of notice. */
export const priceNotices = pgTable(
  'price_notices',
  {
    subscriptionId: text()
      .notNull()
      .references(() => subscriptions.id),
    priceId: text().notNull(),
    sentOn: day().notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.priceId] })],
);

/** Actions of customers on their plans. The newest can be undone, once: `before` is the plan that it changed. */
export const subscriptionActions = pgTable(
  'subscription_acts',
  {
    id: text().primaryKey(),
    subscriptionId: text()
      .notNull()
      .references(() => subscriptions.id),
    at: instant().notNull(),
    /** `customer`, or `operations:` and the name of the key. */
    actor: text().notNull(),
    kind: text().$type<SubscriptionAction['kind']>().notNull(),
    /** Null once the customer has closed the account. */
    act: jsonb().$type<Record<string, unknown>>(),
    before: jsonb().$type<PlannedSubscription>(),
    /** After the action: what differs from `before` is what it changed. */
    after: jsonb().$type<PlannedSubscription>(),
    /** The subscription's version after it. */
    version: integer().notNull(),
    /** The id of the action that it undoes. */
    undoes: text().unique(),
    requestId: text(),
  },
  (table) => [index().on(table.subscriptionId, table.at)],
);

/** Steps of the renewal job that operations have put on hold: a row stops its step. */
export const renewalStepSwitches = pgTable('engine_switches', {
  step: text().$type<CycleStep>().primaryKey(),
  reason: text().notNull(),
  /** `operations:` and the name of the key, or the person who set it in the database. */
  setBy: text('held_by').notNull(),
  setAt: timestamp('held_at', { withTimezone: true }).notNull(),
});

/** Hash of the secret address at which calendars read an account's deliveries. */
export const calendarFeeds = pgTable('calendar_feeds', {
  accountId: text().primaryKey(),
  tokenHash: text().notNull().unique(),
  madeAt: instant().notNull(),
});

/** Mailed links, which change or pay one delivery, once. A link without a row was withdrawn, or has expired. */
export const mailedDeliveries = pgTable(
  'mailed_deliveries',
  {
    /** The subject of the link's token. */
    id: text().primaryKey(),
    accountId: text().notNull(),
    subscriptionId: text()
      .notNull()
      .references(() => subscriptions.id),
    cycle: integer().notNull(),
    purpose: text().$type<MailedPurpose>().notNull().default('subscriptionAction'),
    /** Null for rows that are older than this column. */
    madeAt: instant(),
    expiresAt: instant().notNull(),
    /** When it was used; for a payment, when it was captured. */
    usedAt: instant(),
    action: text().$type<MailedAction>(),
    /** The action that was done by the link. */
    actionId: text('act_id'),
    undoKeyHash: text().unique(),
    undoneAt: instant(),
  },
  (table) => [index().on(table.accountId), index().on(table.expiresAt)],
);
