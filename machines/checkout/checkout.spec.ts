import type { Invariant, PathEvent, Postcondition, StepEffects, TemporalProperty } from 'model-testing';
import { type SnapshotFrom, transition } from 'xstate';
import { cartItem } from '../../domain/cart/index.ts';
import { bug, invalid, notFound, rejected } from '../../domain/failure/index.ts';
import { kurus } from '../../domain/money/index.ts';
import { defineFlow, failures, isSame } from '../kit/testing.ts';
import { isChoiceGone, likelyAddress } from './checkout.addresses.ts';
import { checkoutCopy } from './checkout.copy.ts';
import { checkoutMachine } from './checkout.machine.ts';
import { isCartChanged } from './checkout.order.ts';
import type {
  AddressesGone,
  AgreementKind,
  CardEntry,
  CheckoutInput,
  CheckoutMeta,
  CheckoutNotice,
  CheckoutOutput,
  ContractDraft,
  Decline,
  Missing,
  OpenPayment,
  Quote,
} from './checkout.types.ts';

export { isCartChanged };

const now = 1_800_000_000_000;

const superPads = cartItem({
  type: 'product',
  data: {
    _id: 'pad-super-12',
    slug: 'pad-super-12',
    name: { tr: 'Süper ped, 12’li', en: 'Super pads, 12' },
    price: { subscription: kurus(11_890), oneTimePurchase: kurus(13_990) },
    items: [],
  },
  purchaseType: 'subscription',
  createdAt: '2026-11-21T10:00:00.000Z',
});

const input: CheckoutInput = {
  items: [superPads],
  promoCode: null,
  attemptId: null,
  keySeed: 'seed',
  attemptNumber: 0,
  attemptKey: null,
  attemptFingerprint: null,
  agreedAt: null,
  addressId: 'address-1',
  billingAddressId: null,
  isAddressGone: false,
};

const quote: Quote = {
  lines: [
    {
      id: 'product:pad-super-12',
      slug: 'pad-super-12',
      type: 'product',
      name: superPads.data.name,
      quantity: 1,
      purchaseType: 'subscription',
      total: kurus(11_890),
    },
  ],
  subtotal: kurus(11_890),
  promoDiscount: kurus(0),
  shipping: kurus(0),
  balanceUsed: kurus(0),
  chargedAmount: kurus(11_890),
  hasSubscription: true,
  isFirstPurchase: true,
};

const contractsOf = (edition: string): readonly ContractDraft[] => [
  {
    kind: 'preliminaryInformation',
    version: '2026-01',
    hash: `information-${edition}`,
    title: { tr: 'Ön bilgilendirme formu', en: 'Preliminary information form' },
    sections: [],
  },
  {
    kind: 'distanceSales',
    version: '2026-01',
    hash: `contract-${edition}`,
    title: { tr: 'Mesafeli satış sözleşmesi', en: 'Distance-sales agreement' },
    sections: [],
  },
];

const payment: OpenPayment = {
  attemptId: 'attempt-1',
  redirectUrl: 'https://bank.example/3ds/1',
  amount: kurus(11_890),
  expiresAt: now + 300_000,
  money: 'notCharged',
  canPayAgain: false,
};

const savedCard: CardEntry = { kind: 'saved', cardId: 'card-1' };

const newCard: CardEntry = {
  kind: 'new',
  number: '5528790000000008',
  holder: 'Elif Yılmaz',
  expiryMonth: 12,
  expiryYear: 2030,
  cvc: '123',
  save: true,
};

const addressNotFound = (...addresses: AddressesGone['addresses']) =>
  notFound({ code: 'ADDRESS_NOT_FOUND', data: { addresses } });

const addressesGone = {
  addressesGone: addressNotFound('delivery', 'billing'),
  billingGone: addressNotFound('billing'),
};

/** Notices that disappear by themselves; all others stay until the next try. */
const noticesThatEnd = new Set<CheckoutNotice>(['cancelled', 'triedElsewhere', 'rejected', 'textsChanged']);

const anOrder = { type: 'order.place', card: { kind: 'saved', cardId: 'card-1' }, donationNote: null, at: 0 } as const;

/** Whether the button, pressed now with a card that can pay, sends an order. */
const isPlaceable = (snapshot: SnapshotFrom<typeof checkoutMachine>): boolean =>
  snapshot.can(anOrder) && transition(snapshot.machine, snapshot, anOrder)[0].hasTag('paying');

/** What may be said about the money, by outermost state. An order that is being sent may already be charged. */
const moneyIn: Record<string, CheckoutMeta['money']> = {
  recovering: 'unknown',
  unreachable: 'unknown',
  interrupted: 'unknown',
  unapproved: 'notCharged',
  checking: 'notCharged',
  filling: 'notCharged',
  paying: 'unknown',
  declined: 'notCharged',
  suspended: 'notCharged',
  lockedOut: 'unknown',
  paid: 'charged',
};

