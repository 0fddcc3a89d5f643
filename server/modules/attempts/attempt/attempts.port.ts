import type { AttemptKind } from '../../../../domain/payment/index.ts';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { definePort } from '../../../platform/module.ts';
import type { Buyer, NewCard, StoredCardReference } from '../../payments/index.ts';
import type { Attempt, AttemptHooks, AttemptState, Needed, NewAttempt, PaymentState } from './attempts.types.ts';

/** What the bank is given besides what the attempt froze. Passed on, never stored. */
export type PaymentDetails = { card: NewCard | StoredCardReference; buyer: Buyer };

/** Every try to move money goes through here, whatever it pays for. */
export type AttemptsPort = {
  /** Says what a kind of attempt does when it ends. Once per kind, while the module that owns it is built. */
  addKind(kind: AttemptKind, hooks: AttemptHooks): void;

  /**
   * Writes an attempt down in the caller's transaction, with whatever the caller holds for it. The bank has not been
   * asked. Throws PAYMENT_IN_PROGRESS when the account has another open, unless it is a renewal. `hasMadeWay`: this
   * transaction has called `makeWay` before.
   */
  open(tx: Tx, attempt: NewAttempt, about?: { hasMadeWay?: boolean }): Promise<Attempt>;

  /**
   * Asks the bank for the first time, after the transaction of `open` has committed, and settles what it answers.
   * `details` null for an attempt that takes nothing. A second call only answers the attempt as it is.
   */
  start(attempt: Attempt, details: PaymentDetails | null): Promise<Attempt>;

  /**
   * As `open` and `start`, of many that no customer waits for: paid by saved cards, or not at all. That the bank is asked
   * is written down with them, so what is never started is looked up before anything else is done with it.
   */
  openMany(tx: Tx, attempts: readonly NewAttempt[]): Promise<Attempt[]>;
  /** Answers each as it is then, or what went wrong. */
  startMany(
    opened: readonly { attempt: Attempt; details: PaymentDetails | null }[],
  ): Promise<PromiseSettledResult<Attempt>[]>;

  /** An attempt as it is after asking the bank, when that is worth it. Null when there is none. */
  settle(id: string): Promise<Attempt | null>;
  /** As `settle`, of a row that was just read: one that has ended for good is answered as it is. */
  refresh(attempt: Attempt): Promise<Attempt>;

  /** Gives an attempt up, unless it turns out paid. */
  abandon(id: string): Promise<Attempt | null>;

  /** The bank's page posted `form`. Answers the attempt, settled as far as possible; null for an unknown id. */
  receiveCallback(callbackId: string, form: Readonly<Record<string, unknown>>): Promise<Attempt | null>;

  /**
   * Throws PAYMENT_IN_PROGRESS when the account, whose row is to be locked, has an attempt open. One whose end
   * the bank has not given for too long yields: what it reserved is released, and money that still comes is refunded.
   */
  makeWay(tx: Tx, accountId: string): Promise<void>;

  /**
   * What the account's payments without an end may still need: it stays. Asked before what runs already is looked at,
   * because what is paid in between needs it as well.
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
  /** Path of the shop at which the shopper sees what became of it. */
  returnPath(attempt: Attempt): string | Promise<string>;
  view(attempt: Attempt): PaymentState;
  /** As `view`, in the words of the attempt's kind. */
  viewOfKind(attempt: Attempt): AttemptState;
  /**
   * As `view`, for the customer who asked; writes down that they were notified. An end without a charge that was
   * not answered in time is notified by the kind's `notCharged`. `isReceived` false: the caller has hung up.
   */
  show(attempt: Attempt, about: { isReceived: boolean }): Promise<PaymentState>;
};

export type WithAttempts = { attempts: AttemptsPort };
export const attemptsPort = definePort<WithAttempts>('attempts');
