import type { Customer } from '../support/contract-shop.ts';
import { isObject, type Json } from '../support/operation-samples.ts';

export type Case = {
  operation: string;
  field: string;
  body: () => Json;
  answer: string;
  /** The stranger's own id in the path. */
  path?: () => Record<string, string>;
};

/** Reads of the caller's own data: they show nothing of others, and requests by others do not change them. */
export const ownReads = [
  'getProfile',
  'listAddresses',
  'listCards',
  'listOrders',
  'listSubscriptions',
  'listDeactivatedSubscriptions',
  'findOpenAttempt',
  'getAccountBalance',
  'getFamilyCode',
  'listFamilyCodeUses',
  'listCoupons',
  'getCommunicationPreferences',
  'findOpenCallRequest',
  'listSessions',
  'listSignInMethods',
  'listQuizzes',
];

/** The ids that bodies of a subscription's and a due payment's actions contain. */
export const subscriptionCases = (people: () => Record<'owner' | 'stranger', Customer>): Case[] => [
  ...(['_card', '_deliveryAddress', '_billingAddress'] as const).map((field) => ({
    operation: 'editSubscription',
    field,
    path: () => ({ id: people().stranger.subscription }),
    body: () => ({
      action: 'EDIT_SUBSCRIPTION',
      packets: [],
      products: [],
      price: { grossOriginalAmount: 1, _currency: 'TRY' },
      [field]: field === '_card' ? people().owner.card : people().owner.addressId,
    }),
    answer: field === '_card' ? '404 CARD_NOT_FOUND' : '404 ADDRESS_NOT_FOUND',
  })),
  {
    operation: 'sendNextDeliveryTo',
    field: '_deliveryAddress',
    path: () => ({ id: people().stranger.subscription }),
    body: () => ({ _deliveryAddress: people().owner.addressId }),
    answer: '404 ADDRESS_NOT_FOUND',
  },
  {
    operation: 'previewSubscriptionAct',
    field: 'act._deliveryAddress',
    path: () => ({ id: people().stranger.subscription }),
    body: () => ({ act: { kind: 'sendTo', _deliveryAddress: people().owner.addressId } }),
    answer: '404 ADDRESS_NOT_FOUND',
  },
  ...(['_duePayment', 'card._card'] as const).map((field) => ({
    operation: 'payDuePayment',
    field,
    body: () => ({
      _duePayment: people().owner.subscription,
      price: { chargedAmount: 1, _currency: 'TRY' },
      card: { _card: people().owner.card },
    }),
    answer: '404 NOT_FOUND',
  })),
  {
    operation: 'orderImmediately',
    field: '_subscriptions',
    body: () => ({
      _subscriptions: [people().owner.subscription],
      cycle: 2,
      price: { chargedAmount: 74.9, _currency: 'TRY' },
    }),
    answer: '404 NOT_FOUND',
  },
  {
    operation: 'deleteDuePayment',
    field: '_duePayment',
    body: () => ({ _duePayment: people().owner.subscription }),
    answer: '404 NOT_FOUND',
  },
];

/** Puts `id` into every id field of a body. */
export function withIds(value: Json, id: string): Json {
  if (Array.isArray(value)) return value.map((entry) => withIds(entry, id));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      name.startsWith('_') && name !== '_currency' && typeof entry === 'string' ? id : withIds(entry, id),
    ]),
  );
}