const checkoutInvariants: readonly Invariant<typeof checkoutMachine>[] = [
  {
    name: 'an order can be placed only where it is certain that no other payment is open',
    holds: (snapshot) => snapshot.matches({ filling: 'ready' }) || !isPlaceable(snapshot),
  },
  {
    name: 'an order can be placed only with an address, a price and both contracts accepted',
    requirements: 'CHECKOUT-6',
    holds: (snapshot) => {
      const { addressId, quote, agreements, contracts } = snapshot.context;
      const accepted = agreements.preliminaryInformation && agreements.distanceSales;
      return (addressId !== null && quote !== null && contracts.length === 2 && accepted) || !isPlaceable(snapshot);
    },
  },
  {
    name: 'an order goes out under a key',
    holds: (snapshot) => !snapshot.matches({ paying: 'requesting' }) || snapshot.context.attemptKey !== null,
  },
  {
    name: 'the bank is asked about a payment that exists',
    holds: (snapshot) => !snapshot.matches({ paying: 'challenging' }) || snapshot.context.challenge !== null,
  },
  {
    name: 'paid always names its orders, and nothing else does',
    holds: (snapshot) => snapshot.matches('paid') === snapshot.context.orderIds.length > 0,
  },
  {
    name: 'of the money we say what is certain, and else that we do not know',
    requirements: 'PAYMENT-5',
    holds: (snapshot) => {
      const state = typeof snapshot.value === 'string' ? snapshot.value : Object.keys(snapshot.value)[0]!;
      const said = Object.values(snapshot.getMeta()).flatMap((meta) => meta?.money ?? []);
      return said.length > 0 && said.every((money) => money === moneyIn[state]);
    },
  },
  {
    name: 'a refused payment says why',
    holds: (snapshot) => !snapshot.matches('declined') || snapshot.context.decline !== null,
  },
  {
    name: 'a refused payment leaves no key behind',
    holds: (snapshot) => !snapshot.matches('declined') || snapshot.context.attemptKey === null,
  },
  {
    name: 'we admit that we do not know after three questions',
    holds: ({ context }) => context.lookups <= 3,
  },
  {
    name: 'card data is never kept',
    holds: ({ context }) => !JSON.stringify(context).includes('5528790000000008'),
  },
  {
    name: 'there is always a way on: the flow moves by itself or the shopper can',
    holds: (snapshot) =>
      snapshot.status === 'done' ||
      snapshot.hasTag('busy') ||
      snapshot.hasTag('form') ||
      snapshot.matches({ paying: 'challenging' }) ||
      snapshot.can({ type: 'payment.resume' }) ||
      snapshot.can({ type: 'payment.retry' }) ||
      snapshot.can({ type: 'payment.check' }) ||
      snapshot.can({ type: 'session.restored' }),
  },
];

type Step = Postcondition<typeof checkoutMachine>;
type Snapshot = Parameters<NonNullable<Step['given']>>[0];

const idsIn = (event: Parameters<NonNullable<Step['given']>>[1]) => event['addressIds'] as readonly string[];
const choiceOf = ({ context: { addressId, billingAddressId } }: Snapshot) => [addressId, billingAddressId];

/** Whether the book consists of exactly these addresses, each once. */
const isBookOf = (book: readonly string[], chosen: readonly unknown[]): boolean =>
  new Set(book).size === book.length &&
  isSame(
    book,
    [...new Set(chosen)].filter((id) => id !== null),
  );

const isBookRead = ({ context }: Snapshot): boolean => context.addressIds !== null;

/** The choice and the notice after `before`, when only these addresses are in the address book. */
function leftOf({ context }: Snapshot, addressIds: readonly string[]) {
  const { addressId, billingAddressId, isAddressGone, notice } = context;
  const isLost = isAddressGone || (addressId !== null && !addressIds.includes(addressId));
  const isInvoiceLost = billingAddressId !== null && !addressIds.includes(billingAddressId);
  const isNew = isInvoiceLost || (isLost && !isAddressGone);
  return {
    isNew,
    choice: [isLost ? null : (addressId ?? addressIds[0] ?? null), isInvoiceLost ? null : billingAddressId],
    notice: !isNew ? notice : !isInvoiceLost ? 'addressGone' : isLost ? 'addressesGone' : 'billingGone',
  };
}

const isAsLeft = (after: Snapshot, before: Snapshot, addressIds: readonly string[]): boolean => {
  const { choice, notice } = leftOf(before, addressIds);
  return isSame([choiceOf(after), after.context.notice], [choice, notice]);
};

/** The chosen addresses without the billing address; without one of its own, the invoice uses the delivery address. */
const keptWithoutBilling = ({ context: { addressId, billingAddressId } }: Snapshot): string[] =>
  addressId === null || addressId === (billingAddressId ?? addressId) ? [] : [addressId];

/** Neither delivery nor billing address is replaced without a notice. Spec §6 */
const addressPostconditions: readonly Step[] = [
  {
    name: 'an address that is gone from the book is named and replaced by none; the likeliest is chosen where none was chosen',
    on: ['addresses.known'],
    from: ['form'],
    to: (after, before, event) => isAsLeft(after, before, idsIn(event)),
  },
  {
    name: 'another choice is priced again, with texts to be accepted again where an address is gone. Law: distance sales',
    on: ['addresses.known'],
    from: ['form'],
    given: (before, event) => !isSame(leftOf(before, idsIn(event)).choice, choiceOf(before)),
    to: (after, before, event) =>
      (after.matches({ filling: 'quoting' }) || after.matches({ filling: 'empty' })) &&
      (!leftOf(before, idsIn(event)).isNew ||
        (after.context.contracts.length === 0 && !Object.values(after.context.agreements).includes(true))),
  },
  {
    name: 'a book that holds what was chosen disturbs nothing, nor does any book outside the form',
    on: ['addresses.known'],
    from: ['form', 'resting', 'busy', 'paying'],
    given: (before, event) => !before.hasTag('form') || isSame(leftOf(before, idsIn(event)).choice, choiceOf(before)),
    to: (after, before, event) =>
      isSame([after.value, choiceOf(after)], [before.value, choiceOf(before)]) &&
      after.context.addressIds === event['addressIds'],
  },
  {
    name: 'a book that came before the form counts there',
    on: ['recovery.done.none'],
    given: (before) => isBookRead(before) && before.context.lookups === 0,
    to: (after, before) => isAsLeft(after, before, before.context.addressIds!),
  },
  {
    name: 'coming back to an address that is gone shows so again',
    on: ['start'],
    to: ({ context }) => context.notice === (context.isAddressGone ? 'addressGone' : null),
  },
  {
    name: 'an address that is chosen is the one that holds, also before the book was read again',
    on: ['address.choose'],
    from: ['form'],
    to: ({ context }, before, event) =>
      !context.isAddressGone &&
      context.addressId === event['addressId'] &&
      (before.context.addressIds === null
        ? context.addressIds === null
        : isBookOf(context.addressIds!, [...before.context.addressIds, event['addressId'], event['billingAddressId']])),
  },
  {
    name: 'an invoice that is wanted elsewhere is waited for until its address is there, or it is wanted no more',
    on: ['billing.want', 'address.choose'],
    from: ['form'],
    to: (after, before, event) =>
      event.type === 'billing.want'
        ? isSame(after.value, before.value) && after.context.isBillingWanted === event['wanted']
        : after.context.isBillingWanted === (before.context.isBillingWanted && event['billingAddressId'] === null),
  },
  {
    name: 'a refusal for a deleted address takes only the deleted ones from the choice, names them, and prices again',
    on: [
      'order.failed.addressesGone',
      'order.failed.billingGone',
      'contracts.failed.addressesGone',
      'contracts.failed.billingGone',
    ],
    // Otherwise the notice names the deleted address.
    given: ({ context }) => !isChoiceGone(context),
    to: (after, before, { outcome }) =>
      isAsLeft(after, before, outcome === 'billingGone' ? keptWithoutBilling(before) : []) &&
      after.matches({ filling: after.context.items.length === 0 ? 'empty' : 'quoting' }) &&
      after.context.contracts.length === 0,
  },
];

