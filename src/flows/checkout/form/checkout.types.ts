import type { ComponentType, ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Address } from '../../../../domain/address/index.ts';
import type { Kurus } from '../../../../domain/money/index.ts';
import type { CheckoutEvent, checkoutMachine } from '../../../../machines/checkout/index.ts';
import type { CardField } from '../../../../domain/card/index.ts';
import type { FieldError } from '../../../../domain/failure/index.ts';
import type { ContractDialogProps } from './contract-dialog.tsx';

export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;
export type CheckoutSend = (event: CheckoutEvent) => void;

/** A saved card as the contract has it. */
export interface PayCard {
  _id: string;
  alias: string;
  bankName: string | null;
  lastFourDigits: string;
  expireMonth: string;
  expireYear: string;
  isExpired: boolean;
}

/** A list that is read beside the flow. */
export interface Loaded<Item> {
  items: readonly Item[];
  state: 'loading' | 'loaded' | 'failed';
  retry: () => void;
}

/** The panel of a state. The form keeps its input while another panel is shown. */
export type Panel =
  | 'recovering'
  | 'unreachable'
  | 'interrupted'
  | 'form'
  | 'empty'
  | 'requesting'
  | 'lookingUp'
  | 'challenging'
  | 'unknown'
  | 'declined'
  | 'suspended'
  | 'lockedOut'
  | 'paid';

export interface PaymentPanelProps extends Pick<CheckoutScreenProps, 'snapshot' | 'send' | 'loginPath'> {
  panel: Exclude<Panel, 'recovering' | 'form' | 'challenging'>;
}

export interface MissingListProps extends Pick<CheckoutScreenProps, 'snapshot'> {
  /** The card's fields: the ids of their controls, and what is wrong with each now. */
  cardErrors: { idOf: (field: CardField) => string; of: (field: CardField) => FieldError<CardField> | undefined };
}

/** The checkout's components beyond the untouched form. Loaded when a payment is near. */
export interface PaymentParts {
  AddressScreen: ComponentType<CheckoutScreenProps>;
  ContractDialog: ComponentType<ContractDialogProps>;
  DonationNoteField: ComponentType<NonNullable<CheckoutScreenProps['donationNote']>>;
  MissingList: ComponentType<MissingListProps>;
  PaymentNotice: ComponentType<Pick<CheckoutScreenProps, 'snapshot'>>;
  PaymentPanel: ComponentType<PaymentPanelProps>;
  Sureties: ComponentType;
}

export interface CheckoutScreenProps {
  snapshot: CheckoutSnapshot;
  send: CheckoutSend;
  /** `address`: the page of its own at /checkout/address. */
  step: 'pay' | 'address';
  addresses: Loaded<Address>;
  cards: Loaded<PayCard>;
  /** The account's balance; 0 for none. */
  balance: Kurus;
  /** Whether the account may keep cards. Spec §6. */
  canSaveCards: boolean;
  /** Form of the first address; undefined while it is loaded, null if that failed. */
  addressEntry?: ReactNode;
  /** Form of a separate billing address; undefined and null as for `addressEntry`. */
  billingEntry?: ReactNode;
  /** The customer's name, offered as the name on the card. */
  holder?: string;
  onAddAddress: () => void;
  onEditAddress: (address: Address) => void;
  /** Offer to add the subscription lines to an existing subscription; null without one. */
  boxOffer?: ReactNode;
  /** The note in a donation's parcel; absent without a donation in the cart. */
  donationNote?: { text: string; onText: (text: string) => void } | undefined;
  /** The components beyond the untouched form; null until they are loaded. */
  payment: PaymentParts | null;
  /** The 3-D Secure view while an approval is open; null until it is loaded. */
  challenge: ReactNode;
  /** The shopper has begun the form: `payment` may be loaded. */
  onBegin?: () => void;
  /** "/auth/login" with the redirect back to this page. */
  loginPath: string;
  /** Epoch milliseconds. */
  now: () => number;
}
