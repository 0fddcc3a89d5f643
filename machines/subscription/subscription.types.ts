import type { CalendarDay } from '../../domain/calendar/index.ts';
import type { OrderStatus, SubscriptionStatus } from '../../domain/lifecycle/index.ts';
import type { Localized } from '../../domain/locale/index.ts';
import type { Kurus } from '../../domain/money/index.ts';
import type { IntervalDays, PlanReason } from '../../domain/subscription/index.ts';

/** A box to come. Days are yyyy-MM-dd in Istanbul, moments ISO 8601. */
export interface Delivery {
  cycle: number;
  /** `charging`: the bank is being asked. */
  state: 'planned' | 'skipped' | 'locked' | 'charging';
  /** Charged and packed. */
  orderDay: CalendarDay;
  /** At the door. */
  window: { earliest: CalendarDay; latest: CalendarDay };
  /** From when on its contents and its day are closed. */
  changeUntil: string;
  /** Where it goes: elsewhere than its subscription, where it goes there alone. */
  deliveryAddressId: string;
  /** Of a gift; its note may be empty. */
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
  /** For the shop, whatever the browser's clock says. */
  today: CalendarDay;
  intervalDays: IntervalDays;
  lines: readonly BoxLine[];
  extras: readonly (BoxLine & { productId: string })[];
  /** For its drawing: `type.subtype.count` joined by underscores. */
  contents: string;
  card: { id: string | null; alias: string; lastFourDigits: string; expiry: string; isExpired: boolean } | null;
  deliveryAddressId: string;
  billingAddressId: string;
  /** The boxes to come, the next first; none when it has ended. */
  deliveries: readonly Delivery[];
  /** Between which days the next order day can be chosen; null when it cannot. */
  days: { earliest: CalendarDay; latest: CalendarDay } | null;
  /** A payment of one of its boxes is under way or its end is not known, also after the end of the subscription. */
  isPaymentOpen: boolean;
  isSkipped: boolean;
  pausedUntil: CalendarDay | null;
  /** The newest action, while it can be taken back; null when there is none. */
  undoable: string | null;
  /** Null where it cannot be read. */
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

/** What its page lets a customer ask of a subscription; the services make requests of the contract of it. Spec §7. */
export type CustomerAction =
  | { kind: 'skip' }
  | { kind: 'skipTo'; day: CalendarDay }
  | { kind: 'unskip' }
  | { kind: 'changeDate'; day: CalendarDay }
  | { kind: 'setExtras'; products: readonly { productId: string; quantity: number }[] }
  /** The next box alone. The note of a gift comes with its confirmation. */
  | { kind: 'sendTo'; addressId: string; isGift: boolean }
  | { kind: 'changeCard'; cardId: string }
  /** The bill goes along where it went to the same door before, and `withBilling`. */
  | { kind: 'changeAddress'; addressId: string; withBilling: boolean }
  | { kind: 'changeRhythm'; intervalDays: IntervalDays }
  | { kind: 'rename'; name: string }
  | { kind: 'pause'; until: CalendarDay | null }
  | { kind: 'resume' }
  | { kind: 'cancel' }
  /** What an ended one contained goes into the cart, as a new subscription. The ended one stays as it is. */
  | { kind: 'restart' };

/** Why, where the customer says so: `reasonId` of the shop's list for the end, a `SkipReason` for a skip; and words of their own, also those of a gift. */
export interface ActionReason {
  reasonId: string | null;
  note: string;
}

export type ActionField = 'name' | 'note' | 'day' | 'products';

/** The next boxes of every subscription of the account that the action moves, as they are and as they would be. */
export interface ActionPreview {
  before: readonly Delivery[];
  after: readonly Delivery[];
}