/** The challenge that is stored for an open payment. */
function challengeIn(output: unknown): object {
  const { money: _money, ...challenge } = (output as { payment: OpenPayment }).payment;
  return challenge;
}

/** The payment that may be open: by the bank's redirect, else the challenge that was found, else the key. */
const openIn = ({ context: { attemptId, attemptKey, challenge } }: Snapshot) => ({
  attemptId: attemptId ?? challenge?.attemptId ?? null,
  attemptKey,
});

/** The events by which a decline of the bank can reach the flow. */
const refusals: Step['on'] = [
  'recovery.done.declined',
  'order.done.declined',
  'order.failed.cardDeclined',
  'lookup.done.declined',
  'challenge.done.declined',
];

/** The decline: in a service's answer, in the output of three-d-secure, or in the error. */
const refusalIn = ({ output, error }: PathEvent): Decline =>
  ((output as { decline?: Decline } | undefined)?.decline ??
    output ??
    (error as { data: Decline } | undefined)?.data) as Decline;

/** Which declines and failures are remembered, and for how long. */
const troublePostconditions: readonly Step[] = [
  {
    name: 'why the bank refused is remembered in its own words',
    on: refusals,
    given: ({ context }) => context.keyStatus !== 'anothers',
    to: ({ context }, _, event) => {
      const { attemptId, declineCode, retryable } = refusalIn(event);
      return isSame(context.decline, { ...(attemptId !== undefined && { attemptId }), declineCode, retryable });
    },
  },
  {
    name: 'a payment whose time ran out may be tried again, and says so',
    on: ['challenge.done.expired'],
    to: ({ context }, _, { output }) => {
      const { attemptId } = output as Decline;
      return isSame(context.decline, { attemptId, declineCode: 'expired', retryable: true });
    },
  },
  {
    name: 'a new try that goes out begins without the troubles of the last one',
    on: ['order.place', 'payment.resume'],
    to: (after) => {
      const { notice, missing, failure, decline } = after.context;
      return !after.hasTag('paying') || isSame([notice, missing, failure, decline], [null, [], null, null]);
    },
  },
  {
    name: 'what did not work is remembered with its reason',
    on: [
      'recovery.failed.offline',
      'quote.failed.unavailable',
      'contracts.failed.unavailable',
      'order.failed.outOfStock',
      'order.failed.invalid',
    ],
    to: ({ context }, _, { error }) => context.failure === error,
  },
  {
    name: 'an order that is over for good leaves nothing behind that the next one could be taken for',
    on: [
      'order.failed.miscalculation',
      'order.failed.outOfStock',
      'order.failed.addressesGone',
      'order.failed.billingGone',
      'order.failed.textsChanged',
      'order.failed.codeRefused',
      'order.failed.invalid',
      'challenge.done.cancelled',
    ],
    to: ({ context: { attemptId, attemptKey, attemptFingerprint, challenge, lookups } }) =>
      isSame([attemptId, attemptKey, attemptFingerprint, challenge, lookups], [null, null, null, null, 0]),
  },
  {
    name: 'a session that ends before money moved is shown, and nothing is lost',
    requirements: 'ERROR-12',
    on: ['quote.failed.sessionOver', 'contracts.failed.sessionOver', 'order.failed.sessionOver'],
    to: ['suspended'],
  },
  {
    name: 'a session that ends while a payment may be open says that we do not know',
    requirements: 'PAYMENT-5',
    on: ['recovery.failed.sessionOver', 'lookup.failed.sessionOver'],
    to: ['lockedOut'],
  },
];

/** The notice at the form, by the failure that led back to it. */
const whyBack: Record<string, CheckoutNotice> = {
  miscalculation: 'priceChanged',
  outOfStock: 'outOfStock',
  textsChanged: 'textsChanged',
  codeRefused: 'codeRefused',
  invalid: 'rejected',
  neverArrived: 'notReceived',
  cancelled: 'cancelled',
};

