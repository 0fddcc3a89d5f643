import { parseCalendarDay } from '../../domain/calendar/index.ts';
import { conflict, MISCALCULATION_CODE } from '../../domain/failure/index.ts';
import { kurus } from '../../domain/money/index.ts';
import { defineFlow, failures } from '../kit/testing.ts';
import { editSubscriptionCopy } from './edit-subscription.copy.ts';
import { type EditDraft, type EditWare, isChanged, isWhole } from './edit-subscription.draft.ts';
import { editSubscriptionMachine } from './edit-subscription.machine.ts';
import type { EditPrice, EditView } from './edit-subscription.setup.ts';
import { editSubscriptionPromises } from './edit-subscription.promises.ts';
import { editSubscriptionRules } from './edit-subscription.rules.ts';

const pads: EditWare = {
  key: 'product:super',
  item: { kind: 'product', id: 'super' },
  name: { tr: 'Süper ped · 12’li', en: 'Super pads · 12' },
  boxes: null,
  pieces: 'pad.super.12',
  unitPrice: kurus(10_110),
  problem: null,
};
const tampons: EditWare = {
  ...pads,
  key: 'product:mini',
  item: { kind: 'product', id: 'mini' },
  name: { tr: 'Mini tampon · 16’lı', en: 'Mini tampons · 16' },
  pieces: 'tampon.mini.16',
};
const packet: EditWare = {
  ...pads,
  key: 'packet:gizem',
  item: { kind: 'packet', id: 'gizem' },
  name: { tr: 'Gizem’in paketi', en: 'Gizem’s packet' },
  boxes: [{ productId: 'super', quantity: 2 }],
  pieces: 'pad.super.24',
};
const gone: EditWare = {
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
  wares: [pads, tampons, packet],
  packable: [
    { id: 'super', kind: 'pad.super', name: pads.name, size: 12, unitPrice: kurus(10_110) },
    { id: 'mini', kind: 'tampon.mini', name: tampons.name, size: 16, unitPrice: kurus(10_110) },
  ],
  cards: [
    { id: 'card-1', name: 'Bonus', lastFourDigits: '0008', isExpired: false },
    { id: 'card-2', name: 'World', lastFourDigits: '0016', isExpired: false },
  ],
};
const unsold: EditView = { ...whole, held: { ...held, lines: [...held.lines, { ...gone, quantity: 1 }] } };
const other: EditView = { ...whole, version: 4, held: { ...held, intervalDays: 28 } };
/** As the customer asked who took the pads out. */
const saved: EditView = { ...whole, version: 4, held: { ...held, lines: [held.lines[1]!] } };
/** What was left: the rhythm of another, and something that is no longer sold. */
const kept: EditDraft = { ...held, lines: [{ ...pads, quantity: 3 }, held.lines[1]!], cardId: 'card-2' };
const day = (text: string) => parseCalendarDay(text)!;
const priced: EditPrice = {
  goods: kurus(33_060),
  next: {
    charged: kurus(33_060),
    orderDay: day('2026-12-07'),
    window: { earliest: day('2026-12-09'), latest: day('2026-12-11') },
  },
  later: {
    charged: kurus(33_060),
    orderDay: day('2027-02-01'),
    window: { earliest: day('2027-02-03'), latest: day('2027-02-05') },
  },
};
const tooLate = conflict({ code: 'CUTOFF_PASSED', data: { cutoffAt: '2026-12-03T21:00:00.000Z' } });

export const editSubscriptionFlow = defineFlow(editSubscriptionMachine, {
  name: 'edit-subscription',
  copy: editSubscriptionCopy,
  inputs: {
    opened: { id: whole.id, kept: null },
    left: { id: whole.id, kept: { version: 3, draft: kept } },
    overtaken: { id: whole.id, kept: { version: 2, draft: kept } },
  },
  events: {
    'line.add': [{ ware: pads }, { ware: tampons }],
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
    reread: { done: { whole, other, saved }, failed: failures('offline', 'sessionOver', 'gone') },
    price: { done: { priced }, failed: { ...failures('offline', 'sessionOver'), tooLate } },
    save: {
      done: { saved },
      failed: {
        ...failures('offline', 'sessionOver', 'changedElsewhere'),
        tooLate,
        miscalculated: conflict({ code: MISCALCULATION_CODE }),
      },
    },
  },
  project: ({ context: { view, draft, price, failure } }) => ({
    stands: view && (view.version === 3 ? view.held.lines.length : 'other'),
    // What more of the same would show nothing new.
    draft: draft && view && [draft.lines.length, isWhole(draft, view.held), isChanged(draft, view.held)],
    isPriced: price !== null,
    failure: failure?.kind ?? null,
  }),
  tags: {
    busy: ['reading', 'editing.pricing', 'saving', 'reloading'],
    form: ['editing', 'saving', 'reloading', 'stuck', 'conflicted'],
  },
  equivalent: ['editSubscription.editing edit.discard[0]', 'editSubscription.conflicted edit.discard[0]'].map(
    (transition) => ({
      mutant: `retarget to editSubscription.editing.judging: ${transition}`,
      reason: 'what stands differs from itself in nothing: judging it ends in the same state',
    }),
  ),
  invariants: editSubscriptionRules,
  promises: editSubscriptionPromises,
});
