import type { CalendarDay } from '../../domain/calendar/index.ts';
import type { OrderStatus, SubscriptionStatus } from '../../domain/lifecycle/index.ts';
import type { Localized } from '../../domain/locale/index.ts';
import type { Kurus } from '../../domain/money/index.ts';
import type { IntervalDays, PlanReason } from '../../domain/subscription/index.ts';

/** A delivery to come. Days are yyyy-MM-dd in Istanbul, moments ISO 8601. */
export interface Delivery {
  cycle: number;
  /** `charging`: the renewal is under way at the bank. */
  state: 'planned' | 'skipped' | 'locked' | 'charging';
  /** The day on which it is charged and packed. */
  orderDay: CalendarDay;
  /** The days on which it can be at the door. */
  window: { earliest: CalendarDay; latest: CalendarDay };
  /** Moment after which its contents and its day cannot be changed. */
  changeUntil: string;
  /** Differs from the subscription's address when this delivery alone goes elsewhere. */
  deliveryAddressId: string;
  /** Null: not a gift. The note may be empty. */
  gift: { note: string } | null;
  charged: Kurus;
  why: readonly PlanReason[];
}

export interface BoxLine {
  key: string;
  name: Localized;
  quantity: number;
}

/** A subscription as its customer sees it. */
export interface SubscriptionView {
  id: string;
  version: number;
  name: string;
  status: SubscriptionStatus;
  /** Today's date at the shop, independent of the browser's clock. */
  today: CalendarDay;
  intervalDays: IntervalDays;
  lines: readonly BoxLine[];
  extras: readonly (BoxLine & { productId: string })[];
  /** Contents for its drawing: `type.subtype.count` joined by underscores. */
  contents: string;
  card: { id: string | null; alias: string; lastFourDigits: string; expiry: string; isExpired: boolean } | null;
  deliveryAddressId: string;
  billingAddressId: string;
  /** The deliveries to come, the next first; empty when it has ended. */
  deliveries: readonly Delivery[];
  /** The range of days for the next order; null when it cannot be moved. */
  days: { earliest: CalendarDay; latest: CalendarDay } | null;
  /** A payment for a delivery is under way or its outcome is unknown, also after the end of the subscription. */
  isPaymentOpen: boolean;
  isSkipped: boolean;
  pausedUntil: CalendarDay | null;
  /** The newest action while it can be undone; null when there is none. */
  undoable: string | null;
  /** Null when it cannot be read. */
  lastOrder: { orderId: string; status: OrderStatus } | null;
  cancellationReasons: readonly { id: string; name: Localized; needsNote: boolean }[];
}

export type SubscriptionDialog =
  | 'skip'
  | 'unskip'
  | 'date'
  | 'extras'
  | 'sendTo'
  | 'card'
  | 'address'
  | 'pause'
  | 'resume'
  | 'rhythm'
  | 'cancel'
  | 'rename';

/** An action of the subscription's page; the services turn it into a request of the contract. Spec §7. */
export type CustomerAction =
  | { kind: 'skip' }
  | { kind: 'skipTo'; day: CalendarDay }
  | { kind: 'unskip' }
  | { kind: 'changeDate'; day: CalendarDay }
  | { kind: 'setExtras'; products: readonly { productId: string; quantity: number }[] }
  /** The next delivery only. The note of a gift comes with the confirmation. */
  | { kind: 'sendTo'; addressId: string; isGift: boolean }
  | { kind: 'changeCard'; cardId: string }
  /** Changes the billing address too with `withBilling`, or if it was the same as the delivery address. */
  | { kind: 'changeAddress'; addressId: string; withBilling: boolean }
  | { kind: 'changeRhythm'; intervalDays: IntervalDays }
  | { kind: 'rename'; name: string }
  | { kind: 'pause'; until: CalendarDay | null }
  | { kind: 'resume' }
  | { kind: 'cancel' }
  /** Puts the contents of an ended subscription into the cart, as a new one. The ended one stays as it is. */
  | { kind: 'restart' };

/** `reasonId`: a cancellation reason of the shop, or a `SkipReason`. `note`: the customer's text, or a gift's note. */
export interface ActionReason {
  reasonId: string | null;
  note: string;
}

export type ActionField = 'name' | 'note' | 'day' | 'products';

/** The next deliveries of each subscription of the account that the action moves, before and after it. */
export interface ActionPreview {
  before: readonly Delivery[];
  after: readonly Delivery[];
}
