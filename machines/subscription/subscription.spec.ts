import { parseCalendarDay } from '../../domain/calendar/index.ts';
import { conflict } from '../../domain/failure/index.ts';
import { kurus } from '../../domain/money/index.ts';
import { defineFlow, failures } from '../kit/testing.ts';
import { subscriptionCopy } from './subscription.copy.ts';
import { subscriptionMachine } from './subscription.machine.ts';
import { because, giftNote, nameless, subscriptionPromises } from './subscription.promises.ts';
import { subscriptionRules } from './subscription.rules.ts';
import type { ActPreview, ActReason, Delivery, SubscriptionAct, SubscriptionView } from './subscription.types.ts';

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
/** The next delivery goes elsewhere, as a gift with a note. */
export const sent: SubscriptionView = {
  ...running,
  version: 4,
  deliveries: [{ ...december, deliveryAddressId: 'mum', gift: { note: giftNote.note } }, february],
  undoable: 'sendTo',
};
const ended: SubscriptionView = { ...running, version: 5, status: 'CANCELLED', deliveries: [], days: null };
const lost: SubscriptionView = { ...running, lastOrder: null };
const moved: ActPreview = { before: running.deliveries, after: skipped.deliveries };
const elsewhere: ActPreview = { before: running.deliveries, after: sent.deliveries };

const skip: SubscriptionAct = { kind: 'skip' };
const cancel: SubscriptionAct = { kind: 'cancel' };
export const sendTo: SubscriptionAct = { kind: 'sendTo', addressId: 'mum', isGift: true };
const rename: SubscriptionAct = { kind: 'rename', name: 'Kızımın kutusu' };
const unskip: SubscriptionAct = { kind: 'unskip' };
const noteless: ActReason = { reasonId: 'other', note: ' ' };
const tooLate = conflict({ code: 'CUTOFF_PASSED', data: { cutoffAt: '2026-12-03T21:00:00.000Z' } });

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
    'dialog.open': [{ dialog: 'skip' }, { dialog: 'rename' }, { dialog: 'sendTo' }],
    'act.choose': [{ act: skip }, { act: cancel }, { act: sendTo }, { act: unskip }],
    'act.write': [{ because: giftNote }],
    'act.confirm': [{ because }, { because: noteless }, { because: null }, { because: giftNote }],
    'act.do': [{ act: rename }, { act: nameless }, { act: unskip }],
  },
  outcomes: {
    read: { done: { running, skipped, sent, ended, lost }, failed: gone },
    preview: { done: { moved, elsewhere }, failed: refusals },
    perform: { done: { skipped, sent }, failed: refusals },
    undo: { done: { running }, failed: refusals },
  },
  project: ({ context: { view, dialog, act, because: written, preview, errors, failure, done } }) => ({
    version: view?.version ?? null,
    dialog,
    act: act?.kind ?? null,
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
  invariants: subscriptionRules,
  promises: subscriptionPromises,
  beyondBrowser: [
    {
      item: 'subscription.choosing dialog.open[0]',
      reason: 'only the end offers another dialog, and what it would change is worked out as it opens',
    },
    {
      item: 'subscription.previewing preview failed[1]',
      reason: 'a preview is of the plan as it stands, whatever was shown',
    },
    ...['subscription.refused act.do[0]', 'subscription.refused act.do[1]'].map((item) => ({
      item,
      reason: 'a name is refused by its own form alone, and an open one is no place for another act',
    })),
  ],
});
