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
  /** Its reference at the bank; by default the id. The same for the same payment, also after a backup was restored. */
  reference?: string;
  method: AttemptMethod;
  purpose: PaymentQuery['purpose'];
  /** The amount that is requested from the bank, in kuruş. */
  amountKurus: number;
  /** Their amounts sum to `amountKurus`. */
  lines: PaymentLine[];
  payload: unknown;
  language: 'tr' | 'en';
  ip: string;
  /** The visit whose visitor allowed analytics, if any. */
  receiverId?: string | undefined;
};

/** Thrown by `fulfil` when what was paid for is no longer available. The money is refunded. */
export class CannotFulfil extends Error {
  override name = 'CannotFulfil';
}

export type UnpaidEnd = Exclude<AttemptEnd, { kind: 'refunded' }>;

/** Ids of saved cards and addresses that attempts still need. */
export type Needed = { readonly cards: readonly string[]; readonly addresses: readonly string[] };

/**
 * What a kind of attempt does when it ends. Hooks with `tx` run in the transaction that records the end (or the
 * notification), under the attempt's row lock, at most once per end; an error rolls back, and it is tried again.
 */
export type AttemptHooks = {
  /**
   * Creates what was paid for. `capture` is null when nothing was charged. Throws CannotFulfil when that is impossible.
   * Never called after `release`.
   */
  fulfil(tx: Tx, attempt: Attempt, about: { capture: Capture | null; now: Date }): Promise<AttemptResult>;
  /** `fulfil` for several attempts of different accounts that are paid together; throws if one cannot be fulfilled. */
  fulfilMany?(
    tx: Tx,
    paid: readonly { attempt: Attempt; capture: Capture | null }[],
    now: Date,
  ): Promise<AttemptResult[]>;
  /** Releases its reservations: the attempt ended without a charge, or was overtaken. */
  release(tx: Tx, attempt: Attempt, now: Date): Promise<void>;
  /** Called in place of `release` at an end without a charge, for a kind that needs the reason. */
  ended?(tx: Tx, attempt: Attempt, about: { end: UnpaidEnd; now: Date }): Promise<void>;
  /** All of the money was refunded: notifies the customer. `balanceKurus`: what the card did not take back. */
  refunded(tx: Tx, attempt: Attempt, about: { balanceKurus: number; because: RefundReason; now: Date }): Promise<void>;
  /** Nothing was charged, and the answer may not have reached the customer: notifies them. */
  notCharged(tx: Tx, attempt: Attempt): Promise<void>;
  /** The bank does not say whether it was charged, and may never: notifies the customer, who may pay again. */
  unclear(tx: Tx, attempt: Attempt): Promise<void>;
  /** What the account must keep until it has ended: the saved card it is paid with, the addresses of its delivery. */
  needs(attempt: Attempt): Needed;
  /** The payload of an ended attempt without its personal data. A refund may still follow. */
  forget(attempt: Attempt): unknown;
  /** The attempt in the shape of the kind's own contract, where `state` is not that yet. */
  view?(attempt: Attempt, state: PaymentState): AttemptState;
  /** Path of the shop page that the bank's page leads back to, in the attempt's language. */
  returnPath(attempt: Attempt): string | Promise<string>;
};
