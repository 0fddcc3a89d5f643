import type { Failure } from '../../domain/failure/index.ts';
import type { StepPromise } from 'model-testing';
import { isSame } from '../kit/testing.ts';
import { type EditDraft, type EditItem, isChanged, isWhole } from './edit-subscription.draft.ts';
import type { editSubscriptionMachine } from './edit-subscription.machine.ts';
import { isSavedBy, isWithoutCart, offerPromises } from './edit-subscription.offer.promises.ts';
import type { EditView } from './edit-subscription.setup.ts';

type Step = StepPromise<typeof editSubscriptionMachine>;
type Snapshot = Parameters<NonNullable<Step['given']>>[0];

const counts = (draft: EditDraft | null) => draft?.lines.map(({ key, quantity }) => [key, quantity]);
const countOf = (draft: EditDraft | null, key: string) => draft?.lines.find((line) => line.key === key)?.quantity;
/** What is reported of a subscription that holds something which cannot be sold on. */
function reportOf({ id, held }: EditView) {
  const keys = held.lines.filter(({ problem }) => problem !== null).map(({ key }) => key);
  return keys.length > 0 ? { id, keys } : undefined;
}
/** What is asked for is the same; what can be had of it, and at which price, is read again. */
const isSameDraft = ({ context: { draft, view } }: Snapshot, { context: { draft: before } }: Snapshot) =>
  isSame(
    [counts(draft), draft!.intervalDays, draft!.cardId, draft!.scope],
    [counts(before), before!.intervalDays, before!.cardId, before!.scope],
  ) &&
  isSame(
    draft!.lines.map(({ problem, unitPrice }) => [problem, unitPrice]),
    draft!.lines.map(({ key }) => {
      const now = [...view!.items, ...view!.held.lines].find((item) => item.key === key);
      return now ? [now.problem, now.unitPrice] : ['gone', null];
    }),
  );
const isFresh = ({ context: { price, failure } }: Snapshot) => price === null && failure === null;
/** Nothing to save where nothing differs, nothing to price where it cannot be had; else the customer may go on typing. */
const isJudged = ({ value, context: { draft, view } }: Snapshot) =>
  isSame(value, {
    editing: !isChanged(draft!, view!) ? 'unchanged' : isWhole(draft!, view!) ? 'waiting' : 'incomplete',
  });
const isEdited = (after: Snapshot) => isJudged(after) && isFresh(after);
const from = ['editing'] as const;
const only = (after: Snapshot, before: Snapshot, change: Partial<EditDraft>) =>
  isEdited(after) && isSame(after.context.draft, { ...before.context.draft, ...change });

/** What a step must lead to. */
export const editSubscriptionPromises: readonly Step[] = [
  ...offerPromises,
  { name: 'the subscription is read at once', on: ['start'], to: ['reading'] },
  {
    name: 'it is read again when the customer wants, with the draft kept where there is one',
    on: ['view.refresh'],
    from: ['unreadable', 'stuck'],
    to: (after, before) =>
      after.matches(before.context.draft ? 'reloading' : 'reading') &&
      after.context.draft === before.context.draft &&
      after.context.failure === null,
  },
  {
    name: 'a customer who signed in again finds the draft, and how it stands now is read',
    on: ['session.restored'],
    from: ['suspended'],
    to: (after, before) =>
      after.matches(before.context.draft ? 'reloading' : 'reading') &&
      after.context.draft === before.context.draft &&
      after.context.failure === null,
  },
  {
    name: 'what stands is what is edited first',
    on: ['read.done'],
    given: ({ context: { kept, isOffered } }) => kept === null && !isOffered,
    to: (after, _, { output }) =>
      after.matches({ editing: 'unchanged' }) &&
      after.context.view === output &&
      isSame(after.context.draft, (output as EditView).held),
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
    name: 'a draft that is discarded is what stands, and asks for nothing',
    on: ['edit.discard'],
    from: ['editing', 'conflicted'],
    to: (after) =>
      after.matches({ editing: 'unchanged' }) && isFresh(after) && after.context.draft === after.context.view!.held,
  },
  {
    name: 'the price of a draft that can be had is asked for once the customer pauses',
    on: ['after.typingPause'],
    to: (after, { context: { view, draft } }, _, { asked: { price } }) =>
      after.matches({ editing: 'pricing' }) && isSame(price, { view, draft }),
  },
  {
    name: 'before the price is asked for again, it is read what stands and can be had by now',
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
    name: 'what was saved is what stands',
    on: ['save.done', 'reread.done'],
    given: isSavedBy,
    to: (after, { context: { draft } }, { output }) => {
      const saved = draft!.scope === 'once' ? draft : (output as EditView).held;
      return (
        after.matches({ editing: 'saved' }) &&
        after.context.view === output &&
        after.context.draft === saved &&
        isFresh(after)
      );
    },
  },
  {
    name: 'after a refusal or without an answer it is read how it stands, and nothing is saved twice',
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
    name: 'what was changed elsewhere stands beside the draft, and the customer chooses',
    on: ['reread.done'],
    given: (before, event) =>
      !isSavedBy(before, event) && (event.output as EditView).version !== before.context.view!.version,
    to: (after, before, { output }) =>
      after.matches('conflicted') && after.context.view === output && isSameDraft(after, before),
  },
  {
    name: 'what stands as before is edited on, with the reason beside it',
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
    name: 'a draft that is kept is priced on what stands now',
    on: ['edit.keep'],
    from: ['conflicted'],
    to: (after, before) => isEdited(after) && after.context.draft === before.context.draft,
  },
  {
    name: 'where it cannot be read how it stands, the draft is kept',
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
