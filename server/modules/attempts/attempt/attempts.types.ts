import type { AttemptKind } from '../../../../domain/payment/index.ts';
import type { components } from '../../../../openapi/types/shopping.d.ts';
import type { components as attempts } from '../../../../openapi/types/attempts.d.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Capture, PaymentLine, PaymentQuery } from '../../payments/index.ts';
import type { AttemptEnd, AttemptMethod, AttemptResult, RefundReason } from './attempts.columns.ts';
import type { paymentAttempts } from './attempts.tables.ts';

export type PaymentState = components['schemas']['PaymentState'];
/** A payment, or a card check. */
export type AttemptState = attempts['schemas']['AttemptState'];

export type Attempt = typeof paymentAttempts.$inferSelect;

export type NewAttempt = {
  id: string;
  kind: AttemptKind;
  accountId: string;
  key: string | null;
  /** What the bank knows it by; without it that is the id. The same for the same try, also after a backup was restored. */
  reference?: string;
  method: AttemptMethod;
  purpose: PaymentQuery['purpose'];
  /** What the bank is asked for, in kuruş. */
  amountKurus: number;
  /** Sum to `amountKurus`. */
  lines: PaymentLine[];
  payload: unknown;
  language: 'tr' | 'en';
  ip: string;
  /** The visit whose visitor allowed analytics, if any. */
  receiverId?: string | undefined;
};

/** Thrown by `fulfil` when what was paid for cannot be had any more. The money is refunded. */
export class CannotFulfil extends Error {
  override name = 'CannotFulfil';
}

export type UnpaidEnd = Exclude<AttemptEnd, { kind: 'refunded' }>;

/** Ids. */
export type Needed = { readonly cards: readonly string[]; readonly addresses: readonly string[] };

/**
 * What a kind of attempt does when it ends. Each runs in the transaction that records the end (or the notification),
 * under the attempt's row lock, at most once per end; a fault of theirs leaves the attempt as it was, for another try.
 */
export type AttemptHooks = {
  /**
   * Turns money into what it was for. `capture` is null when nothing was to be taken. Throws CannotFulfil when that is
   * impossible. Never after `release`.
   */
  fulfil(tx: Tx, attempt: Attempt, about: { capture: Capture | null; now: Date }): Promise<AttemptResult>;
  /** `fulfil` of several of different accounts, which throws as a whole; where many are paid at the same time. */
  fulfilMany?(
    tx: Tx,
    paid: readonly { attempt: Attempt; capture: Capture | null }[],
    now: Date,
  ): Promise<AttemptResult[]>;
  /** Frees what was reserved: the attempt ended without money, or its place was taken. */
  release(tx: Tx, attempt: Attempt, now: Date): Promise<void>;
  /** In place of `release` for a kind that must know why it ended without money. */
  ended?(tx: Tx, attempt: Attempt, about: { end: UnpaidEnd; now: Date }): Promise<void>;
  /** All of the money was refunded: notifies the customer. `balanceKurus`: what the card did not take back. */
  refunded(tx: Tx, attempt: Attempt, about: { balanceKurus: number; because: RefundReason; now: Date }): Promise<void>;
  /** Nothing was charged, and the answer may not have reached the customer: notifies them. */
  notCharged(tx: Tx, attempt: Attempt): Promise<void>;
  /** The bank does not say whether it was charged, and may never: notifies the customer, who may pay again. */
  unclear(tx: Tx, attempt: Attempt): Promise<void>;
  /** What of the account it needs until it has ended: the saved card it is paid with, addresses that a delivery names. */
  needs(attempt: Attempt): Needed;
  /** The payload of an attempt that has ended without who it was: its customer has left. Money may still come back. */
  forget(attempt: Attempt): unknown;
  /** The attempt in the kind's own words, where `state` is not yet that. */
  view?(attempt: Attempt, state: PaymentState): AttemptState;
  /** Path of the shop the bank's page leads back to, in the attempt's language. */
  returnPath(attempt: Attempt): string | Promise<string>;
};