/** Postconditions about notices, and about what the shopper can do at the form. */
const noticePostconditions: readonly Step[] = [
  {
    name: 'another payment is offered when the server has given up waiting for the bank, and not before. Payments: one open attempt',
    on: ['recovery.done.unfinished', 'recovery.done.givenUp'],
    to: (after, _before, { outcome }) => after.can({ type: 'payment.again' }) === (outcome === 'givenUp'),
  },
  {
    name: 'it is an order of its own: nothing of the open one is sent with it',
    on: ['payment.again'],
    from: ['interrupted'],
    given: ({ context }) => context.canPayAgain,
    to: (after, _before, _event, { asked }) => {
      const { attemptId, attemptKey, challenge, notice, failure, decline } = after.context;
      return (
        isRepriced(after, asked) &&
        isSame([attemptId, attemptKey, challenge, notice, failure, decline], [null, null, null, null, null, null])
      );
    },
  },
  {
    name: 'back at the form the reason is shown',
    on: [
      'order.failed.miscalculation',
      'order.failed.outOfStock',
      'order.failed.textsChanged',
      'order.failed.codeRefused',
      'order.failed.invalid',
      'lookup.done.neverArrived',
      'challenge.done.cancelled',
    ],
    // Otherwise the notice names the deleted address.
    given: ({ context }) => !isChoiceGone(context),
    to: ({ context }, _, { outcome }) => context.notice === whyBack[String(outcome)],
  },
  {
    name: 'texts that have changed are accepted again. Law: distance sales',
    on: ['order.failed.textsChanged'],
    to: ({ context: { agreements, contracts } }) => contracts.length === 0 && !Object.values(agreements).includes(true),
  },
  {
    name: 'the price that a refused code had lowered is no longer shown',
    on: ['order.failed.codeRefused'],
    to: ({ context: { quote } }) => quote === null,
  },
  {
    name: 'a notice leaves with its reason',
    on: ['address.choose', 'quote.done', 'agreement.set'],
    from: ['form'],
    to: ({ context: { notice, agreements } }, _, { type }) =>
      type === 'address.choose'
        ? notice === null
        : type === 'agreement.set'
          ? notice !== 'textsChanged' || Object.values(agreements).includes(false)
          : notice !== 'rejected',
  },
  {
    name: 'what was said of one cart is not said of another',
    on: ['cart.changed'],
    from: ['form'],
    to: ({ context: { notice } }) => notice !== 'cancelled' && notice !== 'triedElsewhere',
  },
];

/** Whether the key was used for an order of another tab. */
const isKeyAnothers = ({ context }: Snapshot): boolean => context.keyStatus === 'anothers';

/** Items, code and balance use of the order. A blank code is not sent. Spec §5 */
const boughtIn = ({ context: { items, promoCode, useAccountBalance } }: Snapshot) => ({
  items,
  promoCode: promoCode?.trim() ? promoCode : null,
  useAccountBalance,
});

/** The cart is still the one that the order was sent for. */
const hasOrderedCart = (snapshot: Snapshot): boolean =>
  isSame(JSON.parse(snapshot.context.attemptFingerprint!.split('\n')[0]!), boughtIn(snapshot));

/** Postconditions of changes by other tabs. */
const elsewherePostconditions: readonly Step[] = [
  {
    name: 'keys that another tab has spent are not used again. Payments: one key',
    on: ['attempt.ended'],
    from: ['form', 'resting', 'busy', 'paying'],
    to: ({ context }, before, { keySeed, attemptNumber }) =>
      context.keySeed === keySeed &&
      context.attemptNumber >= (attemptNumber as number) &&
      (before.context.keySeed !== keySeed || context.attemptNumber >= before.context.attemptNumber) &&
      context.attemptKey === before.context.attemptKey,
  },
  {
    name: 'an open payment that ended in another tab is asked about',
    on: ['attempt.ended'],
    from: ['interrupted', 'unapproved'],
    to: ['recovering'],
  },
  {
    name: 'what is ordered is not disturbed by another tab',
    on: ['attempt.ended'],
    from: ['form', 'busy', 'paying'],
    to: (after, before) => isSame(after.value, before.value),
  },
  {
    name: 'a cart that another tab has changed is priced before it is ordered',
    requirements: 'CHECKOUT-7',
    on: ['lookup.done.neverArrived', 'order.failed.invalid'],
    given: (before) => !hasOrderedCart(before),
    to: (after) => after.matches({ filling: after.context.items.length > 0 ? 'quoting' : 'empty' }),
  },
  {
    name: 'a new key that another order has used says nothing of this one; what it paid for leaves the cart',
    on: ['order.failed.keyOfAnotherTab'],
    given: ({ context }) => context.keyStatus === 'new',
    to: ({ context }, _before, _event, { asked }) =>
      context.keyStatus === 'anothers' && context.notice === 'triedElsewhere' && asked.recovery?.isKeyAnothers === true,
  },
  {
    name: 'a key that this order has gone out under before is its own',
    on: ['order.failed.keyOfAnotherTab'],
    given: ({ context }) => context.keyStatus !== 'new',
    to: ({ context }, _before, _event, { asked }) =>
      context.keyStatus === 'own' && context.notice === null && asked.recovery?.isKeyAnothers === false,
  },
  {
    name: 'once the server has answered, the key is this order’s own',
    on: ['order.done', 'order.failed', 'after.orderLimit'],
    given: ({ context }, { outcome }) => context.keyStatus !== 'new' || outcome !== 'keyOfAnotherTab',
    to: ({ context }) => context.keyStatus === 'own',
  },
  {
    name: 'a payment that is taken up here is this order’s own',
    on: ['payment.resume'],
    from: ['interrupted', 'unapproved', 'checking'],
    to: ({ context }) => context.keyStatus === 'own',
  },
  {
    name: 'the end of another order is not taken for the end of this one',
    on: ['recovery.done.paid', 'recovery.done.declined', 'recovery.done.none'],
    given: (before) => isKeyAnothers(before) && !isChoiceGone(before.context),
    to: (after, before, { outcome }) =>
      after.hasTag('form') &&
      after.context.attemptKey === null &&
      after.context.notice === (outcome === 'paid' ? 'paidElsewhere' : before.context.notice),
  },
  {
    name: 'an open card check is shown: no payment begins before it ends. Payments: one attempt per account',
    on: ['recovery.done.cardCheck'],
    given: ({ context }) => context.keyStatus !== 'anothers' && !isChoiceGone(context),
    to: (after) => after.matches('filling') && after.context.notice === 'checkOpen' && after.context.attemptId === null,
  },
];

