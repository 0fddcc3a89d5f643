import type { Kurus } from '../../../../domain/money/index.ts';
import type {
  CancelOutcome,
  CardDeletionOutcome,
  CardListOutcome,
  ChargeOutcome,
  PaymentOutcome,
  ProviderOutcome,
  RefundOutcome,
  SettlementOutcome,
  StartOutcome,
  PaymentId,
  PaymentReference,
} from './payments.outcomes.ts';

export interface CallOptions {
  /** Ends the wait early. An aborted call is `unknown`: the provider may still have moved money. */
  signal?: AbortSignal;
}

type PaymentLocale = 'tr' | 'en';

/** One line of the basket. Lines sum exactly to the payment's amount; a line of zero kuruş is not sent to the provider. */
export interface PaymentLine {
  /** The shop's own id of the order line. */
  reference: string;
  name: string;
  amount: Kurus;
  kind: 'physical' | 'virtual';
}

export interface PaymentAddress {
  contactName: string;
  address: string;
  city: string;
  country: string;
  zipCode?: string;
}

export interface Buyer {
  id: string;
  name: string;
  surname: string;
  email: string;
  /** E.164, for example `+905551112233`. */
  phone?: string;
  /** Turkish identity number; the provider's placeholder is sent when the shop does not ask for it. */
  identityNumber?: string;
  ip: string;
  shippingAddress: PaymentAddress;
  billingAddress: PaymentAddress;
}

/** Card data the shopper typed. Passed through to the provider, never stored and never logged. */
export interface NewCard {
  kind: 'new';
  holder: string;
  /** Digits only. */
  number: string;
  /** `01` to `12`. */
  expireMonth: string;
  /** Four digits. */
  expireYear: string;
  securityCode: string;
  /** Keeps the card at the provider; the saved card comes back in the capture. */
  save: boolean;
  /** The customer's card wallet at the provider, if one exists; otherwise the provider creates one. */
  customerKey?: string;
}

export interface StoredCardReference {
  kind: 'stored';
  customerKey: string;
  cardToken: string;
}

/** `cardCheck` proves and saves a card: a small authorisation under 3-D Secure, released at once. */
type PaymentPurpose = 'purchase' | 'cardCheck';

export interface PaymentOrder {
  reference: PaymentReference;
  amount: Kurus;
  lines: PaymentLine[];
  buyer: Buyer;
  locale: PaymentLocale;
}

export interface StartChallenge extends PaymentOrder {
  purpose: PaymentPurpose;
  card: NewCard | StoredCardReference;
  /** Absolute address the bank's page posts the shopper's browser to. Identifies the attempt; needs no cookie. */
  callbackUrl: string;
}

/** What the bank's page posted to the callback address, once its signature has been verified. */
export interface ChallengeCallback {
  reference: PaymentReference;
  paymentId: PaymentId;
  /** True only for mdStatus 1. A passed challenge has not moved money yet. */
  passed: boolean;
  /** The bank's own status, 0 to 9. */
  mdStatus: string;
  conversationData: string | null;
}

/** A provider's notice that something happened. It only triggers a look-up; it is never a result. */
export interface PaymentNotice {
  reference: PaymentReference;
  paymentId: PaymentId | null;
}

/** Identifies a payment to look up. `amount`: the amount of the attempt. */
export interface PaymentQuery {
  reference: PaymentReference;
  /** Null when `startChallenge` or `chargeStored` ended `unknown`: the provider is then asked by reference. */
  paymentId: PaymentId | null;
  purpose: PaymentPurpose;
  amount: Kurus;
}

export interface FinishChallenge extends PaymentQuery {
  paymentId: PaymentId;
  /** The verified callback, or null when `lookup` said `pending` with step `challengePassed`. */
  callback: ChallengeCallback | null;
}

export interface ChargeStored extends PaymentOrder {
  card: StoredCardReference;
  /** `renewal`: the customer is absent. `purchase`: the customer pressed pay. */
  initiator: 'renewal' | 'purchase';
}

interface Refund {
  /** The refund's own reference, written before the call. */
  reference: PaymentReference;
  paymentId: PaymentId;
  /** The captured line's transaction id. Part of a line may be refunded, several times, within 365 days. */
  transactionId: string;
  amount: Kurus;
  ip: string;
}

interface Cancel {
  reference: PaymentReference;
  paymentId: PaymentId;
  ip: string;
}

/**
 * Everything the shop asks of a payment provider. No function throws for what a provider or the network does;
 * every one resolves within its deadline. None is idempotent: exactly-once is the caller's duty (Spec §7, payments).
 */
export interface PaymentsPort {
  readonly provider: 'sandbox-bank' | 'iyzico';

  /** Opens a payment under 3-D Secure. Moves no money. `unknown` may still have opened one: its callback can arrive. */
  startChallenge(request: StartChallenge, options?: CallOptions): Promise<StartOutcome>;

  /**
   * Takes the money of a passed challenge; call at most once per attempt unless `lookup` said `challengePassed` since.
   * A callback that did not pass is `declined` without asking the provider to take anything.
   */
  finishChallenge(request: FinishChallenge, options?: CallOptions): Promise<PaymentOutcome>;

  /** Charges a saved card without the challenge. */
  chargeStored(request: ChargeStored, options?: CallOptions): Promise<ChargeOutcome>;

  /** The outcome of a payment. Call it before anything is retried. */
  lookup(query: PaymentQuery, options?: CallOptions): Promise<PaymentOutcome>;

  /** The provider's record of a payment, unverified. Unlike `lookup` it never refunds anything. */
  inspect(query: PaymentQuery, options?: CallOptions): Promise<ProviderOutcome>;

  /** Refunds all or part of one captured line. */
  refund(request: Refund, options?: CallOptions): Promise<RefundOutcome>;

  /** Refunds a whole payment on the day it was taken, or ends an open challenge. */
  cancel(request: Cancel, options?: CallOptions): Promise<CancelOutcome>;

  listCards(customerKey: string, options?: CallOptions): Promise<CardListOutcome>;

  deleteCard(card: { customerKey: string; cardToken: string }, options?: CallOptions): Promise<CardDeletionOutcome>;

  /** All movements of money between two instants, by the provider's records and clock. */
  settlement(period: { from: Date; until: Date }, options?: CallOptions): Promise<SettlementOutcome>;

  /** Reads the form the bank's page posted. Null when it is not the provider's: settle by `lookup` alone. */
  readCallback(form: Readonly<Record<string, unknown>>): ChallengeCallback | null;

  /** Reads a webhook. Null when its signature does not match. */
  readNotice(request: {
    headers: Readonly<Record<string, string | string[] | undefined>>;
    body: string;
  }): PaymentNotice | null;
}
