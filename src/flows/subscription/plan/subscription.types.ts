import type { ComponentType, ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { OrderDayRange, ReportedPeriod } from '../../../../domain/subscription/index.ts';
import type { Address } from '../../../../domain/address/index.ts';
import type { Localized } from '../../../../domain/locale/index.ts';
import type { Kurus } from '../../../../domain/money/index.ts';
import type { ProductType, SubType } from '../../../../domain/product/index.ts';
import type {
  Delivery,
  SubscriptionEvent,
  subscriptionMachine,
  SubscriptionView,
} from '../../../../machines/subscription/index.ts';

/** A box that can be added to the next delivery only. */
export interface ShelfProduct {
  id: string;
  type: ProductType;
  subType: SubType;
  size: number;
  name: Localized;
  price: Kurus;
  picture: string;
}

/** Opens a form over the dialog; `onSaved` gets the id of what was added. */
export type AddToShelf = (onSaved: (id: string) => void) => void;

/** The choices in the dialogs; undefined until they are read, or if they could not be. */
export interface Shelf {
  products?: readonly ShelfProduct[] | undefined;
  cards?: readonly { id: string; name: string; lastFourDigits: string; isExpired: boolean }[] | undefined;
  addresses?: readonly Address[] | undefined;
  /** The dialogs of extras and of dates, once they are fetched. */
  Extras?: ComponentType<SubscriptionPartProps & { delivery: Delivery }> | undefined;
  Dates?: ComponentType<SubscriptionPartProps & { delivery: Delivery; range: OrderDayRange }> | undefined;
  /** Without these nothing can be added in the dialogs. */
  addAddress?: AddToShelf | undefined;
  addCard?: AddToShelf | undefined;
}

/** Sending the next box today: whether it is possible, and its status. */
export interface SendNow {
  canOpen: boolean;
  onOpen: () => void;
  part: ReactNode;
}

export interface SubscriptionScreenProps {
  snapshot: SnapshotFrom<typeof subscriptionMachine>;
  send: (event: SubscriptionEvent) => void;
  /** Name to greet on the account's own page; null on a subscription's. */
  greeting?: string | null;
  shelf?: Shelf;
  sendNow?: SendNow | undefined;
  /** The period that the customer reported on this device; null without it. */
  cycle?: ReportedPeriod | null;
  /** The drawing of the boxes on the sea. */
  tide?: ReactNode;
}

/** Props of the page's parts. */
export interface SubscriptionPartProps extends Omit<SubscriptionScreenProps, 'greeting' | 'tide'> {
  view: SubscriptionView;
}