type Asked = StepEffects<typeof checkoutMachine>['asked'];

/** Whether `whole` has all entries of `wanted`, in any order. */
const holds = (whole: object | null | undefined, wanted: object): boolean =>
  Object.entries(wanted).every(([key, value]) => isSame((whole as Record<string, unknown> | null)?.[key], value));

const sentTo = ({ context: { addressId, billingAddressId } }: Snapshot) => ({ addressId, billingAddressId });

/** The order is priced by the server before anything else can be done with it; an empty cart needs no price. */
const isRepriced = (after: Snapshot, asked: Asked): boolean =>
  after.context.items.length > 0
    ? after.matches({ filling: 'quoting' }) && holds(asked.quote, boughtIn(after))
    : after.matches({ filling: 'empty' });

const isAgreed = ({ context: { quote, addressId, isBillingWanted, agreements } }: Snapshot): boolean =>
  quote !== null &&
  addressId !== null &&
  !isBillingWanted &&
  agreements.preliminaryInformation &&
  agreements.distanceSales;

/** Without an address no price is awaited; when nothing else is missing, the price is (`terms`). */
function lackedBy(
  { context: { addressId, isBillingWanted, quote, contracts, agreements } }: Snapshot,
  card: CardEntry | null,
) {
  const isAwaited = addressId !== null && (quote === null || contracts.length === 0);
  const lacked: Missing[] = [];
  if (addressId === null) lacked.push('address');
  if (addressId !== null && isBillingWanted) lacked.push('billing');
  if (card === null) lacked.push('card');
  if (isAwaited) lacked.push('terms');
  for (const { kind } of contracts) if (!agreements[kind]) lacked.push(kind);
  return lacked.length > 0 ? lacked : ['terms'];
}

const mayAskAgain = ({ context }: Snapshot): boolean => context.lookups < 3;

