import type { CardAssociation } from '../cards/card-number.ts';
import type { BankCode } from '../cards/card-rules.ts';
import type { Holds } from './holds.ts';
import type { Ledger } from '../books/ledger.ts';
import type { Purpose, Vault } from '../cards/vault.ts';

export interface Clock {
  now(): Date;
}

export interface Desk {
  ledger: Ledger;
  vault: Vault;
  holds: Holds;
  clock: Clock;
  /** Time for entering the code, in milliseconds. */
  challengeTtlMs: number;
}

export interface NewCardRequest {
  kind: 'new';
  holder: string;
  number: string;
  expireMonth: string;
  expireYear: string;
  securityCode: string;
  save: boolean;
  customerKey?: string;
}

export interface StoredCardRequest {
  kind: 'stored';
  customerKey: string;
  cardToken: string;
}

export interface OrderRequest {
  reference: string;
  /** Kuruş. */
  amount: number;
  lines: { reference: string; amount: number }[];
  locale: 'tr' | 'en';
}

export interface ChallengeRequest extends OrderRequest {
  purpose: Purpose;
  card: NewCardRequest | StoredCardRequest;
  callbackUrl: string;
}

export interface ChargeRequest extends OrderRequest {
  card: StoredCardRequest;
  initiator: 'purchase' | 'renewal';
}

export interface CardAnswer {
  bin: string;
  lastFour: string;
  association: CardAssociation;
  bankName: string;
}

export interface SavedCardAnswer extends CardAnswer {
  customerKey: string;
  cardToken: string;
  alias: string | null;
}

/** A payment that took money; `cancelled` when all of it has been refunded. */
export interface TakenAnswer {
  status: 'succeeded' | 'cancelled';
  paymentId: string;
  reference: string;
  purpose: Purpose;
  amount: number;
  lines: { reference: string; transactionId: string; amount: number }[];
  card: CardAnswer;
  savedCard: SavedCardAnswer | null;
  /** Null: the bank does not report them (yet). */
  refunds: { reference: string | null; transactionId: string; amount: number }[] | null;
}

export interface DeclinedAnswer {
  status: 'declined';
  paymentId: string | null;
  code: BankCode;
}

export type PaymentAnswer =
  TakenAnswer | DeclinedAnswer | { status: 'open' | 'passed'; paymentId: string } | { status: 'notFound' };

/** Null: the bank does not answer, and the caller has gone. */
export type ChargeAnswer = TakenAnswer | DeclinedAnswer | { status: 'notFound' } | null;
