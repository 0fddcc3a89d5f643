import type { DeclineCode } from '../../../../domain/payment/index.ts';
import type { Kurus } from '../../../../domain/money/index.ts';

/** The id of one payment attempt (or refund, or cancel): unguessable, written to the database before any call here. */
export type PaymentReference = string;

/** The provider's id of a payment. Known once `startChallenge` or `chargeStored` has answered. */
export type PaymentId = string;

/** What a customer may see of a card. */
export interface CardSummary {
  /** First six or eight digits. */
  bin: string;
  lastFour: string;
  association: 'VISA' | 'MASTER_CARD' | 'AMERICAN_EXPRESS' | 'TROY' | 'OTHER';
  bankName: string | null;
}

export interface StoredCard extends CardSummary {
  customerKey: string;
  cardToken: string;
  alias: string | null;
}

/**
 * Where the shopper proves to be the owner of the card.
 * `redirect`: navigate the top window to `url`, which is another origin.
 * `document`: the provider's own HTML. It never runs in the shop's origin: serve `html` from its own path with exactly
 * `headers` (they give the document an opaque origin and refuse every frame) and navigate the top window there.
 */
export type ChallengePage =
  { kind: 'redirect'; url: string } | { kind: 'document'; html: string; headers: Record<string, string> };

export interface CapturedLine {
  /** The shop's own id of the order line. */
  reference: string;
  /** The provider's id of the line, which a refund needs. Store it. */
  transactionId: string;
  amount: Kurus;
}

export interface RefundRecord {
  reference: PaymentReference | null;
  transactionId: string;
  amount: Kurus;
}

export interface Capture {
  paymentId: PaymentId;
  /** Always the amount that was asked for: another amount is refunded and reported as `declined: amountMismatch`. */
  amount: Kurus;
  lines: CapturedLine[];
  card: CardSummary;
  /** Present when the card was saved with this payment. Store `customerKey` with the account. */
  savedCard: StoredCard | null;
  /** Refunds by line, as `lookup` has found them. Null: not part of this answer. */
  refunds: RefundRecord[] | null;
}

/** `notRefundable`, of refund and cancel only: the card or the payment does not allow it (again). */
export type ProviderDeclineCode = DeclineCode | 'notRefundable';

/** No money has moved, and none will for this payment. */
export interface Declined {
  outcome: 'declined';
  code: ProviderDeclineCode;
  /** Whether the same card may succeed when tried again, later or with corrected details. */
  retryable: boolean;
  /** The provider's own code, for the log. Never shown. */
  providerCode: string | null;
  paymentId: PaymentId | null;
}

/** Whether money moved is not known. Never charge again before `lookup` says so. */
export interface Unknown {
  outcome: 'unknown';
  reason:
    | 'timeout'
    | 'network'
    | 'unreadable'
    | 'signature'
    | 'providerError'
    /** Refused with an unlisted code: only the payment's record shows the outcome. */
    | 'unlistedCode'
    | 'amountMismatch'
    | 'holdNotReleased'
    /** Captured, and its cancel was neither confirmed nor refused nor reported. */
    | 'cancelUnconfirmed';
}

/** The provider has no such payment, card or line: nothing was ever charged under this reference. */
export interface NotFound {
  outcome: 'notFound';
}

/** No money has moved yet. `challengePassed`: the shopper was verified; call `finishChallenge`. */
export interface Pending {
  outcome: 'pending';
  paymentId: PaymentId;
  step: 'challengeOpen' | 'challengePassed';
}

export interface ChallengeStarted {
  outcome: 'pending';
  paymentId: PaymentId;
  step: 'challengeOpen';
  page: ChallengePage;
}

interface Captured {
  outcome: 'succeeded';
  capture: Capture;
}

interface Refunded {
  outcome: 'succeeded';
  refund: RefundRecord;
  /** The provider's own id of the refund, when it gives one. */
  operationId: string | null;
}

interface Cancelled {
  outcome: 'succeeded';
  paymentId: PaymentId;
  /** The provider's own id of the cancel, when it gives one. */
  operationId: string | null;
}

/** A capture as the provider reports it, not yet compared with the requested amount. */
export interface Taken {
  outcome: 'taken';
  capture: Capture;
  /** The whole payment was cancelled. */
  cancelled: boolean;
}

export type ProviderOutcome = Taken | Declined | Pending | Unknown | NotFound;
export type StartOutcome = ChallengeStarted | Declined | Unknown;
export type PaymentOutcome = Captured | Declined | Pending | Unknown | NotFound;
export type ChargeOutcome = Captured | Declined | Unknown;
export type RefundOutcome = Refunded | Declined | Unknown | NotFound;
export type CancelOutcome = Cancelled | Declined | Unknown | NotFound;
export type CardListOutcome = { outcome: 'succeeded'; cards: StoredCard[] } | Unknown | NotFound;
export type CardDeletionOutcome = { outcome: 'succeeded' } | Unknown | NotFound;

/** One movement of money in the provider's report. */
export interface SettlementRow {
  kind: 'capture' | 'refund' | 'cancel';
  /** The shop's reference: for a capture that of the payment, else that of the refund or cancel itself. */
  reference: PaymentReference | null;
  paymentId: PaymentId;
  amount: Kurus;
}

export type SettlementOutcome = { outcome: 'succeeded'; rows: SettlementRow[] } | Unknown;