const checkoutPostconditions: readonly Step[] = [
  ...noticePostconditions,
  ...troublePostconditions,
  ...elsewherePostconditions,
  ...addressPostconditions,
  {
    name: 'the flow begins with a question about a payment that may be open. Payments: one open attempt',
    on: ['start'],
    to: (after, _before, _event, { asked }) => after.matches('recovering') && holds(asked.recovery, openIn(after)),
  },
  {
    name: 'the cart is followed in every state',
    on: ['cart.changed'],
    from: ['resting', 'busy', 'paying'],
    to: ({ context }, _, event) => context.items === event['items'] && context.promoCode === event['promoCode'],
  },
  {
    name: 'whatever changes the price before paying is priced again',
    requirements: 'CHECKOUT-7',
    on: ['cart.changed', 'address.choose', 'balance.use'],
    from: ['form'],
    to: (after, before, event, { asked }) =>
      isRepriced(after, asked) &&
      after.context.addressId === (event['addressId'] ?? before.context.addressId) &&
      (event.type !== 'address.choose' || after.context.billingAddressId === event['billingAddressId']) &&
      after.context.useAccountBalance === (event['use'] ?? before.context.useAccountBalance),
  },
  {
    name: 'a price that did not come, or a payment that was refused, begins with a price again',
    on: ['quote.retry', 'payment.retry'],
    from: ['filling.quoteFailed', 'filling.draftFailed', 'declined'],
    given: (before, { type }) => before.matches('declined') === (type === 'payment.retry'),
    to: (after, _before, _event, { asked }) => isRepriced(after, asked),
  },
  {
    name: 'an order that was given up, or cannot be had at its price, begins with a price again',
    requirements: 'CHECKOUT-7',
    on: [
      'recovery.done.none',
      'challenge.done.cancelled',
      'order.failed.miscalculation',
      'order.failed.outOfStock',
      'order.failed.textsChanged',
      'order.failed.codeRefused',
    ],
    to: (after, _before, _event, { asked }) => isRepriced(after, asked),
  },
  {
    name: 'an order whose key was spent on another one begins with a price again',
    on: ['recovery.done.paid', 'recovery.done.declined', 'recovery.done.none'],
    given: isKeyAnothers,
    to: (after, _before, _event, { asked }) => isRepriced(after, asked),
  },
  {
    name: 'a price leads to the contracts, or to the address that is missing',
    on: ['quote.done'],
    to: (after, _, { output }, { asked }) =>
      after.context.quote === output &&
      (after.context.addressId === null
        ? after.matches({ filling: 'addressing' })
        : after.matches({ filling: 'drafting' }) && holds(asked.contracts, { ...boughtIn(after), ...sentTo(after) })),
  },
  {
    name: 'with the contracts drawn up the order can be placed',
    on: ['contracts.done'],
    to: ['filling.ready'],
  },
  {
    name: 'that a price does not come is shown',
    on: ['quote.failed.unavailable', 'after.readLimit'],
    from: ['filling.quoting'],
    to: ['filling.quoteFailed'],
  },
  {
    name: 'that contracts do not come is shown',
    on: ['contracts.failed.unavailable', 'after.readLimit'],
    from: ['filling.drafting'],
    to: ['filling.draftFailed'],
  },
  {
    name: 'only a contract that can be read can be accepted, or taken back. Law: distance sales',
    on: ['agreement.set'],
    from: ['form'],
    to: (after, { value, context }, event) =>
      isSame(after.value, value) &&
      after.context.agreements[event['kind'] as AgreementKind] ===
        (context.contracts.length > 0 ? event['accepted'] : context.agreements[event['kind'] as AgreementKind]),
  },
  {
    name: 'an order with both contracts accepted is sent, once',
    requirements: 'CHECKOUT-10',
    on: ['order.place'],
    from: ['filling.ready'],
    given: (before, { card }) => isAgreed(before) && card !== null,
    to: (after, { context: { quote, contracts, agreedAt } }, { card, at }, { asked }) =>
      after.matches({ paying: 'requesting' }) &&
      holds(asked.order, {
        ...boughtIn(after),
        ...sentTo(after),
        quote,
        contracts,
        card,
        agreedAt: after.context.keyStatus === 'new' ? at : (agreedAt ?? at),
        attemptKey: after.context.attemptKey,
      }),
  },
  {
    name: 'an order that lacks something is not sent: what it lacks is named, in the order of the form. Law: distance sales',
    requirements: 'CHECKOUT-6',
    on: ['order.place'],
    from: ['form'],
    given: (before, { card }) => !before.matches({ filling: 'ready' }) || !isAgreed(before) || card === null,
    to: (after, before, { card }, { asked }) =>
      isSame(after.value, before.value) &&
      asked.order === undefined &&
      isSame(after.context.missing, lackedBy(before, card as CardEntry | null)),
  },
  {
    name: 'what the server calls paid is paid. Payments: PAID only from a verified result',
    on: ['recovery.done.paid', 'order.done.paidAtOnce', 'lookup.done.paid', 'challenge.done.paid'],
    given: (before) => !isKeyAnothers(before),
    to: (after, _, { output }) => {
      const { attemptId, orderIds } = output as CheckoutOutput;
      return after.matches('paid') && isSame(after.output, { attemptId, orderIds });
    },
  },
  {
    name: 'what the bank refused is declined, and nothing was charged',
    on: [...refusals, 'challenge.done.expired'],
    given: (before) => !isKeyAnothers(before),
    to: ['declined'],
  },
  {
    name: 'where the bank asks, the shopper answers there',
    requirements: 'PAYMENT-1',
    on: ['order.done.bankAsks', 'lookup.done.bankAsks'],
    to: (after, _, { output }, { asked }) =>
      after.matches({ paying: 'challenging' }) && holds(asked.challenge as object, challengeIn(output)),
  },
  {
    name: 'a payment found open is offered, never begun again; of one at the bank we say that nothing was charged. Payments: resume',
    on: ['recovery.done.unfinished', 'recovery.done.givenUp', 'recovery.done.atBank', 'recovery.done.anotherAtBank'],
    to: (after, _before, { output, outcome }) =>
      after.matches(outcome === 'unfinished' || outcome === 'givenUp' ? 'interrupted' : 'unapproved') &&
      holds(after.context.challenge, challengeIn(output)),
  },
  {
    name: 'an open payment is taken up where the shopper wants it',
    on: ['payment.resume'],
    from: ['interrupted', 'unapproved', 'checking'],
    to: (after, { context }, _, { asked }) =>
      after.matches({ paying: 'challenging' }) && holds(asked.challenge as object, { ...context.challenge }),
  },
  {
    name: 'what became of a payment is asked before another one. Payments: one open attempt',
    on: [
      'order.failed.paymentInProgress',
      'order.failed.keyOfAnotherTab',
      'payment.check',
      'network.returned',
      'session.restored',
    ],
    from: ['paying', 'unreachable', 'suspended', 'lockedOut'],
    given: (before, { type }) =>
      type === 'payment.check'
        ? before.matches('unreachable') || before.matches({ paying: 'unknown' })
        : type === 'network.returned'
          ? before.matches('unreachable')
          : type !== 'session.restored' || before.matches('suspended') || before.matches('lockedOut'),
    to: (after, before, _event, { asked }) => after.matches('recovering') && holds(asked.recovery, openIn(before)),
  },
  {
    name: 'a shop out of reach is asked again by itself',
    on: ['after.recoverPause'],
    from: ['unreachable'],
    to: (after, before, _event, { asked }) => after.matches('recovering') && holds(asked.recovery, openIn(before)),
  },
  {
    name: 'an open payment that is not resumed is asked about from time to time',
    on: ['after.interruptedPoll'],
    from: ['interrupted'],
    to: ['recovering'],
  },
  {
    name: 'one that waits for approval too, and nothing else is said of it meanwhile',
    on: ['after.interruptedPoll'],
    from: ['unapproved'],
    to: (after, before, _event, { asked }) => after.matches('checking') && holds(asked.recovery, openIn(before)),
  },
  {
    name: 'and so is one whose end we do not know',
    on: ['after.unknownPoll'],
    from: ['paying.unknown'],
    to: ['recovering'],
  },
  {
    name: 'a question without an answer waits',
    on: ['recovery.failed.offline', 'after.readLimit'],
    from: ['recovering', 'checking'],
    to: ['unreachable'],
  },
  {
    name: 'an order without an answer is looked up before any other. Payments: lookup before a new charge',
    on: [
      'order.failed.offline',
      'order.failed.timedOut',
      'order.failed.unavailable',
      'order.failed.broken',
      'after.orderLimit',
      'after.lookupPause',
    ],
    to: (after, { context: { attemptKey } }, _, { asked }) =>
      after.matches({ paying: 'lookingUp' }) && holds(asked.lookup, { attemptKey }),
  },
  {
    name: 'a lookup without an answer is asked again, three times',
    on: ['lookup.failed.offline', 'after.readLimit'],
    from: ['paying.lookingUp'],
    given: mayAskAgain,
    to: ({ context, value }, before) =>
      JSON.stringify(value) === '{"paying":"pausing"}' && context.lookups === before.context.lookups + 1,
  },
  {
    name: 'then the question waits for the connection: the order may never have arrived',
    on: ['lookup.failed.offline', 'after.readLimit'],
    from: ['paying.lookingUp'],
    given: (before) => !mayAskAgain(before),
    to: ['unreachable'],
  },
  {
    name: 'where the bank does not answer, the outcome is shown as unknown',
    on: ['challenge.done.unknown', 'challenge.failed'],
    to: ['paying.unknown'],
  },
  {
    name: 'an order that the server never saw is shown as such, and sent again it is the same one. Payments: one key',
    on: ['recovery.done.none'],
    given: ({ context }) => context.lookups > 0 && !isChoiceGone(context),
    to: ({ context }, before) =>
      context.notice === 'notReceived' && context.attemptKey === before.context.attemptKey && context.lookups === 0,
  },
  {
    name: 'without an open payment nothing new is shown, and there is none to go back to',
    on: ['recovery.done.none'],
    given: ({ context }) => !isChoiceGone(context),
    to: ({ context }, before) =>
      context.attemptId === null &&
      context.challenge === null &&
      (before.context.lookups > 0 || context.notice === before.context.notice),
  },
  {
    name: 'an order that never arrived, or was not accepted as it is, can be placed again',
    on: ['lookup.done.neverArrived', 'order.failed.invalid'],
    given: hasOrderedCart,
    to: ['filling.ready'],
  },
];

