import type { Invariant, Postcondition } from 'model-testing';
import { isUnpacked } from '../../domain/lifecycle/index.ts';
import { kurus } from '../../domain/money/index.ts';
import { actionCopy, actionSpec } from '../families/testing.ts';
import { canAsk, orderMachine, type OrderRequest, type OrderView } from './order.machine.ts';

const family = actionCopy({ tr: 'Sipariş', en: 'the order' }, { read: 'getOrder', perform: 'cancelOrder' });

const orderCopy = {
  ...family,
  events: {
    ...family.events,
    'action.submit': {
      tr: 'Müşteri mektup yazdı ya da çıkardı, siparişi iptal etti, bir sorun bildirdi ya da belgesini istedi',
      en: 'The customer writes or removes a note, cancels the order, reports a problem, or asks for its papers',
    },
  },
};

const view: OrderView = {
  _id: 'o1',
  number: 'MRC-26-000148',
  status: 'PAID',
  statusHistory: [
    { status: 'CREATED', at: '2026-11-20T18:13:00.000Z' },
    { status: 'PAID', at: '2026-11-20T18:14:00.000Z' },
  ],
  refund: null,
  purchaseType: 'oneTimePurchase',
  createdAt: '2026-11-20T18:13:00.000Z',
  price: { promoDiscount: kurus(0), shipping: kurus(0), balance: kurus(3_000), charged: kurus(38_880) },
  lines: [
    {
      slug: 'heating-patch-standard-6',
      type: 'product',
      name: { tr: 'Isı bandı · 6’lı', en: 'Heating patches · 6' },
      quantity: 1,
      total: kurus(26_990),
    },
    {
      slug: 'pantyliner-standard-24',
      type: 'product',
      name: { tr: 'Standart günlük ped · 24’lü', en: 'Standard pantyliners · 24' },
      quantity: 1,
      total: kurus(14_890),
    },
  ],
  card: { brand: 'mastercard', lastFourDigits: '0008' },
  deliveryAddress: {
    firstName: 'Elif',
    lastName: 'Yılmaz',
    line: 'Moda Caddesi No 12 Daire 5',
    postalCode: '34710',
    location: {
      country: { _id: 'tr', name: { tr: 'Türkiye', en: 'Türkiye' } },
      state: { _id: 'tr-34', name: { tr: 'İstanbul', en: 'İstanbul' } },
      city: { _id: 'tr-34-kadikoy', name: { tr: 'Kadıköy', en: 'Kadıköy' } },
      neighborhood: { _id: 'tr-34-kadikoy-moda', name: { tr: 'Moda', en: 'Moda' } },
    },
  },
  parcelNote: 'Annecim, bantlar seninki. Sen sıcak tut, ben gelirim.',
  gift: null,
  cargo: null,
  repayment: null,
  agreements: null,
  problem: null,
};

const rewritten: OrderView = { ...view, parcelNote: 'Kendine iyi bak.' };

const write: OrderRequest = { action: 'writeParcelNote', text: 'Kendine iyi bak.' };

/** Invariants, in addition to those of the family. */
const orderInvariants: readonly Invariant<typeof orderMachine>[] = [
  {
    name: 'a note is offered exactly while its box is unpacked',
    requirements: 'ORDER-21',
    holds: ({ context: { view } }) => view === null || canAsk(view, 'writeParcelNote') === isUnpacked(view.status),
  },
  {
    name: 'no second problem is offered while one is open',
    holds: ({ context: { view } }) =>
      view?.problem?.answer !== null || view.problem === null || !canAsk(view, 'report'),
  },
];

/** Postconditions, in addition to those of the family. */
const postconditions: readonly Postcondition<typeof orderMachine>[] = [
  {
    name: 'what the order’s status does not let the customer do sends no request',
    requirements: 'ORDER-20',
    on: ['action.submit'],
    given: (_, event) => (event['request'] as OrderRequest).action === 'report',
    to: (after, _before, _event, { asked }) => after.matches('ready') && !('perform' in asked),
  },
];

/**
 * The actions on offer follow from the order's status (`actionsOf` in domain/lifecycle), by the same table with which
 * the server and the database move orders. If the order has changed meanwhile, it is read again before anything else is
 * shown.
 */
export const orderFlow = actionSpec(orderMachine, {
  name: 'order',
  description: {
    tr: {
      title: 'Siparişine bakar',
      text: 'Müşteri kutuya mektup koyar, paketlenmeden siparişi iptal eder ya da kutuda neyin yanlış olduğunu söyler.',
    },
    en: {
      title: 'Looks after an order',
      text: 'A customer puts a note into a box, calls an order off before it is packed, or says what is wrong with a parcel.',
    },
  },
  copy: orderCopy,
  view,
  after: rewritten,
  valid: [
    write,
    { action: 'removeParcelNote' },
    { action: 'cancel' },
    { action: 'download', locale: 'tr' },
    { action: 'readAgreements' },
  ],
  invalid: [
    { action: 'writeParcelNote', text: ' ' },
    { action: 'writeParcelNote', text: 'a'.repeat(501) },
    { action: 'report', kind: 'damaged', note: 'Kutu ezilmiş.' },
    { action: 'again' },
  ],
  invariants: orderInvariants,
  postconditions,
});
