import type { Invariant, PathEvent, Postcondition, TemporalProperty } from 'model-testing';
import { parseCalendarDay } from '../../domain/calendar/index.ts';
import { conflict, type Failure, MISCALCULATION_CODE } from '../../domain/failure/index.ts';
import { kurus } from '../../domain/money/index.ts';
import { defineFlow, failures, isSame } from '../kit/testing.ts';
import type { Delivery } from '../subscription/index.ts';
import { editSubscriptionCopy } from './edit-subscription.copy.ts';
import {
  type EditDraft,
  type EditItem,
  isChanged,
  isWhole,
  type KeptDraft,
  mostOfOne,
  type TakenLine,
} from './edit-subscription.draft.ts';
import { editSubscriptionMachine } from './edit-subscription.machine.ts';
import { type LeavingLine, leavingWith, type OfferedLine } from './edit-subscription.offer.ts';
import type { EditPrice, EditView } from './edit-subscription.setup.ts';

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

const stored: EditDraft = {
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
  stored,
  isDue: false,
  next: stored.lines,
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

const unsold: EditView = { ...whole, stored: { ...stored, lines: [...stored.lines, { ...gone, quantity: 1 }] } };
const other: EditView = { ...whole, version: 4, stored: { ...stored, intervalDays: 28 } };

/** The stored view after a customer has removed the pads. */
const saved: EditView = { ...whole, version: 4, stored: { ...stored, lines: [stored.lines[1]!] } };

/** An unsaved draft: three pads instead of two, and another card. */
const kept: EditDraft = { ...stored, lines: [{ ...pads, quantity: 3 }, stored.lines[1]!], cardId: 'card-2' };

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

/** As `unsold`: the second of the pads came from the cart. The tampons were removed from the draft. */
const savedUnacknowledged: KeptDraft = {
  version: 2,
  draft: unsold.stored,
  taken: [takenOf(cartPads, 1, pads), takenOf(cartTampons, 0, tampons)],
};

/** The stored view after all of the cart was put into every box. */
const savedWithOffer: EditView = {
  ...saved,
  stored: {
    ...stored,
    lines: [{ ...pads, quantity: 3 }, stored.lines[1]!, { ...tampons, quantity: 2 }],
  },
};

/** The stored view after all of the cart was put into the next box alone. */
const savedOnce: EditView = { ...saved, stored, next: savedWithOffer.stored.lines };

const offeredAgain: KeptDraft = {
  version: 3,
  draft: { ...stored, lines: [...stored.lines, { ...tampons, quantity: 1 }] },
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

/** What must hold in every reachable state. */
const editSubscriptionInvariants: readonly Invariant<typeof editSubscriptionMachine>[] = [
  {
    name: 'nothing is edited before it was read',
    holds: (snapshot) =>
      !snapshot.hasTag('form') || (snapshot.context.view !== null && snapshot.context.draft !== null),
  },
  {
    name: 'nothing is saved without a change, a price, a line; other contents only where all of them are sold',
    holds: (snapshot) => {
      const { draft, price, view } = snapshot.context;
      if (!snapshot.can({ type: 'edit.save' }) && !snapshot.matches('saving')) return true;
      return price !== null && isWhole(draft!, view!) && isChanged(draft!, view!);
    },
  },
  {
    name: 'it is marked as changed when it differs from what is stored, and only then',
    requirements: 'SUBSCRIPTION-1',
    holds: (snapshot) =>
      !snapshot.matches('editing') ||
      (snapshot.matches({ editing: 'unchanged' }) || snapshot.matches({ editing: 'saved' })) ===
        !isChanged(snapshot.context.draft!, snapshot.context.view!),
  },
  {
    name: 'a thing is listed once, one to 99 of it',
    holds: ({ context: { draft } }) => {
      const lines = draft?.lines ?? [];
      const isOnce = new Set(lines.map(({ key }) => key)).size === lines.length;
      return isOnce && lines.every(({ quantity }) => quantity >= 1 && quantity <= mostOfOne);
    },
  },
  {
    name: 'a line of the cart is taken once, and what would leave the cart is in the box',
    holds: ({ context: { taken, draft } }) =>
      new Set(taken.map(({ cartKey }) => cartKey)).size === taken.length &&
      taken.every((line) => {
        const [leaving] = leavingWith([line], draft?.lines ?? []);
        return !leaving || draft!.lines.some(({ key, quantity }) => key === line.key && quantity >= leaving.quantity);
      }),
  },
  {
    name: 'a price is shown of what is in the draft, and of nothing else',
    holds: (snapshot) =>
      snapshot.context.price === null ||
      snapshot.matches({ editing: 'priced' }) ||
      ['saving', 'reloading', 'stuck', 'conflicted', 'suspended', 'left'].some((state) => state === snapshot.value),
  },
];

type Step = Postcondition<typeof editSubscriptionMachine>;
type Snapshot = Parameters<NonNullable<Step['given']>>[0];

/** Whether the cart lines of the unsaved draft are in the box: it was saved, though the answer was lost. */
function wasSaved({ context: { kept } }: Snapshot, { stored, version }: EditView): boolean {
  if (!kept || kept.version === version || leavingWith(kept.taken, kept.draft.lines).length === 0) return false;
  return (
    isSame(numbersOf(kept.draft.lines), numbersOf(stored.lines)) && kept.draft.intervalDays === stored.intervalDays
  );
}

/** Cart lines in a draft of this version that are no longer in the cart. */
const goneOf = ({ context: { kept, cart } }: Snapshot, { version }: EditView) =>
  kept?.version === version
    ? kept.taken.filter((one) => !cart.some((line) => line.cartKey === one.cartKey && line.createdAt === one.createdAt))
    : [];

/** Whether opening changes no line: no cart line is offered, left the cart or was saved. */
const isWithoutCart = (before: Snapshot, { output }: PathEvent): boolean =>
  !before.context.isOffered && goneOf(before, output as EditView).length === 0 && !wasSaved(before, output as EditView);

const numbersOf = (lines: EditDraft['lines']) => Object.fromEntries(lines.map(({ key, quantity }) => [key, quantity]));

/** A draft without the pieces that came from the cart. */
function ownOf(lines: EditDraft['lines'], taken: readonly TakenLine[]) {
  const numbers = numbersOf(lines);
  for (const one of taken) numbers[one.key] = (numbers[one.key] ?? 0) - (leavingWith([one], lines)[0]?.quantity ?? 0);
  return Object.fromEntries(Object.entries(numbers).filter(([, quantity]) => quantity !== 0));
}

const leavingOf = ({ context: { id, view, draft, taken } }: Snapshot) => {
  const lines = leavingWith(taken, draft!.lines);
  return lines.length > 0 ? { id, version: view!.version, lines } : undefined;
};

/** Whether the answer has a new version with the draft's contents, in every box or in the next one. */
function isSavedBy({ context: { view, draft } }: Snapshot, { output }: PathEvent): boolean {
  const { version, stored, next } = output as EditView;
  const { scope, lines, intervalDays } = draft!;
  if (version === view!.version) return false;
  return scope === 'always'
    ? isSame([numbersOf(lines), intervalDays], [numbersOf(stored.lines), stored.intervalDays])
    : isSame(numbersOf(lines), numbersOf(next ?? stored.lines));
}

const pieces = (lines: readonly LeavingLine[]) =>
  lines.map(({ cartKey, quantity }) => `${cartKey} × ${quantity}`).toSorted();

/** Postconditions of cart lines that are put into a running box. */
const offerPostconditions: readonly Step[] = [
  {
    name: 'what the cart offers comes on top of what is in the box, once; what is no longer sold is named',
    on: ['read.done'],
    given: ({ context: { isOffered } }) => isOffered,
    to: ({ context: after }, { context: { kept, cart: offered } }, { output }) => {
      const { stored, items } = output as EditView;
      const isSold = ({ item }: (typeof offered)[number]) =>
        items.some((one) => isSame(one.item, item) && one.problem === null);
      return (
        isSame(pieces(leavingWith(after.taken, after.draft!.lines)), pieces(offered.filter(isSold))) &&
        isSame(
          after.refused,
          offered.filter((line) => !isSold(line)),
        ) &&
        isSame(ownOf(after.draft!.lines, after.taken), ownOf((kept?.draft ?? stored).lines, kept?.taken ?? [])) &&
        !after.isOffered
      );
    },
  },
  {
    name: 'what has left the cart meanwhile is not put into the box as well',
    on: ['read.done'],
    given: (before, { output }) => goneOf(before, output as EditView).length > 0,
    to: ({ context: after }, { context: { kept } }) =>
      after.taken.length === 0 && isSame(numbersOf(after.draft!.lines), ownOf(kept!.draft.lines, kept!.taken)),
  },
  {
    name: 'what was saved without an answer leaves the cart, as what was saved',
    on: ['read.done'],
    given: (before, { output }) => wasSaved(before, output as EditView),
    to: (after, { context: { id, kept } }, { output }, { ran }) =>
      after.matches({ editing: 'saved' }) &&
      after.context.view === output &&
      after.context.draft === after.context.view!.stored &&
      after.context.kept === null &&
      !after.context.isOffered &&
      after.context.taken === kept!.taken &&
      isSame(ran['takeFromCart'], {
        id,
        version: kept!.version,
        lines: leavingWith(kept!.taken, kept!.draft.lines),
      }),
  },
  {
    name: 'once it is saved, exactly what of the cart is in the box leaves the cart, and is announced',
    on: ['save.done', 'reread.done'],
    given: isSavedBy,
    to: (after, before, _, { ran }) =>
      isSame(ran['takeFromCart'], leavingOf(before)) && after.context.taken === before.context.taken,
  },
  {
    name: 'before that nothing leaves the cart',
    on: [
      'line.add',
      'line.replace',
      'line.remove',
      'quantity.change',
      'interval.choose',
      'card.choose',
      'scope.choose',
      'edit.save',
      'edit.discard',
      'edit.keep',
      'price.done',
      'price.failed',
      'save.failed',
      'read.failed',
      'reread.failed',
      'after.saveLimit',
      'after.readLimit',
    ],
    to: (_after, _before, _event, { ran }) => ran['takeFromCart'] === undefined,
  },
  {
    name: 'nor where what is read is not what was saved',
    on: ['read.done', 'reread.done'],
    given: (before, event) =>
      !(before.matches('reading') ? wasSaved(before, event.output as EditView) : isSavedBy(before, event)),
    to: (_after, _before, _event, { ran }) => ran['takeFromCart'] === undefined,
  },
  {
    name: 'a draft that is discarded has nothing of the cart, which stays as it was',
    on: ['edit.discard'],
    from: ['editing', 'conflicted'],
    to: ({ context: { taken, refused } }) => taken.length === 0 && refused.length === 0,
  },
  {
    name: 'editing on after saving takes nothing from the cart again',
    on: ['line.add', 'line.replace', 'line.remove', 'quantity.change', 'interval.choose', 'card.choose'],
    from: ['editing.saved'],
    to: ({ context: { taken, refused } }) => taken.length === 0 && refused.length === 0,
  },
  {
    name: 'until then the draft remembers what it has of the cart, whatever fails',
    on: [
      'line.add',
      'line.remove',
      'quantity.change',
      'edit.save',
      'edit.keep',
      'price.failed',
      'save.failed',
      'reread.failed',
      'reread.done.other',
    ],
    given: (before) => !before.matches({ editing: 'saved' }),
    to: (after, before) => after.context.taken === before.context.taken,
  },
];

const counts = (draft: EditDraft | null) => draft?.lines.map(({ key, quantity }) => [key, quantity]);
const countOf = (draft: EditDraft | null, key: string) => draft?.lines.find((line) => line.key === key)?.quantity;

/** The report of a subscription with items that are no longer sold; undefined without any. */
function reportOf({ id, stored }: EditView) {
  const keys = stored.lines.filter(({ problem }) => problem !== null).map(({ key }) => key);
  return keys.length > 0 ? { id, keys } : undefined;
}

/** The draft asks for the same; only availability and prices are new. */
const isSameDraft = ({ context: { draft, view } }: Snapshot, { context: { draft: before } }: Snapshot) =>
  isSame(
    [counts(draft), draft!.intervalDays, draft!.cardId, draft!.scope],
    [counts(before), before!.intervalDays, before!.cardId, before!.scope],
  ) &&
  isSame(
    draft!.lines.map(({ problem, unitPrice }) => [problem, unitPrice]),
    draft!.lines.map(({ key }) => {
      const now = [...view!.items, ...view!.stored.lines].find((item) => item.key === key);
      return now ? [now.problem, now.unitPrice] : ['gone', null];
    }),
  );

const isFresh = ({ context: { price, failure } }: Snapshot) => price === null && failure === null;

/** Unchanged drafts are not saved, incomplete ones not priced; any other waits for the end of typing. */
const isJudged = ({ value, context: { draft, view } }: Snapshot) =>
  isSame(value, {
    editing: !isChanged(draft!, view!) ? 'unchanged' : isWhole(draft!, view!) ? 'waiting' : 'incomplete',
  });

const isEdited = (after: Snapshot) => isJudged(after) && isFresh(after);
const from = ['editing'] as const;

const only = (after: Snapshot, before: Snapshot, change: Partial<EditDraft>) =>
  isEdited(after) && isSame(after.context.draft, { ...before.context.draft, ...change });

const isReadAgain = (after: Snapshot, before: Snapshot) =>
  after.matches(before.context.draft ? 'reloading' : 'reading') &&
  after.context.draft === before.context.draft &&
  after.context.failure === null;

/** What a step must lead to. */
const editSubscriptionPostconditions: readonly Step[] = [
  ...offerPostconditions,
  { name: 'the subscription is read at once', on: ['start'], to: ['reading'] },
  {
    name: 'it is read again when the customer wants, with the draft kept where there is one',
    on: ['view.refresh'],
    from: ['unreadable', 'stuck'],
    to: isReadAgain,
  },
  {
    name: 'a customer who signed in again finds the draft, and what is stored now is read',
    on: ['session.restored'],
    from: ['suspended'],
    to: isReadAgain,
  },
  {
    name: 'what is stored is what is edited first',
    on: ['read.done'],
    given: ({ context: { kept, isOffered } }) => kept === null && !isOffered,
    to: (after, _, { output }) =>
      after.matches({ editing: 'unchanged' }) &&
      after.context.view === output &&
      isSame(after.context.draft, (output as EditView).stored),
  },
  {
    name: 'a draft that was left is taken up; where the subscription has changed since, the customer chooses',
    on: ['read.done'],
    given: (before, event) => before.context.kept !== null && isWithoutCart(before, event),
    to: (after, { context: { kept } }, { output }) => {
      const { version } = output as EditView;
      const isElsewhere = kept!.version !== version && isChanged(after.context.draft!, output as EditView);
      return (
        after.context.view === output &&
        after.context.kept === null &&
        isSame(counts(after.context.draft), counts(kept!.draft)) &&
        after.context.draft!.cardId === kept!.draft.cardId &&
        (isElsewhere ? after.matches('conflicted') : isJudged(after))
      );
    },
  },
  {
    name: 'what cannot be sold on is reported, and nothing else',
    requirements: 'SUBSCRIPTION-12',
    on: ['read.done'],
    to: (_after, _before, { output }, { ran }) => isSame(ran['reportUnsold'], reportOf(output as EditView)),
  },
  {
    name: 'a subscription of another account leads to the account',
    on: ['read.failed.gone', 'reread.failed.gone'],
    to: ['left'],
  },
  {
    name: 'one that does not come can be asked for again',
    on: ['read.failed.offline', 'after.readLimit'],
    from: ['reading'],
    to: ['unreadable'],
  },
  {
    name: 'what is there already comes once more, what is not is put in',
    requirements: 'SUBSCRIPTION-2',
    on: ['line.add'],
    from,
    to: (after, { context: { draft } }, event) => {
      const { key } = event['item'] as EditItem;
      return isEdited(after) && countOf(after.context.draft, key) === (countOf(draft, key) ?? 0) + 1;
    },
  },
  {
    name: 'a packet takes the place of another; one that is there already is merged into, with one more',
    requirements: 'SUBSCRIPTION-3',
    on: ['line.replace'],
    from,
    to: (after, { context: { draft } }, event) => {
      const [key, by] = [event['key'] as string, event['by'] as EditItem];
      const [went, there] = [countOf(draft, key), countOf(draft, by.key)];
      const expected = there !== undefined ? there + 1 : went;
      return (
        isEdited(after) &&
        countOf(after.context.draft, key) === undefined &&
        countOf(after.context.draft, by.key) === expected
      );
    },
  },
  {
    name: 'what is taken out is out',
    requirements: 'SUBSCRIPTION-4',
    on: ['line.remove'],
    from,
    to: (after, before, event) =>
      isEdited(after) &&
      isSame(
        counts(after.context.draft),
        counts(before.context.draft)?.filter(([key]) => key !== event['key']),
      ),
  },
  {
    name: 'as many come as the customer says, one at least and 99 at most',
    on: ['quantity.change'],
    from,
    to: (after, before, event) =>
      isEdited(after) &&
      isSame(
        counts(after.context.draft),
        counts(before.context.draft)?.map(([key, quantity]) => [
          key,
          key === event['key'] ? Math.max(1, event['quantity'] as number) : quantity,
        ]),
      ),
  },
  {
    name: 'how often, from which card and for which boxes is chosen, and nothing else changes',
    requirements: 'SUBSCRIPTION-5',
    on: ['interval.choose', 'card.choose', 'scope.choose'],
    from,
    to: (after, before, { type: _type, ...change }) => only(after, before, change),
  },
  {
    name: 'another card can be chosen while something in the box is no longer sold',
    on: ['card.choose'],
    from,
    given: ({ value, context: { draft } }) =>
      isSame(value, { editing: 'unchanged' }) && draft!.lines.some(({ problem }) => problem !== null),
    to: (after) => after.matches({ editing: 'waiting' }),
  },
  {
    name: 'a draft that is discarded is what is stored, and asks for nothing',
    on: ['edit.discard'],
    from: ['editing', 'conflicted'],
    to: (after) =>
      after.matches({ editing: 'unchanged' }) && isFresh(after) && after.context.draft === after.context.view!.stored,
  },
  {
    name: 'the price of a draft that can be had is asked for once the customer pauses',
    on: ['after.typingPause'],
    to: (after, { context: { view, draft } }, _, { asked: { price } }) =>
      after.matches({ editing: 'pricing' }) && isSame(price, { view, draft }),
  },
  {
    name: 'before the price is asked for again, it is read what is stored and can be had by now',
    on: ['price.retry'],
    from: ['editing'],
    given: (before) => before.matches({ editing: 'priceless' }),
    to: (after, before, _, { asked: { reread } }) =>
      after.matches('reloading') &&
      after.context.failure === null &&
      after.context.draft === before.context.draft &&
      isSame(reread, { id: before.context.id }),
  },
  {
    name: 'what it costs is shown, beside a price that was no longer true',
    on: ['price.done'],
    to: (after, before, { output }) =>
      after.matches({ editing: 'priced' }) &&
      after.context.price === output &&
      after.context.failure === before.context.failure,
  },
  {
    name: 'without a price nothing is saved, and it can be asked for again',
    on: ['price.failed.offline', 'price.failed.tooLate', 'after.readLimit'],
    from: ['editing'],
    given: (before) => before.matches({ editing: 'pricing' }),
    to: (after) => after.matches({ editing: 'priceless' }) && after.context.price === null,
  },
  {
    name: 'what is saved is the draft, on the version that was read, at the price that was shown',
    requirements: 'SUBSCRIPTION-16',
    on: ['edit.save'],
    to: (after, { context: { view, draft, price } }, _, { asked: { save } }) =>
      after.matches('saving') && isSame(save, { view, draft, price }) && after.context.failure === null,
  },
  {
    name: 'what was saved is what is stored',
    on: ['save.done', 'reread.done'],
    given: isSavedBy,
    to: (after, { context: { draft } }, { output }) => {
      const saved = draft!.scope === 'once' ? draft : (output as EditView).stored;
      return (
        after.matches({ editing: 'saved' }) &&
        after.context.view === output &&
        after.context.draft === saved &&
        isFresh(after)
      );
    },
  },
  {
    name: 'after a refusal or without an answer the subscription is read, and nothing is saved twice',
    on: [
      'save.failed.offline',
      'save.failed.changedElsewhere',
      'save.failed.miscalculated',
      'save.failed.tooLate',
      'after.saveLimit',
    ],
    to: (after, before, _event, { asked }) =>
      after.matches('reloading') && after.context.draft === before.context.draft && !('save' in asked),
  },
  {
    name: 'what was changed elsewhere is shown beside the draft, and the customer chooses',
    on: ['reread.done'],
    given: (before, event) =>
      !isSavedBy(before, event) && (event.output as EditView).version !== before.context.view!.version,
    to: (after, before, { output }) =>
      after.matches('conflicted') && after.context.view === output && isSameDraft(after, before),
  },
  {
    name: 'what is unchanged is edited further, with the reason beside it',
    on: ['reread.done'],
    given: ({ context: { view } }, { output }) => (output as EditView).version === view!.version,
    to: (after, before, { output }) =>
      isJudged(after) &&
      after.context.view === output &&
      isSameDraft(after, before) &&
      after.context.price === null &&
      after.context.failure === before.context.failure,
  },
  {
    name: 'a draft that is kept is priced on what is stored now',
    on: ['edit.keep'],
    from: ['conflicted'],
    to: (after, before) => isEdited(after) && after.context.draft === before.context.draft,
  },
  {
    name: 'where the subscription cannot be read, the draft is kept',
    on: ['reread.failed.offline', 'after.readLimit'],
    given: (before) => before.matches('reloading'),
    to: (after, before) => after.matches('stuck') && after.context.draft === before.context.draft,
  },
  {
    name: 'what did not work is remembered with its reason',
    on: ['read.failed.offline', 'reread.failed.offline', 'price.failed', 'save.failed'],
    given: (_, { error }) => (error as Failure).kind !== 'unauthorized',
    to: ({ context: { failure } }, _, { error }) => failure === error,
  },
  {
    name: 'an answer that does not come is said',
    on: ['after.saveLimit', 'after.readLimit'],
    to: ({ context: { failure } }) => failure?.kind === 'timeout',
  },
  {
    name: 'a session that ends is shown, and the draft is kept',
    on: ['read.failed.sessionOver', 'reread.failed.sessionOver', 'price.failed.sessionOver', 'save.failed.sessionOver'],
    to: (after, before) => after.matches('suspended') && after.context.draft === before.context.draft,
  },
];

const changes = [
  'line.add',
  'line.replace',
  'line.remove',
  'quantity.change',
  'interval.choose',
  'card.choose',
  'scope.choose',
];

const editSubscriptionProperties: readonly TemporalProperty<typeof editSubscriptionMachine>[] = [
  {
    name: 'after a change, also one that was read, nothing is saved until it has been priced',
    after: (_, { names }) => [...changes, 'reread.done'].some((name) => names.includes(name)),
    never: (_, { asked }) => 'save' in asked,
    until: (_, { names }) => names.includes('price.done'),
  },
  {
    name: 'half a minute after saving it is known to be done, or said to be unknown, though no service answers',
    after: (_, { asked }) => 'save' in asked,
    eventually: (edit) => !edit.hasTag('busy'),
    within: 30_000,
  },
];

/**
 * Everything is a draft until it is saved: `edit-subscription.draft.ts` says how each edit changes the lines (adding
 * an item that is already there raises its quantity, replacing a packet by one that is already there merges the two and
 * adds one; Spec §4). After each edit the server prices the next boxes; without that price, without a line, or with an
 * item that is no longer sold, nothing can be saved. Items that are no longer sold are named and reported.
 *
 * Cart lines can go into the draft (`edit-subscription.offer.ts`): added to what is there, each once. The draft
 * remembers them; once it is saved, and not before, those that are in the box leave the cart. A line that no box can
 * contain is named and stays in the cart (decision 0057 (docs/adr/0057)).
 *
 * A version that changed elsewhere is read and shown beside the draft: the customer keeps the draft or takes the
 * stored plan. After a save without an answer, the stored plan is read to find out whether it was saved.
 */
export const editSubscriptionFlow = defineFlow(editSubscriptionMachine, {
  name: 'edit-subscription',
  description: {
    tr: {
      title: 'Kutusunun içini değiştirir',
      text: 'Müşteri kutusunda ne olacağını, ne sıklıkla geleceğini ve hangi karttan ödeneceğini değiştirir; kaydetmeden ne tutacağını görür.',
    },
    en: {
      title: 'Changes what is in the boxes',
      text: 'A customer changes what comes in their boxes, how often, and from which card.',
    },
  },
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
          stored: draft.scope === 'always' ? draft : { ...view.stored, cardId: draft.cardId },
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
    stored: view && (view.version === 3 ? view.stored.lines.length : 'other'),
    // More changes of the same kind would add no new state.
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
      reason: 'what is stored differs from itself in nothing: judging it ends in the same state',
    }),
  ),
  invariants: editSubscriptionInvariants,
  postconditions: editSubscriptionPostconditions,
  properties: editSubscriptionProperties,
  beyondBrowser: [
    {
      item: 'editSubscription.reloading reread failed[1]',
      reason: 'no subscription is ever deleted, and another account that signs in starts over',
    },
  ],
});