/** Events that settle whether the order was paid. After any other answer, and after none, it may be open. */
const ends = new Set([
  ...['paidAtOnce', 'declined'].map((outcome) => `order.done.${outcome}`),
  ...['cardDeclined', 'miscalculation', 'outOfStock', 'textsChanged', 'codeRefused', 'invalid'].map(
    (failure) => `order.failed.${failure}`,
  ),
  ...['addressesGone', 'billingGone'].map((failure) => `order.failed.${failure}`),
  ...['neverArrived', 'paid', 'declined'].map((outcome) => `lookup.done.${outcome}`),
  ...['none', 'cardCheck', 'paid', 'declined'].map((outcome) => `recovery.done.${outcome}`),
  ...['paid', 'declined', 'expired', 'cancelled'].map((outcome) => `challenge.done.${outcome}`),
  // Offered only where the server has given up waiting for the bank.
  'payment.again',
]);

const checkoutProperties: readonly TemporalProperty<typeof checkoutMachine>[] = [
  {
    name: 'once an order has left, no second one leaves until the first is known to be paid, uncharged or never received',
    after: (_, { asked }) => 'order' in asked,
    never: (_, { asked }) => 'order' in asked,
    until: (_, { names }) => names.some((name) => ends.has(name)),
  },
  {
    name: 'after a change to what is bought or where it goes, no order leaves until both texts were drawn up for it',
    requirements: 'CHECKOUT-5',
    after: (_, { names }) => ['cart.changed', 'address.choose', 'balance.use'].some((name) => names.includes(name)),
    never: (_, { asked }) => 'order' in asked,
    until: (_, { names }) => names.includes('contracts.done'),
  },
  {
    name: 'no wait is longer than a minute, though no service answers',
    after: (checkout) => checkout.hasTag('busy'),
    eventually: (checkout) => !checkout.hasTag('busy'),
    within: 60_000,
  },
];

/**
 * The flow begins by asking whether a payment is still open, so that a closed tab or a dead server can never lead to a
 * second charge. It fills in what the order needs, shows both contracts in full, places the order under one
 * idempotency key, hands the shopper to three-d-secure, and ends in `paid`, or in a state that says what happened to
 * the money. Other tabs of the same browser share the seed of its keys: see the decision (docs/adr/0019).
 *
 * An acceptance is of a text in one language. A customer who opens the checkout in the other language reads another
 * text, and is asked for both ticks again.
 */
