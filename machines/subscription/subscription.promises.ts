import type { Failure } from '../../domain/failure/index.ts';
import type { StepPromise } from 'model-testing';
import { isSame } from '../kit/testing.ts';
import { canAsk, isAsAsked } from './subscription.asks.ts';
import type { subscriptionMachine } from './subscription.machine.ts';
import type { ActReason, SubscriptionAct, SubscriptionView } from './subscription.types.ts';

export const nameless: SubscriptionAct = { kind: 'rename', name: ' ' };
export const because: ActReason = { reasonId: 'enough', note: '' };
export const giftNote: ActReason = { reasonId: null, note: 'İyi ki doğdun!' };

type Step = StepPromise<typeof subscriptionMachine>;
type Snapshot = Parameters<NonNullable<Step['given']>>[0];
const actOf = (event: unknown) => (event as { act: SubscriptionAct }).act;
const reasonOf = (event: unknown) => (event as { because: ActReason | null }).because;
const isOffered = ({ context: { view } }: Snapshot, event: unknown) => canAsk(view!, actOf(event).kind);
/** Ending it needs no reason; some reasons need a word. */
const isReasoned = ({ context: { act } }: Snapshot, event: unknown) =>
  act?.kind !== 'cancel' || reasonOf(event)?.reasonId !== 'other';
const isClear = ({ context: { failure, errors, done } }: Snapshot) =>
  failure === null && errors.length === 0 && done === null;
const isPutAway = ({ context: { dialog, act, because: written, preview } }: Snapshot) =>
  dialog === null && act === null && written === null && preview === null;
/** What was chosen and written in the open dialog is still there, to be worked out again. */
const isKept = ({ context: after }: Snapshot, { context: before }: Snapshot) =>
  after.dialog === before.dialog &&
  after.act === before.act &&
  after.because === before.because &&
  after.preview === null;
/** Dialogs that hold more than one press. */
const isWorkedOn = ({ context: { dialog } }: Snapshot) =>
  dialog === 'sendTo' || dialog === 'extras' || dialog === 'rename' || dialog === 'cancel';
const isSetAside = (after: Snapshot, before: Snapshot) =>
  isWorkedOn(before) ? isKept(after, before) : isPutAway(after);
/** Where what was left open goes on, once the subscription is read. */
function wayOn({ context: { dialog, act, because: written } }: Snapshot, view: SubscriptionView) {
  if (dialog === null || act === null || !canAsk(view, act.kind) || isAsAsked(view, act, written)) return 'shown';
  return dialog === 'rename' ? 'choosing' : 'previewing';
}
const stays = (after: Snapshot, before: Snapshot) =>
  after.value === before.value && after.context.view === before.context.view;

