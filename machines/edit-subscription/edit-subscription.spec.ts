import { parseCalendarDay } from '../../domain/calendar/index.ts';
import { conflict, MISCALCULATION_CODE } from '../../domain/failure/index.ts';
import { kurus } from '../../domain/money/index.ts';
import { defineFlow, failures } from '../kit/testing.ts';
import { editSubscriptionCopy } from './edit-subscription.copy.ts';
import { type EditDraft, type EditItem, isChanged, isWhole, type KeptDraft } from './edit-subscription.draft.ts';
import { editSubscriptionMachine } from './edit-subscription.machine.ts';
import type { EditPrice, EditView } from './edit-subscription.setup.ts';
import type { Delivery } from '../subscription/index.ts';
import { editSubscriptionPromises } from './edit-subscription.promises.ts';
import { editSubscriptionProperties } from './edit-subscription.properties.ts';
import { leavingWith, type OfferedLine } from './edit-subscription.offer.ts';
import { editSubscriptionRules } from './edit-subscription.rules.ts';

const pads: EditItem = {
  key: 'product:super',
  item: { kind: 'product', id: 'super' },
  name: { tr: 'Süper ped · 12’li', en: 'Super pads · 12' },
  boxes: null,
  pieces: 'pad.super.12',
  unitPrice: kurus(10_110),
  problem: null,
};
const tampons: EditItem = {
  ...pads,
  key: 'product:mini',
  item: { kind: 'product', id: 'mini' },
  name: { tr: 'Mini tampon · 16’lı', en: 'Mini tampons · 16' },
  pieces: 'tampon.mini.16',
};
const packet: EditItem = {
  ...pads,
  key: 'packet:gizem',
  item: { kind: 'packet', id: 'gizem' },
  name: { tr: 'Gizem’in paketi', en: 'Gizem’s packet' },
  boxes: [{ productId: 'super', quantity: 2 }],
  pieces: 'pad.super.24',
};
const gone: EditItem = {
  ...packet,
  key: 'packet:old',
  item: { kind: 'packet', id: 'old' },
  unitPrice: null,
  problem: 'gone',
};

const held: EditDraft = {
  lines: [
    { ...pads, quantity: 2 },
    { ...packet, quantity: 1 },
  ],
  intervalDays: 56,
  cardId: 'card-1',
  scope: 'always',
};
export const whole: EditView = {
  id: 'subscription-1',
  version: 3,
  name: 'Moda kutusu',
  cycle: 4,
  held,
  isDue: false,
  next: held.lines,
  items: [pads, tampons, packet],
  packable: [
    { id: 'super', kind: 'pad.super', name: pads.name, size: 12, unitPrice: kurus(10_110) },
    { id: 'mini', kind: 'tampon.mini', name: tampons.name, size: 16, unitPrice: kurus(10_110) },
  ],
  cards: [
    { id: 'card-1', name: 'Bonus', lastFourDigits: '0008', isExpired: false },
    { id: 'card-2', name: 'World', lastFourDigits: '0016', isExpired: false },
  ],
  charged: { [pads.key]: kurus(9_990) },
};
const unsold: EditView = { ...whole, held: { ...held, lines: [...held.lines, { ...gone, quantity: 1 }] } };
const other: EditView = { ...whole, version: 4, held: { ...held, intervalDays: 28 } };
/** As the customer asked who took the pads out. */
const saved: EditView = { ...whole, version: 4, held: { ...held, lines: [held.lines[1]!] } };
/** What was left: the rhythm of another, and something that is no longer sold. */
const kept: EditDraft = { ...held, lines: [{ ...pads, quantity: 3 }, held.lines[1]!], cardId: 'card-2' };
/** The cart has pads, which the box has two of; tampons, which it has none of; and something that is no longer sold. */
const inCart: readonly OfferedLine[] = [pads, tampons, gone].map(({ item, name }, index) => ({
  cartKey: `${item.kind}:cart-${index}`,
  createdAt: '2026-11-20T09:00:00.000Z',
  item,
  name,
  quantity: index + 1,
}));
const [cartPads, cartTampons] = inCart as [OfferedLine, OfferedLine];
const takenOf = ({ cartKey, createdAt, quantity }: OfferedLine, over: number, { key }: EditItem) => ({
  cartKey,
  createdAt,
  key,
  quantity,
  over,
});
/** As `unsold` stands: the second of the pads came from the cart. The tampons were taken out again. */
const savedUnacknowledged: KeptDraft = {
  version: 2,
  draft: unsold.held,
  taken: [takenOf(cartPads, 1, pads), takenOf(cartTampons, 0, tampons)],
};
/** As the customer asked who put all of it in. */
const savedWithOffer: EditView = {
  ...saved,
  held: {
    ...held,
    lines: [{ ...pads, quantity: 3 }, held.lines[1]!, { ...tampons, quantity: 2 }],
  },
};
/** As the customer asked who put all of it into the next box alone. */
const savedOnce: EditView = { ...saved, held, next: savedWithOffer.held.lines };
const offeredAgain: KeptDraft = {
  version: 3,
  draft: { ...held, lines: [...held.lines, { ...tampons, quantity: 1 }] },
  taken: [takenOf(cartTampons, 0, tampons)],
};
const day = (text: string) => parseCalendarDay(text)!;
const box = (cycle: number, orderDay: string, charged: number): Delivery => ({
  cycle,
  state: 'planned',
  orderDay: day(orderDay),
  window: { earliest: day(orderDay), latest: day(orderDay) },
  changeUntil: '2026-12-03T21:00:00.000Z',
  deliveryAddressId: 'address-1',
  gift: null,
  charged: kurus(charged),
  why: ['rhythm'],
});
const priced: EditPrice = {
  goods: kurus(33_060),
  before: [box(4, '2026-12-07', 20_220), box(5, '2027-02-01', 20_220)],
  after: [box(4, '2026-12-07', 33_060), box(5, '2027-02-01', 33_060)],
};
const tooLate = conflict({ code: 'CUTOFF_PASSED', data: { cutoffAt: '2026-12-03T21:00:00.000Z' } });