export const checkoutFlow = defineFlow(checkoutMachine, {
  name: 'checkout',
  description: {
    tr: {
      title: 'Sepeti siparişe çevirir',
      text: 'Alışverişçi sepetini ödenmiş bir siparişe çevirir ya da neden olmadığını öğrenir.',
    },
    en: { title: 'Turns a cart into an order', text: 'A shopper turns a cart into a paid order, or learns why not.' },
  },
  copy: checkoutCopy,
  inputs: {
    known: input,
    comingBack: {
      ...input,
      attemptId: 'attempt-1',
      attemptKey: 'seed-1',
      attemptNumber: 1,
      attemptFingerprint: 'order-1',
    },
    newcomer: { ...input, addressId: null, promoCode: '  ' },
    addressLost: { ...input, addressId: null, isAddressGone: true },
    emptyHanded: { ...input, items: [] },
  },
  events: {
    'cart.changed': [
      { items: [superPads], promoCode: 'MERCAN10' },
      { items: [], promoCode: null },
    ],
    'addresses.known': [{ addressIds: ['address-2', 'address-1'] }, { addressIds: ['address-2'] }],
    'address.choose': [
      { addressId: 'address-2', billingAddressId: 'address-1' },
      { addressId: 'address-2', billingAddressId: null },
    ],
    'billing.want': [{ wanted: true }, { wanted: false }],
    'balance.use': [{ use: false }],
    'agreement.set': [
      { kind: 'preliminaryInformation', accepted: true },
      { kind: 'distanceSales', accepted: true },
      { kind: 'distanceSales', accepted: false },
    ],
    'order.place': [
      { card: savedCard, donationNote: null, at: now + 60_000 },
      { card: newCard, donationNote: 'Geçiyor, inan.', at: now + 90_000 },
      { card: null, donationNote: null, at: now + 95_000 },
    ],
    'attempt.ended': [{ keySeed: 'seed-of-another-tab', attemptNumber: 2 }],
  },
  outcomes: {
    recovery: {
      done: {
        none: null,
        cardCheck: { kind: 'cardCheck' },
        unfinished: { kind: 'open', payment: { ...payment, redirectUrl: null, money: 'unknown' } },
        givenUp: { kind: 'open', payment: { ...payment, redirectUrl: null, money: 'unknown', canPayAgain: true } },
        atBank: { kind: 'open', payment },
        anotherAtBank: { kind: 'open', payment: { ...payment, attemptId: 'attempt-2' } },
        paid: { kind: 'paid', attemptId: 'attempt-1', orderIds: ['order-1'] },
        declined: { kind: 'declined', decline: { declineCode: 'insufficientFunds', retryable: true } },
      },
      failed: failures('offline', 'sessionOver'),
    },
    quote: {
      done: { priced: quote },
      failed: failures('unavailable', 'sessionOver'),
    },
    contracts: {
      done: { drawnUp: contractsOf('first'), drawnUpAgain: contractsOf('second') },
      failed: {
        ...addressesGone,
        ...failures('unavailable', 'sessionOver'),
      },
    },
    order: {
      done: {
        bankAsks: { kind: 'open', payment },
        paidAtOnce: { kind: 'paid', attemptId: 'attempt-1', orderIds: ['order-1'] },
        declined: { kind: 'declined', decline: { declineCode: 'expiredCard', retryable: false } },
      },
      failed: {
        cardDeclined: rejected({
          code: 'CARD_DECLINED',
          data: { attemptId: 'attempt-1', declineCode: 'insufficientFunds', retryable: true },
        }),
        paymentInProgress: rejected({ code: 'PAYMENT_IN_PROGRESS', data: { attemptId: 'attempt-1' } }),
        keyOfAnotherTab: rejected({ code: 'IDEMPOTENCY_MISMATCH' }),
        miscalculation: rejected({ code: 'MISCALCULATION' }),
        outOfStock: rejected({ code: 'OUT_OF_STOCK' }),
        ...addressesGone,
        textsChanged: rejected({ code: 'AGREEMENT_OUTDATED' }),
        codeRefused: rejected({ code: 'PROMO_REFUSED' }),
        invalid: invalid([{ field: 'card.number', code: 'invalid' }]),
        ...failures('sessionOver', 'offline', 'timedOut', 'unavailable'),
        broken: bug(),
      },
    },
    lookup: {
      done: {
        neverArrived: null,
        bankAsks: { kind: 'open', payment },
        paid: { kind: 'paid', attemptId: 'attempt-1', orderIds: ['order-1'] },
        declined: { kind: 'declined', decline: { declineCode: 'doNotHonour', retryable: false } },
      },
      failed: failures('offline', 'sessionOver'),
    },
    challenge: {
      done: {
        paid: { outcome: 'paid', attemptId: 'attempt-1', orderIds: ['order-1'] },
        declined: { outcome: 'declined', attemptId: 'attempt-1', declineCode: 'threeDSecureFailed', retryable: true },
        expired: { outcome: 'expired', attemptId: 'attempt-1' },
        cancelled: { outcome: 'cancelled', attemptId: 'attempt-1' },
        unknown: { outcome: 'unknown', attemptId: 'attempt-1' },
      },
      failed: { broken: new Error('challenge broke') },
    },
  },
  project: ({ context, value }) => ({
    isCartChanged: isCartChanged(context),
    hasItems: context.items.length > 0,
    hasAddress: context.addressId !== null,
    isAddressGone: context.isAddressGone,
    isChoiceDue: value === 'recovering' && (isChoiceGone(context) || likelyAddress(context) !== null),
    agreements: Object.values(context.agreements).filter(Boolean).length,
    hasContracts: context.contracts.length > 0,
    isQuoted: context.quote !== null,
    notice: context.notice && (noticesThatEnd.has(context.notice) ? context.notice : 'another'),
    hasKey: context.attemptKey !== null,
    isBillingWanted: JSON.stringify(value) === '{"filling":"ready"}' && context.isBillingWanted,
    isLacking: JSON.stringify(value) === '{"filling":"ready"}' && context.missing.length > 0,
    keyStatus: context.keyStatus,
    hasChallenge: context.challenge !== null,
    canPayAgain: value === 'interrupted' && context.canPayAgain,
    lookups: context.lookups,
  }),
  tags: {
    form: ['filling'],
    paying: ['paying'],
    busy: [
      'recovering',
      'checking',
      'filling.quoting',
      'filling.drafting',
      'paying.requesting',
      'paying.lookingUp',
      'paying.pausing',
    ],
    resting: [
      'unreachable',
      'interrupted',
      'unapproved',
      'filling.quoteFailed',
      'filling.empty',
      'filling.addressing',
      'filling.draftFailed',
      'filling.ready',
      'paying.unknown',
      'declined',
      'suspended',
      'lockedOut',
    ],
  },
  invariants: checkoutInvariants,
  postconditions: checkoutPostconditions,
  properties: checkoutProperties,
  beyondBrowser: [
    ...['checkout addresses.known[0]', 'checkout.filling always[0]', 'checkout.filling always[1]'].map((item) => ({
      item,
      reason: 'the page says it by itself once it has read the book: tests/flows/purchase/changed-elsewhere.spec.ts',
    })),
    ...[
      'checkout.recovering recovery done[5]',
      'checkout.checking recovery done[5]',
      'checkout.interrupted payment.resume[0]',
      'checkout.interrupted payment.again[0]',
      'checkout.interrupted attempt.ended[0]',
      'checkout.interrupted after interruptedPoll[0]',
    ].map((item) => ({
      item,
      reason: 'the bank is silent for longer than a played step; tests/flows/purchase/left-payment.spec.ts plays it',
    })),
    {
      item: 'checkout.filling billing.want[0]',
      reason: 'tests/flows/purchase/first-purchase.spec.ts writes the address of an invoice with the first one',
    },
    {
      item: 'checkout.checking recovery done[6]',
      reason: 'a payment that the server knows does not vanish',
    },
    {
      item: 'checkout.paying.challenging challenge failed[0]',
      reason: 'the challenge is a machine of ours that ends by itself; it breaks only by a fault in its code',
    },
  ],
});
