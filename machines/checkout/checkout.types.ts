import type { CartItem } from '../../domain/cart/index.ts';
import type { Failure } from '../../domain/failure/index.ts';
import type { Localized } from '../../domain/locale/index.ts';
import type { Kurus } from '../../domain/money/index.ts';
import { ask, port, type ServicesOf } from '../kit/index.ts';
import type { ThreeDSecureInput } from '../three-d-secure/index.ts';

/** The server's price of the cart now. All amounts in kuruş, VAT included. */
export interface Quote {
  lines: readonly QuoteLine[];
  subtotal: Kurus;
  promoDiscount: Kurus;
  shipping: Kurus;
  balanceUsed: Kurus;
  chargedAmount: Kurus;
  /** True when at least one line is a subscription: a card must then be stored. */
  hasSubscription: boolean;
  /** Whether this account has bought nothing yet. */
  isFirstPurchase: boolean;
}

export interface QuoteLine {
  /** "type:_id", as in the cart. */
  id: string;
  slug: string;
  type: CartItem['type'];
  name: Localized;
  quantity: number;
  purchaseType: 'subscription' | 'oneTimePurchase';
  /** Before the promo code's discount: the totals of all lines add up to `subtotal`. */
  total: Kurus;
}

export type AgreementKind = 'preliminaryInformation' | 'distanceSales';

/** What an order must have; `terms` are its price and its contracts. */
export type Missing = 'address' | 'billing' | 'card' | 'terms' | AgreementKind;

/** A contract's full text, as it will be stored with the order. */
export interface ContractDraft {
  kind: AgreementKind;
  version: string;
  /** Hash of the text: an acceptance holds for exactly this text. */
  hash: string;
  title: Localized;
  sections: readonly { heading: Localized; paragraphs: readonly Localized[] }[];
}

export type CardEntry =
  /** No card: the balance pays everything, and nothing renews. */
  | { kind: 'none' }
  | { kind: 'saved'; cardId: string }
  | {
      kind: 'new';
      number: string;
      holder: string;
      expiryMonth: number;
      expiryYear: number;
      cvc: string;
      save: boolean;
    };

export interface Decline {
  /** The declined attempt, where the answer names it. */
  attemptId?: string;
  declineCode: string;
  retryable: boolean;
}

/** Why the shopper is back at the form; the screen has a sentence for each. */
export type CheckoutNotice =
  | 'priceChanged'
  | 'outOfStock'
  | 'notReceived'
  | 'cancelled'
  | 'rejected'
  /** The chosen address is no longer in the address book. */
  | 'addressGone'
  /** The billing address is no longer in the address book; the invoice now uses the delivery address. */
  | 'billingGone'
  /** Both of them. */
  | 'addressesGone'
  /** The texts are no longer those that were accepted. */
  | 'textsChanged'
  /** The promo code is no longer valid. */
  | 'codeRefused'
  /** The key was used for another tab's order, which is paid; this order was not placed. */
  | 'paidElsewhere'
  /** The key was used for another tab's order, and no paid order is known. */
  | 'triedElsewhere'
  /** The bank is still proving a card that is being added: no payment begins before that ends. */
  | 'checkOpen';

/** With ADDRESS_NOT_FOUND: which addresses are no longer in the address book. */
export interface AddressesGone {
  addresses: readonly ('delivery' | 'billing')[];
}

/** Survives a reload or a closed tab. Contains no card and nothing of the bank's. */
export interface CheckoutMemory {
  /** A random seed for idempotency keys, minted outside: `{seed}-{number of the attempt}`. */
  keySeed: string;
  attemptNumber: number;
  attemptKey: string | null;
  /** What the key was minted for: another payload needs another key. */
  attemptFingerprint: string | null;
  /** When both contracts were accepted for that payload, epoch milliseconds: a repeated order sends the same time. */
  agreedAt: number | null;
  addressId: string | null;
  billingAddressId: string | null;
  /** The chosen address was deleted, and no other was chosen since: none is chosen for the shopper. */
  isAddressGone: boolean;
}

export interface CheckoutInput extends CheckoutMemory {
  items: readonly CartItem[];
  promoCode: string | null;
  /** The attempt in the page's address when the bank sent the shopper back; null otherwise. */
  attemptId: string | null;
}

export interface CheckoutContext extends CheckoutInput {
  /** The address book, the likeliest first; null until it is known. */
  addressIds: readonly string[] | null;
  useAccountBalance: boolean;
  agreements: Record<AgreementKind, boolean>;
  quote: Quote | null;
  contracts: readonly ContractDraft[];
  notice: CheckoutNotice | null;
  /** The invoice is to go to another address, which is not written yet. */
  isBillingWanted: boolean;
  /** What the last press of the button found missing, in the order of the form. */
  missing: readonly Missing[];
  failure: Failure | null;
  decline: Decline | null;
  challenge: ThreeDSecureInput | null;
  /** The server has given up waiting for the bank: the open payment no longer blocks another one. */
  canPayAgain: boolean;
  lookups: number;
  /** Whose order used the key: `new` until the server has answered the first order under it. */
  keyStatus: 'new' | 'own' | 'anothers';
  orderIds: readonly string[];
}

