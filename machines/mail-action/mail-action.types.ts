import type { CalendarDay } from '../../domain/calendar/index.ts';
import type { Failure } from '../../domain/failure/index.ts';
import type { Localized } from '../../domain/locale/index.ts';
import type { Kurus } from '../../domain/money/index.ts';

export type MailAction = 'SKIP' | 'MOVE_ONE_WEEK' | 'MOVE_TWO_WEEKS';

/** The next box that comes. `amount` is charged on `orderDay`. */
export interface MailedComing {
  orderDay: CalendarDay;
  earliest: CalendarDay;
  latest: CalendarDay;
  amount: Kurus;
}

/** The box of the link, and what comes after each thing that can be done with it. */
export interface MailedDelivery extends MailedComing {
  version: number;
  lines: readonly { name: Localized; quantity: number }[];
  offers: readonly { action: MailAction; next: MailedComing }[];
}

/** `undoKey` takes it back for ten minutes. */
export interface MailedOutcome {
  action: MailAction;
  next: MailedComing;
  undoKey: string;
}

export const refusals = [
  'INVALID_TOKEN',
  'LINK_EXPIRED',
  'LINK_USED',
  'LINK_WITHDRAWN',
  'CUTOFF_PASSED',
  'DELIVERY_GONE',
  'DELIVERY_IN_PREPARATION',
  'SUBSCRIPTION_NOT_ACTIVE',
] as const;

/** Why the link does nothing, or nothing more. */
export type RefusedMail = (typeof refusals)[number];

/** Why what was done stays done. */
export const undoRefusals: readonly string[] = [
  'INVALID_TOKEN',
  'LINK_EXPIRED',
  'NOTHING_TO_UNDO',
  'CUTOFF_PASSED',
  'DELIVERY_IN_PREPARATION',
  'SUBSCRIPTION_NOT_ACTIVE',
];

export interface MailActionContext {
  token: string;
  delivery: MailedDelivery | null;
  /** What was asked for last. */
  asked: MailAction | null;
  outcome: MailedOutcome | null;
  /** What comes after it was taken back. */
  back: MailedComing | null;
  failure: Failure | null;
  refusal: RefusedMail | null;
  /** What a link that is used up was used for. */
  usedFor: MailAction | null;
}
