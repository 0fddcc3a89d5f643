import type { Invariant, Postcondition } from 'model-testing';
import { parseCalendarDay } from '../../domain/calendar/index.ts';
import { conflict, type Failure } from '../../domain/failure/index.ts';
import { kurus } from '../../domain/money/index.ts';
import { defineFlow, failures, isSame } from '../kit/testing.ts';
import { canAsk, isAsAsked } from './subscription.asks.ts';
import { subscriptionCopy } from './subscription.copy.ts';
import { subscriptionMachine } from './subscription.machine.ts';
import type { ActionPreview, ActionReason, Delivery, CustomerAction, SubscriptionView } from './subscription.types.ts';

const december: Delivery = {
  cycle: 4,
  state: 'planned',
  orderDay: parseCalendarDay('2026-12-07')!,
  window: { earliest: parseCalendarDay('2026-12-09')!, latest: parseCalendarDay('2026-12-11')! },
  changeUntil: '2026-12-03T21:00:00.000Z',
  deliveryAddressId: 'address-1',
  gift: null,
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
  today: parseCalendarDay('2026-11-23')!,
  intervalDays: 56,
  lines: [{ key: 'line-1', name: { tr: 'Süper ped · 12’li', en: 'Super pads · 12' }, quantity: 2 }],
  extras: [],
  contents: 'pad.super.24',
  card: { id: 'card-1', alias: 'Bonus', lastFourDigits: '0008', expiry: '12/30', isExpired: false },
  deliveryAddressId: 'address-1',
  billingAddressId: 'address-1',
  deliveries: [december, february],
  days: { earliest: parseCalendarDay('2026-11-27')!, latest: parseCalendarDay('2027-05-22')! },
  isPaymentOpen: false,
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
const moved: ActionPreview = { before: running.deliveries, after: skipped.deliveries };

const skip: CustomerAction = { kind: 'skip' };
const cancel: CustomerAction = { kind: 'cancel' };
export const sendTo: CustomerAction = { kind: 'sendTo', addressId: 'mum', isGift: true };
const rename: CustomerAction = { kind: 'rename', name: 'Kızımın kutusu' };
const unskip: CustomerAction = { kind: 'unskip' };
const restart: CustomerAction = { kind: 'restart' };
const noteless: ActionReason = { reasonId: 'other', note: ' ' };
const tooLate = conflict({ code: 'CUTOFF_PASSED', data: { cutoffAt: '2026-12-03T21:00:00.000Z' } });

const gone = failures('offline', 'sessionOver', 'gone');
const refusals = { ...failures('offline', 'sessionOver', 'changedElsewhere'), tooLate };

type Rule = Invariant<typeof subscriptionMachine>;

/** What must hold in every reachable state. */
const subscriptionInvariants: readonly Rule[] = [
  {
    name: 'a subscription is shown when it was read',
    holds: (snapshot) => !snapshot.hasTag('shown') || snapshot.context.view !== null,
  },
  {
    name: 'only what was previewed is confirmed',
    holds: (snapshot) =>
      !snapshot.can({ type: 'action.confirm', because: null }) ||
      (snapshot.context.preview !== null && snapshot.context.action !== null),
  },
  {
    name: 'a preview is shown of what is chosen, and of nothing else',
    holds: (snapshot) =>
      (snapshot.context.preview !== null) ===
        (snapshot.matches('previewed') || (snapshot.matches('performing') && snapshot.context.preview !== null)) ||
      snapshot.matches('suspended') ||
      snapshot.matches('refused'),
  },
  {
    name: 'one action at a time: while one is under way, no other begins',
    holds: (snapshot) =>
      !(snapshot.matches('performing') || snapshot.matches('undoing')) ||
      !snapshot.can({ type: 'dialog.open', dialog: 'cancel' }),
  },
  {
    name: 'ending it is one step from every place where a running subscription rests: its dialog',
    holds: (snapshot) =>
      !snapshot.hasTag('shown') ||
      snapshot.matches('performing') ||
      snapshot.matches('undoing') ||
      snapshot.can({ type: 'dialog.open', dialog: 'cancel' }),
  },
  {
    name: 'and from its dialog it is chosen, whatever else is offered there',
    holds: (snapshot) =>
      !snapshot.matches('choosing') ||
      !canAsk(snapshot.context.view!, 'cancel') ||
      snapshot.can({ type: 'action.choose', action: { kind: 'cancel' } }),
  },
  {
    name: 'what was done is said without a failure beside it',
    holds: ({ context }) => context.done === null || context.failure === null,
  },
  {
    name: 'undoing is offered as long as the server allows it',
    holds: (snapshot) =>
      !snapshot.can({ type: 'action.undo' }) || (snapshot.matches('shown') && snapshot.context.view?.undoable !== null),
  },
];

const nameless: CustomerAction = { kind: 'rename', name: ' ' };
const because: ActionReason = { reasonId: 'enough', note: '' };
const giftNote: ActionReason = { reasonId: null, note: 'İyi ki doğdun!' };

type Step = Postcondition<typeof subscriptionMachine>;
type Snapshot = Parameters<NonNullable<Step['given']>>[0];
const actionOf = (event: unknown) => (event as { action: CustomerAction }).action;
const reasonOf = (event: unknown) => (event as { because: ActionReason | null }).because;
const isOffered = ({ context: { view } }: Snapshot, event: unknown) => canAsk(view!, actionOf(event).kind);

/** Whether the sample's reason is complete: cancelling needs no reason, but `other` needs a note. */
const isReasoned = ({ context: { action } }: Snapshot, event: unknown) =>
  action?.kind !== 'cancel' || reasonOf(event)?.reasonId !== 'other';

const isClear = ({ context: { failure, errors, done } }: Snapshot) =>
  failure === null && errors.length === 0 && done === null;

const isPutAway = ({ context: { dialog, action, because: written, preview } }: Snapshot) =>
  dialog === null && action === null && written === null && preview === null;

/** The choice and text of the open dialog are kept; its preview is made again. */
const isKept = ({ context: after }: Snapshot, { context: before }: Snapshot) =>
  after.dialog === before.dialog &&
  after.action === before.action &&
  after.because === before.because &&
  after.preview === null;

/** Dialogs with more than one press of work. */
const isWorkedOn = ({ context: { dialog } }: Snapshot) =>
  dialog === 'sendTo' || dialog === 'extras' || dialog === 'rename' || dialog === 'cancel';

const isSetAside = (after: Snapshot, before: Snapshot) =>
  isWorkedOn(before) ? isKept(after, before) : isPutAway(after);

/** The state in which an open dialog continues once the subscription is read. */
function wayOn({ context: { dialog, action, because: written } }: Snapshot, view: SubscriptionView) {
  if (dialog === null || action === null || !canAsk(view, action.kind) || isAsAsked(view, action, written))
    return 'shown';
  return dialog === 'rename' ? 'choosing' : 'previewing';
}

const stays = (after: Snapshot, before: Snapshot) =>
  after.value === before.value && after.context.view === before.context.view;

/** What a step must lead to. */
const subscriptionPostconditions: readonly Step[] = [
  { name: 'the subscription is read at once', on: ['start'], to: ['reading'] },
  {
    name: 'it is read again when the customer wants, without an old failure',
    on: ['view.refresh'],
    from: ['shown', 'unreadable'],
    to: (after, before) => after.matches('reading') && isClear(after) && isKept(after, before),
  },
  {
    name: 'a customer who signed in again sees its current status, without an old failure',
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
    on: ['action.write'],
    given: ({ context: { dialog } }) => dialog !== null,
    to: (after, before, event, { asked }) =>
      stays(after, before) &&
      after.context.action === before.context.action &&
      isSame(after.context.because, reasonOf(event)) &&
      !('perform' in asked),
  },
  {
    name: 'without a dialog nothing is written',
    on: ['action.write'],
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
      after.context.action === null &&
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
    on: ['action.choose'],
    from: ['choosing', 'previewing', 'previewed', 'refused'],
    given: isOffered,
    to: (after, { context: { view } }, event, { asked }) =>
      after.matches('previewing') &&
      isSame(asked['preview'], { view, action: actionOf(event) }) &&
      !('perform' in asked) &&
      isClear(after),
  },
  {
    name: 'what a subscription in this state does not allow is not asked for',
    on: ['action.choose', 'action.do'],
    given: (before, event) => !isOffered(before, event) && !isSame(actionOf(event), nameless),
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
    on: ['action.confirm'],
    given: isReasoned,
    to: (after, { context: { view, action, because: written } }, event, { asked: { perform } }) =>
      after.matches('performing') &&
      isSame(perform, { view, action, because: reasonOf(event) }) &&
      isSame(after.context.because, reasonOf(event) ?? written) &&
      isClear(after),
  },
  {
    name: 'ending it wants no reason, but a word where the chosen reason asks for one: said at its field',
    on: ['action.confirm'],
    given: (before, event) => !isReasoned(before, event),
    to: (after, before, _, { asked }) =>
      stays(after, before) &&
      isSame(after.context.errors, [{ field: 'note', code: 'required' }]) &&
      !('perform' in asked),
  },
  {
    name: 'a name without a letter is said at its field, and no request is sent',
    on: ['action.do'],
    given: (_, event) => isSame(actionOf(event), nameless),
    to: (after, before, _, { asked }) =>
      stays(after, before) &&
      isSame(after.context.errors, [{ field: 'name', code: 'required' }]) &&
      !('perform' in asked),
  },
  {
    name: 'what shows its result by itself is asked for at once',
    on: ['action.do'],
    given: (before, event) => isOffered(before, event) && !isSame(actionOf(event), nameless),
    to: (after, { context: { view } }, event, { asked: { perform } }) =>
      after.matches('performing') &&
      isSame(perform, { view, action: actionOf(event), because: null }) &&
      isClear(after),
  },
  {
    name: 'what was done is shown and said, and its dialog is gone',
    on: ['perform.done'],
    to: (after, before, { output }) =>
      after.matches('shown') &&
      after.context.view === output &&
      after.context.done === before.context.action?.kind &&
      isPutAway(after),
  },
  {
    name: 'the newest action is undone on the version that is shown',
    on: ['action.undo'],
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
      after.context.action === before.context.action,
  },
  {
    name: 'no answer is no "no": its status is read, and nothing is asked twice',
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
      after.context.action === before.context.action &&
      after.context.because === before.context.because,
  },
];

/** The next delivery goes to another address, as a gift with a note. */
const sent: SubscriptionView = {
  ...running,
  version: 4,
  deliveries: [{ ...december, deliveryAddressId: 'mum', gift: { note: giftNote.note } }, february],
  undoable: 'sendTo',
};

const elsewhere: ActionPreview = { before: running.deliveries, after: sent.deliveries };

/**
 * Every action is previewed before it is sent: `choosing` (its dialog is open), `previewing`, `previewed` (the boxes
 * before and after), `performing`. Actions without a preview (a name, a card, an address) are sent from their dialog,
 * and so is restarting an ended subscription, which fills the cart. The previewed action is sent with the version of
 * its preview; a subscription that has changed since is read again. The text of a dialog (a reason, the note of a gift)
 * stays in its dialog after a conflict, a lost answer and the end of a session.
 *
 * A missing answer is no refusal: the action is not sent twice, the subscription is read again to see its outcome.
 * The newest action can be undone as long as the server allows it. Cancelling takes three steps from wherever the
 * customer is. A customer whose newest order cannot be read is led to the account (Spec §2), except on the account.
 */
export const subscriptionFlow = defineFlow(subscriptionMachine, {
  name: 'subscription',
  description: {
    tr: {
      title: 'Kutularını yönetir',
      text: 'Müşteri neyin ne zaman geleceğini görür; atlar, gününü değiştirir, duraklatır, bitirir. Önce sonucunu görür, sonra geri alabilir.',
    },
    en: {
      title: 'Keeps the boxes coming',
      text: 'A customer sees what comes when, and changes it knowing what the change does.',
    },
  },
  copy: subscriptionCopy,
  inputs: {
    opened: { id: running.id, isHome: false },
    atHome: { id: running.id, isHome: true },
  },
  events: {
    'dialog.open': [{ dialog: 'skip' }, { dialog: 'rename' }, { dialog: 'sendTo' }],
    'action.choose': [{ action: skip }, { action: cancel }, { action: sendTo }, { action: unskip }],
    'action.write': [{ because: giftNote }],
    'action.confirm': [{ because }, { because: noteless }, { because: null }, { because: giftNote }],
    'action.do': [{ action: rename }, { action: nameless }, { action: unskip }, { action: restart }],
  },
  outcomes: {
    read: { done: { running, skipped, sent, ended, lost }, failed: gone },
    preview: { done: { moved, elsewhere }, failed: refusals },
    perform: { done: { skipped, sent }, failed: refusals },
    undo: { done: { running }, failed: refusals },
  },
  project: ({ context: { view, dialog, action, because: written, preview, errors, failure, done } }) => ({
    version: view?.version ?? null,
    dialog,
    action: action?.kind ?? null,
    isWritten: written !== null,
    isPreviewed: preview !== null,
    errors: errors.map(({ field }) => field),
    failure: failure?.code ?? null,
    done,
  }),
  tags: {
    busy: ['reading', 'previewing', 'performing', 'undoing'],
    shown: ['shown', 'choosing', 'previewing', 'previewed', 'refused', 'performing', 'undoing'],
    settling: ['performing', 'undoing'],
  },
  invariants: subscriptionInvariants,
  postconditions: subscriptionPostconditions,
  beyondBrowser: [
    {
      item: 'subscription.choosing dialog.open[0]',
      reason: 'only the end offers another dialog, and what it would change is worked out as it opens',
    },
    {
      item: 'subscription.previewing preview failed[1]',
      reason: 'a preview is of the plan as it is, whatever was shown',
    },
    ...['subscription.refused action.do[0]', 'subscription.refused action.do[1]'].map((item) => ({
      item,
      reason: 'a name is refused by its own form alone, and an open one is no place for another action',
    })),
    ...['subscription.shown action.do[0]', 'subscription.shown action.do[1]'].map((item) => ({
      item,
      reason:
        'what an ended one contained goes into the cart, and its page is left: tests/flows/subscription/restart.spec.ts',
    })),
  ],
});
