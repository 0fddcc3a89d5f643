import type { PaidCart } from '../cart/index.ts';
import type { Kurus } from '../money/index.ts';
import type { AttemptKind } from './attempt-kind.ts';
import type { MoneyOutcome } from './attempt-state.ts';
import type { DeclineCode } from './decline-code.ts';

type Reported = { readonly attemptId: string; readonly money: MoneyOutcome };

export type OpenAttemptReport = Reported & {
  readonly state: 'created' | 'challenging' | 'settling' | 'unknown';
  readonly amount: Kurus;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  /** The bank's page, while the customer has to approve there; null when it cannot be shown. */
  readonly redirectUrl: string | null;
  /** The bank has not answered for so long that another payment may begin: if this one is captured, it is refunded. */
  readonly canPayAgain: boolean;
};

/** The status of an attempt on the server. Only `paid` means that the money was taken for good. */
export type AttemptReport =
  | OpenAttemptReport
  | (Reported & {
      readonly state: 'paid';
      readonly amount: Kurus;
      readonly orderIds: readonly string[];
      readonly subscriptionIds: readonly string[];
      readonly isFirstPurchase: boolean;
      /** The pieces to remove from the cart. */
      readonly paid: PaidCart;
    })
  /** A card check that succeeded. */
  | (Reported & { readonly state: 'saved'; readonly cardId: string })
  | (Reported & { readonly state: 'declined'; readonly declineCode: DeclineCode; readonly retryable: boolean })
  | (Reported & { readonly state: 'expired' })
  | (Reported & { readonly state: 'refunded'; readonly amount: Kurus });

/** The account's attempt that is open, or ended and not acknowledged. */
export type AccountAttempt = {
  readonly kind: AttemptKind;
  readonly amount: Kurus;
  /** Epoch milliseconds. */
  readonly since: number;
  readonly endedAt: number | null;
  readonly acknowledgedAt: number | null;
  readonly report: AttemptReport;
};

/** How an attempt ended: with its purpose reached (`paid`, `saved`) or not, and where the money is then. */
export type AttemptOutcome = 'paid' | 'saved' | 'notCharged' | 'refunded';

/** Null while it is open. */
export function attemptOutcome(report: AttemptReport): AttemptOutcome | null {
  switch (report.state) {
    case 'paid':
    case 'saved':
    case 'refunded':
      return report.state;
    case 'declined':
    case 'expired':
      return report.money === 'refunded' ? 'refunded' : 'notCharged';
    case 'created':
    case 'challenging':
    case 'settling':
    case 'unknown':
      return null;
    default:
      return report satisfies never;
  }
}
