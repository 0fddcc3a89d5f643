import type { Executor, Tx } from '../../platform/database/database.ts';
import { definePort } from '../../platform/module.ts';
import type { Buyer, NewCard, StoredCardReference } from '../payments/index.ts';
import type { PaymentState } from './attempt.view.ts';
import type { Attempt, AttemptKind, NewAttempt } from './attempts.types.ts';

/** What the bank is told besides what the attempt froze. Passed on, never stored. */
export type PaymentDetails = { card: NewCard | StoredCardReference; buyer: Buyer };

/** Every try to move money goes through here, whatever it pays for. */
export type AttemptsPort = {
  /** Says what a kind of attempt does when it ends. Once per kind, while the module that owns it is built. */
  addKind(name: string, kind: AttemptKind): void;

  /**
   * Writes an attempt down in the caller's transaction, with whatever the caller holds for it. The bank has not been
   * asked. Throws PAYMENT_IN_PROGRESS when another with the same `openFor` is open.
   */
  open(tx: Tx, attempt: NewAttempt): Promise<Attempt>;

  /**
   * Asks the bank for the first time, after the transaction of `open` has committed, and settles what it answers.
   * `details` null for an attempt that takes nothing. A second call only answers where the attempt stands.
   */
  start(id: string, details: PaymentDetails | null): Promise<Attempt>;

  /** Where an attempt stands, after asking the bank when it is worth it. Null when there is none. */
  settle(id: string): Promise<Attempt | null>;

  /** Gives an attempt up, unless it turns out paid. */
  abandon(id: string): Promise<Attempt | null>;

  /** The bank's page posted `form`. Answers the attempt, settled as far as possible; null for an unknown id. */
  receiveCallback(callbackId: string, form: Readonly<Record<string, unknown>>): Promise<Attempt | null>;

  /** Throws PAYMENT_IN_PROGRESS when an attempt with this `openFor` is open. */
  refuseWhileOpen(tx: Tx, openFor: string): Promise<void>;

  find(db: Executor, id: string): Promise<Attempt | null>;
  findByKey(db: Executor, accountId: string, key: string): Promise<Attempt | null>;
  findByCallback(db: Executor, callbackId: string): Promise<Attempt | null>;
  /** The account's latest attempt of this kind that may still move money. */
  findOpen(db: Executor, accountId: string, kind: string): Promise<Attempt | null>;
  /** Resolves when this process no longer talks to the bank about an attempt. */
  whenIdle(id: string): Promise<void>;
  /** Path of the shop at which the shopper sees what became of it. */
  returnPath(attempt: Attempt): string;
  view(attempt: Attempt): PaymentState;
  /**
   * As `view`, for the customer who asked; writes down what they were told. An attempt that ends without a charge is told
   * by the kind's `notTaken` when nobody has heard it here in time. `isHeard` false: nobody reads this answer any more.
   */
  show(attempt: Attempt, about: { isHeard: boolean }): Promise<PaymentState>;
};

export type WithAttempts = { attempts: AttemptsPort };
export const attemptsPort = definePort<WithAttempts>('attempts');
