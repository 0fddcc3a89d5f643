import type { AttemptKind } from '../../../../domain/payment/index.ts';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { definePort } from '../../../platform/module.ts';
import type { Buyer, NewCard, StoredCardReference } from '../../payments/index.ts';
import type { Attempt, AttemptHooks, AttemptState, Needed, NewAttempt, PaymentState } from './attempts.types.ts';

/** Sent to the bank in addition to the attempt's own columns. Passed on, never stored. */
export type PaymentDetails = { card: NewCard | StoredCardReference; buyer: Buyer };

/** Every attempt to charge a customer goes through this port, whatever it pays for. */
export type AttemptsPort = {
  /** Registers the hooks of a kind of attempt. Once per kind, while the module that owns it is built. */
  addKind(kind: AttemptKind, hooks: AttemptHooks): void;

  /**
   * Inserts an attempt in the caller's transaction, along with what the caller reserves for it. The bank is not asked
   * yet. Throws PAYMENT_IN_PROGRESS when the account has another one open, unless it is a renewal. `hasMadeWay`: this
   * transaction has called `makeWay` before.
   */
  open(tx: Tx, attempt: NewAttempt, about?: { hasMadeWay?: boolean }): Promise<Attempt>;

  /**
   * Asks the bank for the first time, after the transaction of `open` has committed, and settles its answer.
   * `details` is null for an attempt that charges nothing. A second call only returns the current attempt.
   */
  start(attempt: Attempt, details: PaymentDetails | null): Promise<Attempt>;

  /**
   * `open` for many attempts that no customer waits for: paid by saved cards, or without a charge. Inserted as already
   * asked of the bank: one that is never started is looked up there before anything else is done with it.
   */
  openMany(tx: Tx, attempts: readonly NewAttempt[]): Promise<Attempt[]>;
  /** `start` for the attempts of `openMany`. Each result is the attempt afterwards, or its error. */
  startMany(
    opened: readonly { attempt: Attempt; details: PaymentDetails | null }[],
  ): Promise<PromiseSettledResult<Attempt>[]>;

  /** Settles an attempt, asking the bank if needed, and returns it. Null for an unknown id. */
  settle(id: string): Promise<Attempt | null>;
  /** As `settle`, for a row that was just read: one that has ended for good is returned unchanged. */
  refresh(attempt: Attempt): Promise<Attempt>;

  /** Cancels an attempt at the shopper's wish, unless it turns out to be paid. */
  abandon(id: string): Promise<Attempt | null>;

  /** The bank's page posted `form`. Answers the attempt, settled as far as possible; null for an unknown id. */
  receiveCallback(callbackId: string, form: Readonly<Record<string, unknown>>): Promise<Attempt | null>;

  /**
   * Throws PAYMENT_IN_PROGRESS when the account, whose row must be locked, has an open attempt. One whose outcome
   * was unknown for too long is overtaken: its reservations are released, and a late capture is refunded.
   */
  makeWay(tx: Tx, accountId: string): Promise<void>;

  /**
   * Cards and addresses that open payments of the account may still need: they must not be deleted. Call it before
   * reading which ones orders and subscriptions use: a payment that is fulfilled in between is then seen in either.
   */
  findNeeded(db: Executor, accountId: string): Promise<Needed>;

  find(db: Executor, id: string): Promise<Attempt | null>;
  findMany(db: Executor, ids: readonly string[]): Promise<Map<string, Attempt>>;
  /** The account's own attempt of this kind. Throws NOT_FOUND for any other. */
  findOwn(about: { accountId: string; kind: AttemptKind; id: string }): Promise<Attempt>;
  findByKey(db: Executor, accountId: string, key: string): Promise<Attempt | null>;
  findByCallback(db: Executor, callbackId: string): Promise<Attempt | null>;
  /** Resolves when this process no longer talks to the bank about an attempt. */
  whenIdle(id: string): Promise<void>;
  /** Path of the shop page that shows the shopper the outcome. */
  returnPath(attempt: Attempt): string | Promise<string>;
  view(attempt: Attempt): PaymentState;
  /** As `view`, in the shape of the attempt's kind: see `AttemptHooks.view`. */
  viewOfKind(attempt: Attempt): AttemptState;
  /**
   * As `view`, for the customer who asked; records that they have been shown it. An end without a charge that was not
   * shown in time is mailed by the kind's `notCharged`. `isReceived` false: the connection was closed before.
   */
  show(attempt: Attempt, about: { isReceived: boolean }): Promise<PaymentState>;
};

export type WithAttempts = { attempts: AttemptsPort };
export const attemptsPort = definePort<WithAttempts>('attempts');
