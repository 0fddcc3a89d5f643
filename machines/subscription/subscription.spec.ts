import { parseCalendarDay } from '../../domain/calendar/index.ts';
import { conflict, type Failure } from '../../domain/failure/index.ts';
import { kurus } from '../../domain/money/index.ts';
import type { StepPromise } from 'model-testing';
import { defineFlow, failures, isSame } from '../kit/testing.ts';
import { subscriptionCopy } from './subscription.copy.ts';
import { canAsk, subscriptionMachine } from './subscription.machine.ts';
import { subscriptionRules } from './subscription.rules.ts';
import type { ActPreview, ActReason, Delivery, SubscriptionAct, SubscriptionView } from './subscription.types.ts';

const december: Delivery = {
  cycle: 4,
  state: 'planned',
  orderDay: parseCalendarDay('2026-12-07')!,
  window: { earliest: parseCalendarDay('2026-12-09')!, latest: parseCalendarDay('2026-12-11')! },
  changeUntil: '2026-12-03T21:00:00.000Z',
  charged: kurus(47_850),
  why: ['rhythm'],
};
const february: Delivery = {
  ...december,
  cycle: 5,
  orderDay: parseCalendarDay('2027-02-01')!,
  window: { earliest: parseCalendarDay('2027-02-03')!, latest: parseCalendarDay('2027-02-05')! },
  changeUntil: '2027-01-28T21:00:00.000Z',
};

export const running: SubscriptionView = {
  id: 'subscription-1',
  version: 3,
  name: 'Moda kutusu',
  status: 'ACTIVE',
  intervalDays: 56,
  lines: [{ key: 'line-1', name: { tr: 'Süper ped · 12’li', en: 'Super pads · 12' }, quantity: 2 }],
  extras: [],
  contents: 'pad.super.24',
  card: { alias: 'Bonus', lastFourDigits: '0008', expiry: '12/30', isExpired: false },
  deliveryAddressId: 'address-1',
  deliveries: [december, february],
  days: { earliest: parseCalendarDay('2026-11-27')!, latest: parseCalendarDay('2027-05-22')! },
  isSkipped: false,
  pausedUntil: null,
  undoable: null,
  lastOrder: { orderId: 'order-1', status: 'DELIVERED' },
  cancellationReasons: [
    { id: 'enough', name: { tr: 'Elimde çok birikti', en: 'I have too many left' }, needsNote: false },
    { id: 'other', name: { tr: 'Başka bir neden', en: 'Another reason' }, needsNote: true },
  ],
};
export const skipped: SubscriptionView = {
  ...running,
  version: 4,
  deliveries: [{ ...december, state: 'skipped', why: ['skippedByYou'] }, february],
  isSkipped: true,
  undoable: 'skip',
};
const ended: SubscriptionView = { ...running, version: 5, status: 'CANCELLED', deliveries: [], days: null };
const lost: SubscriptionView = { ...running, lastOrder: null };
const moved: ActPreview = { before: running.deliveries, after: skipped.deliveries };

const skip: SubscriptionAct = { kind: 'skip' };
const cancel: SubscriptionAct = { kind: 'cancel' };
const rename: SubscriptionAct = { kind: 'rename', name: 'Kızımın kutusu' };
const nameless: SubscriptionAct = { kind: 'rename', name: ' ' };
const unskip: SubscriptionAct = { kind: 'unskip' };
const because: ActReason = { reasonId: 'enough', note: '' };
const noteless: ActReason = { reasonId: 'other', note: ' ' };
const tooLate = conflict({ code: 'CUTOFF_PASSED', data: { cutoffAt: '2026-12-03T21:00:00.000Z' } });

type Step = StepPromise<typeof subscriptionMachine>;
type Snapshot = Parameters<NonNullable<Step['given']>>[0];
const actOf = (event: unknown) => (event as { act: SubscriptionAct }).act;
const reasonOf = (event: unknown) => (event as { because: ActReason | null }).because;
const isOffered = ({ context: { view } }: Snapshot, event: unknown) => canAsk(view!, actOf(event).kind);
/** Ending it needs a reason, and some reasons a word. */
const isReasoned = ({ context: { act } }: Snapshot, event: unknown) =>
  act?.kind !== 'cancel' || isSame(reasonOf(event), because);
const isClear = ({ context: { failure, errors, done } }: Snapshot) =>
  failure === null && errors.length === 0 && done === null;
const isPutAway = ({ context: { dialog, act, preview } }: Snapshot) =>
  dialog === null && act === null && preview === null;
