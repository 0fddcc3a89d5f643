import type { Address } from '../../domain/address/index.ts';
import type { FieldError } from '../../domain/failure/index.ts';
import {
  actionsOf,
  isUnshipped,
  type OrderAction,
  type OrderStatus,
  PROBLEM_KINDS,
  type RefundStatus,
} from '../../domain/lifecycle/index.ts';
import type { Locale, Localized } from '../../domain/locale/index.ts';
import type { Kurus } from '../../domain/money/index.ts';
import type { PurchaseType } from '../../domain/product/index.ts';
import { type ActionEvent, actionFlow } from '../families/action/index.ts';

export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** A text that was accepted with an order, in the accepted version. */
export interface AcceptedText {
  title: Localized;
  sections: readonly { heading: Localized; paragraphs: readonly Localized[] }[];
}

/** An order as its customer sees it. Moments are ISO 8601. */
export interface OrderView {
  _id: string;
  number: string;
  status: OrderStatus;
  statusHistory: readonly { status: OrderStatus; at: string }[];
  refund: { answer: { refundStatus: RefundStatus } } | null;
  purchaseType: PurchaseType;
  createdAt: string;
  price: { promoDiscount: Kurus; shipping: Kurus; balance: Kurus; charged: Kurus };
  lines: readonly {
    slug: string;
    type: string;
    name: Localized;
    quantity: number;
    total: Kurus;
    /** The customer's note in the parcel of a donation. */
    donationNote?: string;
  }[];
  card: { brand: string; lastFourDigits: string } | null;
  deliveryAddress: Pick<Address, 'firstName' | 'lastName' | 'line' | 'postalCode' | 'location'>;
  parcelNote: string | null;
  gift: { note: string } | null;
  cargo: {
    carrier: string;
    trackingNumber: string;
    trackingUrl: string | null;
    estimatedDelivery: string | null;
    movements: readonly { at: string; place: string; text: Localized }[];
  } | null;
  /** The repayment of an order that was cancelled. */
  repayment: { isDone: boolean; card: Kurus; balance: Kurus } | null;
  /** The repayment if it were cancelled now; absent where it cannot be. */
  ifCancelled?: { card: Kurus; balance: Kurus };
  /** The texts accepted before payment; null until they were read. */
  agreements: { acceptedAt: string; texts: readonly AcceptedText[] } | null;
  problem: { kind: ProblemKind; note: string; reportedAt: string; answer: { text: string; at: string } | null } | null;
  /** The order that this one replaces, free of charge. */
  replaces?: OrderTwin;
  /** The order that replaces this one. */
  replacedBy?: OrderTwin;
}

type OrderTwin = { _id: string; number: string };

/** An action that a customer asks for. */
export type OrderRequest =
  | { action: 'writeParcelNote'; text: string }
  | { action: 'removeParcelNote' }
  | { action: 'cancel' }
  | { action: 'report'; kind: ProblemKind; note: string }
  /** The receipt as a file, in this language. */
  | { action: 'download'; locale: Locale }
  | { action: 'readAgreements' }
  /** Puts the contents into the cart again. */
  | { action: 'again' };

type Field = 'parcelNote' | 'note' | 'action';

export const longestParcelNote = 500;
export const longestNote = 1000;
const shortestNote = 3;

const menuActions: Readonly<Record<Exclude<OrderRequest['action'], Paper>, OrderAction>> = {
  writeParcelNote: 'parcelNote',
  removeParcelNote: 'parcelNote',
  cancel: 'cancel',
  report: 'report',
  again: 'buyAgain',
};

/** Documents of every order that was once paid. */
type Paper = 'download' | 'readAgreements';
const isPaper = (action: OrderRequest['action']): action is Paper =>
  action === 'download' || action === 'readAgreements';

/** Whether the order's status allows the action now; one problem is open at a time. */
export function canAsk(
  { status, statusHistory, problem, replaces }: OrderView,
  action: OrderRequest['action'],
): boolean {
  if (isPaper(action)) return !replaces && statusHistory.some((one) => one.status === 'PAID');
  const isAnswered = problem === null || problem.answer !== null;
  return actionsOf(status).includes(menuActions[action]) && (action !== 'report' || isAnswered);
}

/** Whether something can be returned: a delivered order, or a donation not shipped yet. `see`: a return exists. */
export function returnOf({
  status,
  refund,
  lines,
  replaces,
}: Pick<OrderView, 'status' | 'refund' | 'lines' | 'replaces'>) {
  if (replaces) return null;
  if (refund) return 'see';
  if (actionsOf(status).includes('return')) return 'return';
  return isUnshipped(status) && lines.some(({ type }) => type === 'donation') ? 'takeBack' : null;
}

function textErrors(field: Field, text: string, shortest: number, longest: number): FieldError<Field>[] {
  const length = text.trim().length;
  if (length === 0) return [{ field, code: 'required' }];
  if (length < shortest) return [{ field, code: 'tooShort' }];
  return text.length > longest ? [{ field, code: 'tooLong' }] : [];
}

export const { machine: orderMachine, connect: connectOrder } = actionFlow<OrderView, OrderRequest, Field>({
  id: 'order',
  validate(request, view) {
    if (!canAsk(view, request.action)) return [{ field: 'action', code: 'expired' }];
    if (request.action === 'writeParcelNote') return textErrors('parcelNote', request.text, 1, longestParcelNote);
    return request.action === 'report' ? textErrors('note', request.note, shortestNote, longestNote) : [];
  },
  traceOf: ({ parcelNote, status, problem }) => [parcelNote, status === 'CANCELLED', problem?.reportedAt],
});

export type OrderServices = Parameters<typeof connectOrder>[0];
export type OrderEvent = ActionEvent<OrderRequest>;
