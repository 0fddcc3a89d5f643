import type { Failure } from '../../domain/failure/index.ts';
import type { Kurus } from '../../domain/money/index.ts';
import type { AttemptKind } from '../../domain/payment/index.ts';

/** What the server knows of an attempt to move money. Its word is the only one that ends this flow. */
export type AttemptReport =
  | { state: 'created' | 'challenging' | 'settling' | 'unknown' }
  | { state: 'paid'; orderIds: readonly string[] }
  | { state: 'declined'; declineCode: string; retryable: boolean }
  | { state: 'expired' | 'abandoned' };

export type ChallengePurpose = Exclude<AttemptKind, 'renewal'>;

export interface ThreeDSecureInput {
  purpose: ChallengePurpose;
  attemptId: string;
  /** The bank's page, of another origin. Null when the attempt is resumed and its page is gone. */
  redirectUrl: string | null;
  amount: Kurus;
  /** When the bank stops waiting, epoch milliseconds. For the eye: that it is over, the server says. */
  expiresAt: number;
}

export interface ThreeDSecureContext extends ThreeDSecureInput {
  /** Reads since the shopper came back from the bank, at most `settleReads`. */
  reads: number;
  report: AttemptReport | null;
  failure: Failure | null;
}

export type ThreeDSecureEvent =
  | { type: 'frame.opened' }
  | { type: 'challenge.returned' }
  | { type: 'payment.cancel' }
  | { type: 'payment.check' }
  | { type: 'payment.leave' }
  | { type: 'session.restored' };

export type ThreeDSecureOutput =
  | { outcome: 'paid'; attemptId: string; orderIds: readonly string[] }
  | { outcome: 'declined'; attemptId: string; declineCode: string; retryable: boolean }
  | { outcome: 'expired' | 'cancelled' | 'unknown'; attemptId: string };

export interface ThreeDSecureMeta {
  money: 'notCharged' | 'charged' | 'unknown';
  description: { tr: string; en: string };
  operationId?: string;
}
