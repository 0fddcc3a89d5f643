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

/** A line with its paid amounts, from which the refund of its next units is calculated. */
export interface RefundLineView extends PickableLine, PaidLine {
  slug: string;
  /** As in the order: `packet`, `donation` or a product’s type. */
  type: string;
  name: Localized;
  /** Why nothing of it can be refunded. */
  reason: NotRefundableReason | null;
}

/** An order with its refundable lines. Days are YYYY-MM-DD. */
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

/** A requested refund and its answer. */
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
  /** Whether the customer came to see the latest refund, not to request another one. */
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
  /** The latest refund; null while none was requested. */
  refund: RefundView | null;
  picks: readonly RefundPick[];
  note: string;
  pictures: readonly { _id: string; name: string }[];
  /** The picture that is being uploaded. */
  file: PictureFile | null;
  /** Uploaded share of the file, from 0 to 1. */
  share: number;
  pictureError: FieldErrorCode | null;
  /** The customer tried to go on with an incomplete choice: errors are shown at their fields from now on. */
  isReviewed: boolean;
  price: RefundPrice | null;
  prices: number;
  /** The price differs from the one that the customer saw before. */
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
  /** Begins another request, for the remaining units. */
  | { type: 'refund.begin' }
  | { type: 'refund.refresh' }
  | { type: 'session.restored' };
