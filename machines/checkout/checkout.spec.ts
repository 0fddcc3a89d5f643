import { cartItem } from '../../domain/cart/index.ts';
import { bug, invalid, notFound, rejected } from '../../domain/failure/index.ts';
import { kurus } from '../../domain/money/index.ts';
import { defineFlow, failures } from '../kit/testing.ts';
import { isChoiceGone, likelyAddress } from './checkout.addresses.ts';
import { checkoutCopy } from './checkout.copy.ts';
import { checkoutMachine } from './checkout.machine.ts';
import { isCartChanged } from './checkout.order.ts';
import { checkoutPromises } from './checkout.promises.ts';
import { checkoutProperties } from './checkout.properties.ts';
import type { OpenPayment } from './checkout.types.ts';
import { checkoutRules } from './checkout.rules.ts';
import type {
  AddressesGone,
  CardEntry,
  CheckoutInput,
  CheckoutNotice,
  ContractDraft,
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

/** Notices that leave by themselves; all others stay alike until the next try. */
const noticesThatEnd = new Set<CheckoutNotice>(['cancelled', 'triedElsewhere', 'rejected', 'textsChanged']);

export const checkoutFlow = defineFlow(checkoutMachine, {
  name: 'checkout',
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
    'address.choose': [{ addressId: 'address-2', billingAddressId: 'address-1' }],
    'balance.use': [{ use: false }],
    'agreement.set': [
      { kind: 'preliminaryInformation', accepted: true },
      { kind: 'distanceSales', accepted: true },
      { kind: 'distanceSales', accepted: false },
    ],
    'order.place': [
      { card: savedCard, donationNote: null, at: now + 60_000 },
      { card: newCard, donationNote: 'Geçiyor, inan.', at: now + 90_000 },
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
  invariants: checkoutRules,
  promises: checkoutPromises,
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
      item: 'checkout.checking recovery done[6]',
      reason: 'a payment that the server knows does not vanish',
    },
    {
      item: 'checkout.paying.challenging challenge failed[0]',
      reason: 'the challenge is a machine of ours that ends by itself; it breaks only by a fault in its code',
    },
  ],
});