export const editSubscriptionFlow = defineFlow(editSubscriptionMachine, {
  name: 'edit-subscription',
  copy: editSubscriptionCopy,
  inputs: {
    opened: { id: whole.id, kept: null, cart: [], isOffered: false },
    left: { id: whole.id, kept: { version: 3, draft: kept, taken: [] }, cart: [], isOffered: false },
    overtaken: { id: whole.id, kept: { version: 2, draft: kept, taken: [] }, cart: [], isOffered: false },
    offered: { id: whole.id, kept: null, cart: inCart, isOffered: true },
    offeredAgain: { id: whole.id, kept: offeredAgain, cart: inCart, isOffered: true },
    looked: { id: whole.id, kept: offeredAgain, cart: inCart, isOffered: false },
    paidElsewhere: { id: whole.id, kept: offeredAgain, cart: [], isOffered: false },
    savedUnacknowledged: { id: whole.id, kept: savedUnacknowledged, cart: inCart, isOffered: false },
  },
  events: {
    'line.add': [{ item: pads }, { item: tampons }],
    'line.replace': [{ key: packet.key, by: tampons }],
    'line.remove': [{ key: pads.key }, { key: packet.key }, { key: gone.key }],
    'quantity.change': [
      { key: pads.key, quantity: 3 },
      { key: pads.key, quantity: 0 },
    ],
    'interval.choose': [{ intervalDays: 28 }],
    'card.choose': [{ cardId: 'card-2' }],
    'scope.choose': [{ scope: 'once' }],
  },
  outcomes: {
    read: { done: { whole, unsold }, failed: failures('offline', 'sessionOver', 'gone') },
    reread: {
      done: { whole, other, saved, savedWithOffer, savedOnce },
      failed: failures('offline', 'sessionOver', 'gone'),
    },
    price: { done: { priced }, failed: { ...failures('offline', 'sessionOver'), tooLate } },
    save: {
      done: {
        saved: ({ view, draft }: { view: EditView; draft: EditDraft }): EditView => ({
          ...view,
          version: 4,
          held: draft.scope === 'always' ? draft : { ...view.held, cardId: draft.cardId },
          next: draft.lines,
        }),
      },
      failed: {
        ...failures('offline', 'sessionOver', 'changedElsewhere'),
        tooLate,
        miscalculated: conflict({ code: MISCALCULATION_CODE }),
      },
    },
  },
  project: ({ context: { view, draft, taken, price, failure } }) => ({
    stands: view && (view.version === 3 ? view.held.lines.length : 'other'),
    // What more of the same would show nothing new.
    draft: draft && view && [draft.lines.length, isWhole(draft, view), isChanged(draft, view)],
    leaving: draft && leavingWith(taken, draft.lines).map(({ quantity }) => quantity),
    isPriced: price !== null,
    failure: failure?.kind ?? null,
  }),
  tags: {
    busy: ['reading', 'editing.pricing', 'saving', 'reloading'],
    form: ['editing', 'saving', 'reloading', 'stuck', 'conflicted'],
    settling: ['saving', 'reloading'],
  },
  equivalent: ['editSubscription.editing edit.discard[0]', 'editSubscription.conflicted edit.discard[0]'].map(
    (transition) => ({
      mutant: `retarget to editSubscription.editing.judging: ${transition}`,
      reason: 'what stands differs from itself in nothing: judging it ends in the same state',
    }),
  ),
  invariants: editSubscriptionRules,
  promises: editSubscriptionPromises,
  properties: editSubscriptionProperties,
  beyondBrowser: [
    {
      item: 'editSubscription.reloading reread failed[1]',
      reason: 'no subscription is ever deleted, and another account that signs in starts over',
    },
  ],
});
