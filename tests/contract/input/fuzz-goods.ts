import { superPads, tampons } from '../../../server/modules/checkout/testing.ts';
import { packetId } from '../../../server/modules/packets/testing.ts';
import type { ContractOperation } from '../../../server/platform/contract/load-contract.ts';
import type { Customer } from '../support/contract-shop.ts';
import { bodySamples, isObject, type Json } from '../support/operation-samples.ts';

/** Values that exist in the shop, beside those that the document shows. */
export type Goods = { path?: Record<string, string>; query?: Record<string, string>; bodies?: Json[] };

/** The ids behind `known-id-…`, in this order. */
export function knownThings(owner: Omit<Customer, 'token'> & { duePayment: string | null }): string[] {
  const { addressId, order, subscription, card, cardCheck, attempt, accountId, attemptKey } = owner;
  const own = [addressId, order, subscription, card, cardCheck, attempt, accountId, attemptKey, 'no-such-id'];
  const goods = [superPads, tampons, packetId('gizem-package'), 'tr', 'tr-34', 'tr-34-kadikoy'];
  return [...own, ...goods, owner.line, owner.duePayment ?? 'nothing-is-due'];
}

/** Replaced by another text and another number in every request. */
export const freshWord = 'freshword';
export const freshNumber = '5550000000';

/** By service: the entry of `knownThings` whose id fills the paths of its operations. */
const idIn: Partial<Record<ContractOperation['service'], number>> = {
  addresses: 0,
  orders: 1,
  account: 1,
  refunds: 1,
  subscriptions: 2,
  cards: 4,
  attempts: 5,
  shopping: 5,
  packets: 11,
};

const paths: Record<string, Goods> = {
  listProductTypes: { path: { category: 'menstrual' } },
  listProductSubTypes: { path: { category: 'menstrual' } },
  getProductPage: { path: { slug: 'pad-super-12' } },
  getCatalogImage: { path: { entity: 'product', idType: 'slug', id: 'pad-super-12' } },
  getPacketImage: { path: { name: 'pad.standard.8_pad.super.12' } },
  getOptimisedImage: { query: { url: '/packets_service/images/pad.standard.8_pad.super.12.png', w: '64' } },
  getPacketBySlug: { path: { slug: 'pad.super.12_pantyliner.standard.12_tampon.standard.8_nazli-package' } },
  getPacketTypeBySlug: { path: { slug: 'pad-packets' } },
  getAttemptByKey: { path: { kind: 'purchase', key: 'known-id-7' } },
  listStates: { query: { _country: 'tr' } },
  listCities: { query: { _state: 'tr-34' } },
  listNeighborhoods: { query: { _city: 'tr-34-kadikoy' } },
};

const named = (_id: string): Json => ({ _id });
const back = { _line: 'known-id-15', quantity: 1, reason: 'CHANGED_MIND', isUnopened: true };
const owed = { _duePayment: 'known-id-16', price: { chargedAmount: 74.9, _currency: 'TRY' } };
const whole: Record<string, Json[]> = {
  previewRefund: [{ items: [back] }],
  requestRefund: [74.9, 87.9].map((refundAmount) => ({ items: [back], refundAmount })),
  payDuePayment: [{ ...owed, card: { _card: 'known-id-3' } }],
  deleteDuePayment: [{ _duePayment: 'known-id-16' }],
  cancelSubscription: [{ _reason: 'price' }],
  makeAddressPrimary: [named('known-id-0')],
  makeCardPrimary: [named('known-id-3')],
  deleteCard: [named('known-id-3')],
};

/** The document's sample, with a new e-mail address and phone number. */
const ofNewPerson = ({ value }: { value: Json }): Json =>
  isObject(value)
    ? { ...value, email: `${freshWord}@example.com`, phone: { dialCode: '+90', number: freshNumber } }
    : value;

export function goodsFor(operation: ContractOperation, purchase: Record<string, Json>): Goods {
  const { operationId, service } = operation;
  const index = idIn[service];
  const { cart, useAccountBalance, _deliveryAddress, _billingAddress } = purchase;
  const ends = {
    useAccountBalance: useAccountBalance!,
    _deliveryAddress: _deliveryAddress!,
    _billingAddress: _billingAddress!,
  };
  const line = { type: 'product', _id: superPads, purchaseType: 'oneTimePurchase', quantity: 1 };
  const bodies: Record<string, Json[]> = {
    ...whole,
    requestThreeDSecurePurchase: [purchase],
    buyCart: [{ ...purchase, card: { _card: 'known-id-3' } }, purchase],
    generateDistanceSalesContract: [{ cart: cart ?? { items: [line] }, ...ends }],
  };
  if (['register', 'registerCharityAccount'].includes(operationId)) {
    bodies[operationId] = bodySamples(operation).map(ofNewPerson);
  }
  const hasVersion = operation.parameters.some(({ name }) => name === 'version');
  return {
    ...(index !== undefined && { path: { kind: 'purchase', id: `known-id-${index}`, orderId: 'known-id-1' } }),
    ...(hasVersion && { query: { version: '1' } }),
    ...paths[operationId],
    bodies: bodies[operationId] ?? [],
  };
}
