import type { CalendarDay } from '../../domain/calendar/index.ts';
import type { Failure } from '../../domain/failure/index.ts';
import type { Localized } from '../../domain/locale/index.ts';
import type { Kurus } from '../../domain/money/index.ts';

export type MailAction = 'SKIP' | 'MOVE_ONE_WEEK' | 'MOVE_TWO_WEEKS';

/** The next delivery. `amount` is charged on `orderDay`. */
export interface MailedComing {
  orderDay: CalendarDay;
  earliest: CalendarDay;
  latest: CalendarDay;
  amount: Kurus;
}

/** The delivery of the link, and the next delivery after each possible action. */
export interface MailedDelivery extends MailedComing {
  version: number;
  lines: readonly { name: Localized; quantity: number }[];
  offers: readonly { action: MailAction; next: MailedComing }[];
}

/** `undoKey` can undo the action for ten minutes. */
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

/** Why the link cannot be used, or not again. */
export type RefusedMail = (typeof refusals)[number];

/** Codes after which the action can no longer be undone. */
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
  /** The action that was sent last. */
  asked: MailAction | null;
  outcome: MailedOutcome | null;
  /** The next delivery after the action was undone. */
  back: MailedComing | null;
  failure: Failure | null;
  refusal: RefusedMail | null;
  /** The action that a used-up link was used for. */
  usedFor: MailAction | null;
}