export type CheckoutEvent =
  | { type: 'cart.changed'; items: readonly CartItem[]; promoCode: string | null }
  | { type: 'addresses.known'; addressIds: readonly string[] }
  | { type: 'address.choose'; addressId: string; billingAddressId: string | null }
  /** The invoice is to go to another address, which is written next. */
  | { type: 'billing.want'; wanted: boolean }
  | { type: 'balance.use'; use: boolean }
  | { type: 'agreement.set'; kind: AgreementKind; accepted: boolean }
  | { type: 'quote.retry' }
  /**
   * `card`: null while the typed card is incomplete or wrong.
   * `donationNote`: null unless a donation is in the cart and something was written for its parcel.
   */
  | { type: 'order.place'; card: CardEntry | null; donationNote: string | null; at: number }
  | { type: 'payment.resume' }
  | { type: 'payment.retry' }
  /** Begins another payment, although the outcome of the open one is not known. */
  | { type: 'payment.again' }
  | { type: 'payment.check' }
  | { type: 'network.returned' }
  /** Another tab has ended its attempt: the keys up to this number are used. */
  | { type: 'attempt.ended'; keySeed: string; attemptNumber: number }
  | { type: 'session.restored' };

export interface CheckoutOutput {
  /** The paid attempt, by which the server can be asked for it. */
  attemptId: string;
  orderIds: readonly string[];
}

/** What may be said about the money, and what is reported to analytics when the state is entered. Spec §7. */
export interface CheckoutMeta {
  money?: 'notCharged' | 'charged' | 'unknown';
  analytics?: 'InitiateCheckout' | 'AddAddressInfo' | 'AddPaymentInfo';
  requirements?: string;
}

export interface QuoteRequest {
  items: readonly CartItem[];
  /** Never blank: a blank code is not sent. Spec §5. */
  promoCode: string | null;
  useAccountBalance: boolean;
}

export interface ContractRequest extends QuoteRequest {
  addressId: string;
  billingAddressId: string | null;
}

export interface OrderRequest extends ContractRequest {
  attemptKey: string;
  quote: Quote;
  contracts: readonly ContractDraft[];
  card: CardEntry;
  donationNote: string | null;
  /** When the shopper accepted both contracts, epoch milliseconds. */
  agreedAt: number;
}

/** A look-up may also find an open card check, which is no payment: nothing is charged for it. */
export type RecoveryAnswer = OrderAnswer | { kind: 'cardCheck' };

/** An attempt that is still open on the server. */
export interface OpenPayment {
  attemptId: string;
  /** Null when the bank's page can no longer be shown. */
  redirectUrl: string | null;
  amount: Kurus;
  expiresAt: number;
  /** The server's statement about the money while the attempt is open. */
  money: 'notCharged' | 'unknown';
  /** The server accepts another order meanwhile. */
  canPayAgain: boolean;
}

/** `open`: the bank's approval or its answer is still to come. */
export type OrderAnswer =
  | { kind: 'open'; payment: OpenPayment }
  | { kind: 'paid'; attemptId: string; orderIds: readonly string[] }
  | { kind: 'declined'; decline: Decline };

export interface RecoveryRequest {
  attemptId: string | null;
  attemptKey: string | null;
  /** The key was used for an order of another tab. */
  isKeyAnothers: boolean;
}

export const checkoutPort = port({
  /**
   * The payment this shopper may have left behind: the one of `attemptId`, else the one of `attemptKey`, else any open
   * payment or card check of the account; null without one. Never moves money. Goods that another tab's order has paid
   * for are out of the cart before this resolves. Rejects with a `Failure`.
   */
  recoverPayment: ask<RecoveryRequest, RecoveryAnswer | null>(),
  /** Prices the cart for this account. Rejects with a `Failure`; code MISCALCULATION when totals disagree. Spec §4, §7. */
  quoteOrder: ask<QuoteRequest, Quote>(),
  /** Both contracts in full for this quote and address. Rejects with a `Failure`; code ADDRESS_NOT_FOUND. Spec §7. */
  draftContracts: ask<ContractRequest, readonly ContractDraft[]>(),
  /**
   * Places the order once per `attemptKey`: the same key with the same payload gives the first answer again.
   * Rejects with a `Failure`: codes CARD_DECLINED (data.declineCode, data.retryable), OUT_OF_STOCK, MISCALCULATION,
   * PAYMENT_IN_PROGRESS, IDEMPOTENCY_MISMATCH, ADDRESS_NOT_FOUND, AGREEMENT_OUTDATED, PROMO_REFUSED, VALIDATION; kinds
   * offline, timeout and unavailable leave the outcome unknown. Spec §7.
   */
  placeOrder: ask<OrderRequest, OrderAnswer>(),
  /** The status of the attempt of this key, or null when the server never saw it. Never moves money. */
  findPayment: ask<{ attemptKey: string }, OrderAnswer | null>(),
});

export type CheckoutServices = ServicesOf<typeof checkoutPort>;
