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

/** What is read beside the flow. */
export interface Loaded<Item> {
  items: readonly Item[];
  state: 'loading' | 'loaded' | 'failed';
  retry: () => void;
}

/** The panel of a state: the form keeps what is typed while another is shown. */
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

/** What the checkout shows beside its untouched form. Fetched when a payment comes near. */
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
  /** `address`: the step of its own at /checkout/address. */
  step: 'pay' | 'address';
  addresses: Loaded<Address>;
  cards: Loaded<PayCard>;
  /** What the account holds; 0 for nothing. */
  balance: Kurus;
  /** Whether the account may keep cards. Spec §6. */
  canSaveCards: boolean;
  /** Where the first address is written; absent while it is fetched, null when it was lost on the way. */
  addressEntry?: ReactNode;
  /** Where the address of an invoice that goes elsewhere is written; as `addressEntry`. */
  billingEntry?: ReactNode;
  /** The customer's name, offered as the name on the card. */
  holder?: string;
  onAddAddress: () => void;
  onEditAddress: (address: Address) => void;
  /** Another way for what comes again and again; null where there is none. */
  boxOffer?: ReactNode;
  /** The line for the parcel of a donation; absent without one in the cart. */
  donationNote?: { text: string; onText: (text: string) => void } | undefined;
  /** What is shown beside the untouched form; null until it is fetched. */
  payment: PaymentParts | null;
  /** The bank's approval, while it is open; null until its screen is there. */
  challenge: ReactNode;
  /** The shopper is at the form: `payment` may be fetched. */
  onBegin?: () => void;
  /** "/auth/login" with the way back in it. */
  loginPath: string;
  /** Epoch milliseconds. */
  now: () => number;
}
