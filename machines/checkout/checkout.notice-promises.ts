import type { StepPromise } from 'model-testing';
import type { checkoutMachine } from './checkout.machine.ts';
import type { CheckoutNotice } from './checkout.types.ts';

/** Why the shopper is back at the form, by what happened. */
const whyBack: Record<string, CheckoutNotice> = {
  miscalculation: 'priceChanged',
  outOfStock: 'outOfStock',
  addressGone: 'addressGone',
  textsChanged: 'textsChanged',
  codeRefused: 'codeRefused',
  invalid: 'rejected',
  neverArrived: 'notReceived',
  cancelled: 'cancelled',
};

/** What a shopper who is back at the form reads and does. */
export const noticePromises: readonly StepPromise<typeof checkoutMachine>[] = [
  {
    name: 'whoever is back at the form reads why',
    on: [
      'order.failed.miscalculation',
      'order.failed.outOfStock',
      'order.failed.addressGone',
      'order.failed.textsChanged',
      'order.failed.codeRefused',
      'contracts.failed.addressGone',
      'order.failed.invalid',
      'lookup.done.neverArrived',
      'challenge.done.cancelled',
    ],
    to: ({ context }, _, { outcome }) => context.notice === whyBack[String(outcome)],
  },
  {
    name: 'an address that is gone is named, and another one is chosen before anything else',
    on: ['order.failed.addressGone', 'contracts.failed.addressGone'],
    to: (after) =>
      after.matches({ filling: 'addressing' }) &&
      after.context.addressId === null &&
      after.context.contracts.length === 0,
  },
  {
    name: 'texts that have changed are accepted anew. Law: distance sales',
    on: ['order.failed.textsChanged'],
    to: ({ context: { agreements, contracts } }) => contracts.length === 0 && !Object.values(agreements).includes(true),
  },
  {
    name: 'the price that a refused code was taken off from stands no more',
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