/** What a step must lead to. */
export const subscriptionPromises: readonly Step[] = [
  { name: 'the subscription is read at once', on: ['start'], to: ['reading'] },
  {
    name: 'it is read again when the customer wants, without an old failure',
    on: ['view.refresh'],
    from: ['shown', 'unreadable'],
    to: (after, before) => after.matches('reading') && isClear(after) && isKept(after, before),
  },
  {
    name: 'a customer who signed in again sees how it stands now, without an old failure',
    on: ['session.restored'],
    from: ['suspended'],
    to: (after) => after.matches('reading') && isClear(after),
  },
  {
    name: 'it is shown beside what went wrong before; what was left open goes on',
    on: ['read.done.running', 'read.done.skipped', 'read.done.sent', 'read.done.ended'],
    to: (after, before, { output }) => {
      const way = wayOn(before, output as SubscriptionView);
      return (
        after.context.view === output &&
        after.context.failure === before.context.failure &&
        after.matches(way) &&
        (way === 'shown' ? isPutAway(after) : isKept(after, before))
      );
    },
  },
  {
    name: 'what is written beside a choice is kept, and asks for nothing',
    on: ['act.write'],
    given: ({ context: { dialog } }) => dialog !== null,
    to: (after, before, event, { asked }) =>
      stays(after, before) &&
      after.context.act === before.context.act &&
      isSame(after.context.because, reasonOf(event)) &&
      !('perform' in asked),
  },
  {
    name: 'without a dialog nothing is written',
    on: ['act.write'],
    given: ({ context: { dialog } }) => dialog === null,
    to: (after, before) => stays(after, before) && after.context.because === before.context.because,
  },
  {
    name: 'a customer whose newest order could not be read is led to the account, and there sees the rest',
    requirements: 'DIALOG-17',
    on: ['read.done.lost'],
    to: (after, before) => after.matches('left') === !before.context.isHome,
  },
  { name: 'a subscription of another account leads to the account', on: ['read.failed.gone'], to: ['left'] },
  {
    name: 'one that does not come can be asked for again',
    on: ['read.failed.offline', 'after.readLimit'],
    from: ['reading'],
    to: ['unreadable'],
  },
  {
    name: 'opening a dialog changes nothing, and puts away what another one had',
    on: ['dialog.open'],
    from: ['shown', 'choosing', 'previewing', 'previewed', 'refused'],
    to: (after, before, event) =>
      after.matches('choosing') &&
      after.context.dialog === event['dialog'] &&
      after.context.act === null &&
      after.context.because === null &&
      after.context.preview === null &&
      after.context.view === before.context.view &&
      isClear(after),
  },
  {
    name: 'closing it changes nothing',
    on: ['dialog.close'],
    from: ['choosing', 'previewing', 'previewed', 'refused'],
    to: (after, before) =>
      after.matches('shown') && isPutAway(after) && isClear(after) && after.context.view === before.context.view,
  },
  {
    name: 'it closes also while the subscription is read again',
    on: ['dialog.close'],
    from: ['reading'],
    to: (after) => after.matches('reading') && isPutAway(after),
  },
  {
    name: 'a choice is worked out on what is shown, and nothing is asked for',
    on: ['act.choose'],
    from: ['choosing', 'previewing', 'previewed', 'refused'],
    given: isOffered,
    to: (after, { context: { view } }, event, { asked }) =>
      after.matches('previewing') &&
      isSame(asked['preview'], { view, act: actOf(event) }) &&
      !('perform' in asked) &&
      isClear(after),
  },
  {
    name: 'what a subscription that stands like this does not allow is not asked for',
    on: ['act.choose', 'act.do'],
    given: (before, event) => !isOffered(before, event) && !isSame(actOf(event), nameless),
    to: (after, before, _, { asked }) => stays(after, before) && !('perform' in asked) && !('preview' in asked),
  },
  {
    name: 'the boxes before and after are shown',
    on: ['preview.done'],
    to: (after, _, { output }) => after.matches('previewed') && after.context.preview === output,
  },
  {
    name: 'what is confirmed is what was previewed, on the version it was previewed on',
    requirements: 'SUBSCRIPTION-17',
    on: ['act.confirm'],
    given: isReasoned,
    to: (after, { context: { view, act, because: written } }, event, { asked: { perform } }) =>
      after.matches('performing') &&
      isSame(perform, { view, act, because: reasonOf(event) }) &&
      isSame(after.context.because, reasonOf(event) ?? written) &&
      isClear(after),
  },
  {
    name: 'ending it wants no reason, but a word where the chosen reason asks for one: said at its field',
    on: ['act.confirm'],
    given: (before, event) => !isReasoned(before, event),
    to: (after, before, _, { asked }) =>
      stays(after, before) &&
      isSame(after.context.errors, [{ field: 'note', code: 'required' }]) &&
      !('perform' in asked),
  },
  {
    name: 'a name without a letter is said at its field, and no request is sent',
    on: ['act.do'],
    given: (_, event) => isSame(actOf(event), nameless),
    to: (after, before, _, { asked }) =>
      stays(after, before) &&
      isSame(after.context.errors, [{ field: 'name', code: 'required' }]) &&
      !('perform' in asked),
  },
  {
    name: 'what shows its result by itself is asked for at once',
    on: ['act.do'],
    given: (before, event) => isOffered(before, event) && !isSame(actOf(event), nameless),
    to: (after, { context: { view } }, event, { asked: { perform } }) =>
      after.matches('performing') && isSame(perform, { view, act: actOf(event), because: null }) && isClear(after),
  },
  {
    name: 'what was done is shown and said, and its dialog is gone',
    on: ['perform.done'],
    to: (after, before, { output }) =>
      after.matches('shown') &&
      after.context.view === output &&
      after.context.done === before.context.act?.kind &&
      isPutAway(after),
  },
  {
    name: 'the newest act is undone on the version that is shown',
    on: ['act.undo'],
    given: ({ context: { view } }) => view?.undoable !== null,
    to: (after, { context: { view } }, _, { asked: { undo } }) =>
      after.matches('undoing') && isSame(undo, { view }) && isClear(after),
  },
  {
    name: 'what was undone is shown and said',
    on: ['undo.done'],
    to: (after, _, { output }) =>
      after.matches('shown') && after.context.view === output && after.context.done === 'undo',
  },
  {
    name: 'what is refused is said where it was asked, and the choice stays',
    on: ['preview.failed.tooLate', 'preview.failed.offline', 'perform.failed.tooLate', 'after.readLimit'],
    from: ['previewing', 'performing'],
    to: (after, before) =>
      after.matches('refused') &&
      after.context.dialog === before.context.dialog &&
      after.context.act === before.context.act,
  },
  {
    name: 'no answer is no "no": how it stands is read, and nothing is asked twice',
    on: ['perform.failed.offline', 'undo.failed.offline', 'after.saveLimit'],
    to: (after, before, _, { asked }) =>
      after.matches('reading') && isSetAside(after, before) && !('perform' in asked) && !('undo' in asked),
  },
  {
    name: 'what was changed elsewhere is read again, and what was written for it is not lost',
    on: ['preview.failed.changedElsewhere', 'perform.failed.changedElsewhere', 'undo.failed.changedElsewhere'],
    to: (after, before) => after.matches('reading') && isSetAside(after, before),
  },
  { name: 'what can no longer be undone is read again', on: ['undo.failed.tooLate'], to: ['reading'] },
  {
    name: 'what did not work is remembered with its reason',
    on: ['read.failed.offline', 'preview.failed', 'perform.failed', 'undo.failed'],
    given: (_, { error }) => (error as Failure).kind !== 'unauthorized',
    to: ({ context: { failure } }, _, { error }) => failure === error,
  },
  {
    name: 'an answer that does not come is said',
    on: ['after.saveLimit', 'after.readLimit'],
    to: ({ context: { failure } }) => failure?.kind === 'timeout',
  },
  {
    name: 'a session that ends is shown, and the choice is kept',
    on: [
      'read.failed.sessionOver',
      'preview.failed.sessionOver',
      'perform.failed.sessionOver',
      'undo.failed.sessionOver',
    ],
    to: (after, before) =>
      after.matches('suspended') &&
      after.context.dialog === before.context.dialog &&
      after.context.act === before.context.act &&
      after.context.because === before.context.because,
  },
];
