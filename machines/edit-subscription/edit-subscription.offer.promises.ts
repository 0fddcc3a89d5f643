import type { PathEvent, StepPromise } from 'model-testing';
import { isSame } from '../kit/testing.ts';
import type { EditDraft, TakenLine } from './edit-subscription.draft.ts';
import type { editSubscriptionMachine } from './edit-subscription.machine.ts';
import { type LeavingLine, leavingWith } from './edit-subscription.offer.ts';
import type { EditView } from './edit-subscription.setup.ts';

type Step = StepPromise<typeof editSubscriptionMachine>;
type Snapshot = Parameters<NonNullable<Step['given']>>[0];

/** Lines of the cart that the box has by now, though the answer that they were saved did not arrive. */
function wasSaved({ context: { kept } }: Snapshot, { held, version }: EditView): boolean {
  if (!kept || kept.version === version || leavingWith(kept.taken, kept.draft.lines).length === 0) return false;
  return isSame(numbersOf(kept.draft.lines), numbersOf(held.lines)) && kept.draft.intervalDays === held.intervalDays;
}

/** What a draft of this very version had of the cart, and the cart has no longer. */
const goneOf = ({ context: { kept, cart } }: Snapshot, { version }: EditView) =>
  kept?.version === version
    ? kept.taken.filter((one) => !cart.some((line) => line.cartKey === one.cartKey && line.createdAt === one.createdAt))
    : [];

/** What is read is edited, without anything of the cart in it that was not there before. */
export const isWithoutCart = (before: Snapshot, { output }: PathEvent): boolean =>
  !before.context.isOffered && goneOf(before, output as EditView).length === 0 && !wasSaved(before, output as EditView);

const numbersOf = (lines: EditDraft['lines']) => Object.fromEntries(lines.map(({ key, quantity }) => [key, quantity]));

/** A draft without what it has of the cart. */
function ownOf(lines: EditDraft['lines'], taken: readonly TakenLine[]) {
  const numbers = numbersOf(lines);
  for (const one of taken) numbers[one.key] = (numbers[one.key] ?? 0) - (leavingWith([one], lines)[0]?.quantity ?? 0);
  return Object.fromEntries(Object.entries(numbers).filter(([, quantity]) => quantity !== 0));
}

const leavingOf = ({ context: { id, view, draft, taken } }: Snapshot) => {
  const lines = leavingWith(taken, draft!.lines);
  return lines.length > 0 ? { id, version: view!.version, lines } : undefined;
};
/** An answer of another version that holds what was asked for, in every box or in the next one. */
export function isSavedBy({ context: { view, draft } }: Snapshot, { output }: PathEvent): boolean {
  const { version, held, next } = output as EditView;
  const { scope, lines, intervalDays } = draft!;
  if (version === view!.version) return false;
  return scope === 'always'
    ? isSame([numbersOf(lines), intervalDays], [numbersOf(held.lines), held.intervalDays])
    : isSame(numbersOf(lines), numbersOf(next ?? held.lines));
}

const pieces = (lines: readonly LeavingLine[]) =>
  lines.map(({ cartKey, quantity }) => `${cartKey} × ${quantity}`).toSorted();

/** What becomes of the lines of a cart that are put into a box that runs. */
export const offerPromises: readonly Step[] = [
  {
    name: 'what the cart offers comes on top of what is in the box, once; what is no longer sold is named',
    on: ['read.done'],
    given: ({ context: { isOffered } }) => isOffered,
    to: ({ context: after }, { context: { kept, cart: offered } }, { output }) => {
      const { held, items } = output as EditView;
      const isSold = ({ item }: (typeof offered)[number]) =>
        items.some((one) => isSame(one.item, item) && one.problem === null);
      return (
        isSame(pieces(leavingWith(after.taken, after.draft!.lines)), pieces(offered.filter(isSold))) &&
        isSame(
          after.refused,
          offered.filter((line) => !isSold(line)),
        ) &&
        isSame(ownOf(after.draft!.lines, after.taken), ownOf((kept?.draft ?? held).lines, kept?.taken ?? [])) &&
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
      after.context.draft === after.context.view!.held &&
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
