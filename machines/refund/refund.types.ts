import type { PictureFile } from '../../domain/address/index.ts';
import type { Failure, FieldErrorCode } from '../../domain/failure/index.ts';
import type { RefundStatus } from '../../domain/lifecycle/index.ts';
import type { Localized } from '../../domain/locale/index.ts';
import type { Kurus } from '../../domain/money/index.ts';
import type {
  NotRefundableReason,
  PaidLine,
  PickableLine,
  RefundPick,
  RefundReason,
} from '../../domain/refund/index.ts';

/** What was paid for it decides what the next of its units bring back. */
export interface RefundLineView extends PickableLine, PaidLine {
  slug: string;
  /** As an order has it: `packet`, `donation` or a product’s. */
  type: string;
  name: Localized;
  /** Why none of it can come back. */
  reason: NotRefundableReason | null;
}

/** An order as it can come back. Days are YYYY-MM-DD. */
export interface RefundableView {
  number: string;
  /** Null before delivery. */
  endsOn: string | null;
  carrier: string;
  lines: readonly RefundLineView[];
}

export interface RefundPrice {
  total: Kurus;
  toCard: Kurus;
  toBalance: Kurus;
}

/** A refund that was asked for, and what became of it. */
export interface RefundView {
  _id: string;
  state: RefundStatus;
  money: 'notReturned' | 'returned' | 'unknown';
  lines: readonly { id: string; name: Localized; quantity: number; amount: Kurus }[];
  price: RefundPrice;
  answerNote: string | null;
  shipment: { carrier: string; code: string; handOverBy: string } | null;
}

export interface RefundInput {
  orderId: string;
  /** The summary of the latest refund is wanted, not another one. */
  wantsSummary: boolean;
  /** A random seed for idempotency keys, minted outside: `{seed}-{number of the price}`. */
  keySeed: string;
}

export interface RefundItem {
  line: string;
  units: number;
  reason: RefundReason;
  isUnopened: boolean;
}

export interface RefundRequest {
  orderId: string;
  key: string;
  items: readonly RefundItem[];
  amount: Kurus;
  note: string;
  pictures: readonly string[];
}

export interface RefundContext extends RefundInput {
  order: RefundableView | null;
  /** The latest; null while none was asked for. */
  refund: RefundView | null;
  picks: readonly RefundPick[];
  note: string;
  pictures: readonly { _id: string; name: string }[];
  /** The picture on its way. */
  file: PictureFile | null;
  /** How much of it has left, from 0 to 1. */
  share: number;
  pictureError: FieldErrorCode | null;
  /** The customer wanted to go on, and something lacked: what it is now is said at its place. */
  isReviewed: boolean;
  price: RefundPrice | null;
  prices: number;
  /** The amount is another than the one the customer saw before. */
  hasNewPrice: boolean;
  failure: Failure | null;
}

export type RefundEvent =
  | { type: 'line.add'; line: string }
  | { type: 'line.remove'; line: string }
  | { type: 'reason.choose'; line: string; reason: RefundReason }
  | { type: 'unopened.set'; line: string; isUnopened: boolean }
  | { type: 'note.change'; note: string }
  | { type: 'picture.add'; file: PictureFile }
  | { type: 'picture.remove'; picture: string }
  | { type: 'upload.progressed'; share: number }
  | { type: 'upload.cancel' }
  | { type: 'refund.review' }
  | { type: 'refund.edit' }
  | { type: 'refund.submit' }
  | { type: 'refund.withdraw' }
  /** Once more, of what is left. */
  | { type: 'refund.begin' }
  | { type: 'refund.refresh' }
  | { type: 'session.restored' };