const stays = (after: Snapshot, before: Snapshot) =>
  after.value === before.value && after.context.view === before.context.view;

const promises: readonly Step[] = [
  { name: 'the subscription is read at once', on: ['start'], to: ['reading'] },
  {
    name: 'it is read again when the customer wants, without an old failure',
    on: ['view.refresh'],
    from: ['shown', 'unreadable'],
    to: (after) => after.matches('reading') && isClear(after) && isPutAway(after),
  },
  {
    name: 'whoever has signed in again sees how it stands now, without an old failure',
    on: ['session.restored'],
    from: ['suspended'],
    to: (after) => after.matches('reading') && isClear(after),
  },
  {
    name: 'it is shown beside what went wrong before; what was left open goes on',
    on: ['read.done.running', 'read.done.skipped', 'read.done.ended'],
    to: (after, before, { output }) =>
      after.context.view === output &&
      after.context.failure === before.context.failure &&
      after.matches(
        before.context.dialog === 'rename'
          ? 'choosing'
          : before.context.dialog && before.context.act
            ? 'previewing'
            : 'shown',
      ),
  },
  {
    name: 'whoever cannot be told about the newest order is led to the account, and there sees the rest (Spec §2)',
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
    name: 'what is confirmed is what was previewed, on the version it was previewed on (Spec §7)',
    on: ['act.confirm'],
    given: isReasoned,
    to: (after, { context: { view, act } }, event, { asked: { perform } }) =>
      after.matches('performing') && isSame(perform, { view, act, because: reasonOf(event) }) && isClear(after),
  },
  {
    name: 'ending it wants a reason, and a word where the reason asks for one: said at its field',
    on: ['act.confirm'],
    given: (before, event) => !isReasoned(before, event),
    to: (after, before, event, { asked }) =>
      stays(after, before) &&
      isSame(after.context.errors, [{ field: reasonOf(event) ? 'note' : 'reason', code: 'required' }]) &&
      !('perform' in asked),
  },
  {
    name: 'a name without a letter is said at its field, and nobody is asked',
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
    to: (after, _before, _event, { asked }) =>
      after.matches('reading') && isPutAway(after) && !('perform' in asked) && !('undo' in asked),
  },
  {
    name: 'what was changed elsewhere is read anew before anything is chosen',
    on: ['preview.failed.changedElsewhere', 'perform.failed.changedElsewhere', 'undo.failed.changedElsewhere'],
    to: (after) => after.matches('reading') && isPutAway(after),
  },
  { name: 'what can no longer be undone is read anew', on: ['undo.failed.tooLate'], to: ['reading'] },
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
    name: 'a session that ends is told, and the choice is kept',
    on: [
      'read.failed.sessionOver',
      'preview.failed.sessionOver',
      'perform.failed.sessionOver',
      'undo.failed.sessionOver',
    ],
    to: (after, before) =>
      after.matches('suspended') &&
      after.context.dialog === before.context.dialog &&
      after.context.act === before.context.act,
  },
];

const gone = failures('offline', 'sessionOver', 'gone');
const refusals = { ...failures('offline', 'sessionOver', 'changedElsewhere'), tooLate };

export const subscriptionFlow = defineFlow(subscriptionMachine, {
  name: 'subscription',
  copy: subscriptionCopy,
  inputs: {
    opened: { id: running.id, isHome: false },
    atHome: { id: running.id, isHome: true },
  },
  events: {
    'dialog.open': [{ dialog: 'skip' }, { dialog: 'rename' }],
    'act.choose': [{ act: skip }, { act: cancel }],
    'act.confirm': [{ because }, { because: noteless }, { because: null }],
    'act.do': [{ act: rename }, { act: nameless }, { act: unskip }],
  },
  outcomes: {
    read: { done: { running, skipped, ended, lost }, failed: gone },
    preview: { done: { moved }, failed: refusals },
    perform: { done: { skipped }, failed: refusals },
    undo: { done: { running }, failed: refusals },
  },
  project: ({ context: { view, dialog, act, preview, errors, failure, done } }) => ({
    version: view?.version ?? null,
    dialog,
    act: act?.kind ?? null,
    isPreviewed: preview !== null,
    errors: errors.map(({ field }) => field),
    failure: failure?.code ?? null,
    done,
  }),
  tags: {
    busy: ['reading', 'previewing', 'performing', 'undoing'],
    shown: ['shown', 'choosing', 'previewing', 'previewed', 'refused', 'performing', 'undoing'],
  },
  invariants: subscriptionRules,
  promises,
});
