import type { Invariant, Postcondition } from 'model-testing';
import type { CalendarDay } from '../../domain/calendar/index.ts';
import { conflict, failure, type Failure } from '../../domain/failure/index.ts';
import { kurus } from '../../domain/money/index.ts';
import { invalidToken } from '../../domain/token/index.ts';
import { defineFlow, failures } from '../kit/testing.ts';
import { mailActionCopy } from './mail-action.copy.ts';
import { mailActionMachine } from './mail-action.machine.ts';
import type { MailedComing, MailedDelivery } from './mail-action.types.ts';

const refused = {
  forged: invalidToken,
  expired: failure('invalid', { code: 'LINK_EXPIRED' }),
  withdrawn: failure('invalid', { code: 'LINK_WITHDRAWN' }),
  used: failure('invalid', { code: 'LINK_USED', data: { action: 'SKIP' } }),
  gone: conflict({ code: 'DELIVERY_GONE' }),
  tooLate: conflict({ code: 'CUTOFF_PASSED' }),
};

const undoRefused = {
  over: failure('invalid', { code: 'LINK_EXPIRED' }),
  changedSince: conflict({ code: 'NOTHING_TO_UNDO' }),
};

const stale = conflict({ code: 'CONFLICT_VERSION' });
const silent = failures('offline', 'unavailable');
const odd = failures('refused');
const isFinal = (error: unknown) => Object.values<unknown>(refused).includes(error);
const isUnknown = (error: unknown) => error === undefined || Object.values<unknown>(silent).includes(error);

const coming = (orderDay: string, earliest: string, latest: string): MailedComing => ({
  orderDay: orderDay as CalendarDay,
  earliest: earliest as CalendarDay,
  latest: latest as CalendarDay,
  amount: kurus(37_450),
});

const afterSkip = coming('2026-06-22', '2026-06-24', '2026-06-26');

const delivery: MailedDelivery = {
  ...coming('2026-04-27', '2026-04-29', '2026-05-02'),
  version: 3,
  lines: [{ name: { tr: 'Süper ped · 12’li', en: 'Super pads · 12' }, quantity: 5 }],
  offers: [
    { action: 'SKIP', next: afterSkip },
    { action: 'MOVE_ONE_WEEK', next: coming('2026-05-04', '2026-05-06', '2026-05-08') },
  ],
};

const mailActionInvariants: readonly Invariant<typeof mailActionMachine>[] = [
  {
    name: 'nothing is offered or done that was not shown',
    holds: (snapshot) =>
      !(snapshot.matches('ready') || snapshot.matches('acting') || snapshot.matches('unsure')) ||
      snapshot.context.delivery !== null,
  },
  {
    name: 'a link that does nothing says why',
    holds: (snapshot) => snapshot.matches('refused') === (snapshot.context.refusal !== null),
  },
  {
    name: 'what is said to be done was answered by the server',
    holds: (snapshot) =>
      !['done', 'undoing', 'undoUnsure', 'undone', 'kept'].includes(snapshot.value) ||
      snapshot.context.outcome !== null,
  },
  {
    name: 'what is said to be taken back was answered by the server',
    holds: (snapshot) => snapshot.matches('undone') === (snapshot.context.back !== null),
  },
  {
    name: 'an unknown outcome says why, and can be asked about',
    holds: (snapshot) =>
      !(snapshot.matches('unsure') || snapshot.matches('undoUnsure')) ||
      (snapshot.context.failure !== null &&
        (snapshot.can({ type: 'outcome.check' }) || snapshot.can({ type: 'action.undo' }))),
  },
];

const postconditions: readonly Postcondition<typeof mailActionMachine>[] = [
  {
    name: 'opening the link shows the box, and nothing is done: a mail scanner opens links too',
    on: ['start', 'link.retry'],
    to: (after) => after.matches('reading') && after.context.failure === null,
  },
  {
    name: 'what is not offered is not done',
    on: ['action.take'],
    given: (before, { action }) => before.matches('ready') && action !== 'SKIP',
    to: ['ready'],
  },
  {
    name: 'the box is shown with what can be done',
    on: ['read.done', 'check.done'],
    to: (after, _, { output }) => after.matches('ready') && after.context.delivery === output,
  },
  {
    name: 'one press does it, only what is offered',
    on: ['action.take'],
    given: (before, { action }) => before.matches('ready') && action === 'SKIP',
    to: (after) => after.matches('acting') && after.context.asked === 'SKIP' && after.context.failure === null,
  },
  {
    name: 'what the server did is done',
    on: ['perform.done'],
    to: (after, _, { output }) => after.matches('done') && after.context.outcome === output,
  },
  {
    name: 'a link that does not count ends here, with its reason',
    on: ['read.failed', 'perform.failed', 'check.failed'],
    given: (_, { error }) => isFinal(error),
    to: (after, _, { error }) => after.matches('refused') && after.context.refusal === (error as Failure).code,
  },
  {
    name: 'a link that was used says for what',
    on: ['perform.failed.used', 'check.failed.used'],
    to: (after) => after.context.usedFor === 'SKIP',
  },
  {
    name: 'a box that could not be read can be read again',
    on: ['read.failed', 'after.readLimit'],
    given: (before, { error }) => before.matches('reading') && !isFinal(error),
    to: (after) => after.matches('unread') && after.context.failure !== null,
  },
  {
    name: 'what was changed meanwhile is shown again before anything is done',
    on: ['perform.failed.stale'],
    to: (after) => after.matches('reading') && after.context.failure === stale,
  },
  {
    name: 'an answer that was lost is never taken for a no',
    on: ['perform.failed', 'after.saveLimit'],
    given: (before, { error }) => before.matches('acting') && isUnknown(error),
    to: (after) => after.matches('unsure') && after.context.failure !== null,
  },
  {
    name: 'a refusal that is shown can be answered by another choice',
    on: ['perform.failed.refused'],
    to: (after) => after.matches('ready') && after.context.failure === odd.refused,
  },
  {
    name: 'the reader asks what became of it',
    on: ['outcome.check'],
    from: ['unsure'],
    to: (after) => after.matches('checking') && after.context.failure === null,
  },
  {
    name: 'as long as no answer comes, it remains unknown',
    on: ['check.failed', 'after.readLimit'],
    given: (before, { error }) => before.matches('checking') && !isFinal(error),
    to: (after) => after.matches('unsure') && after.context.failure !== null,
  },
  {
    name: 'it is taken back by one press',
    on: ['action.undo'],
    from: ['done', 'undoUnsure'],
    to: (after) => after.matches('undoing') && after.context.failure === null,
  },
  {
    name: 'what was taken back is taken back',
    on: ['undo.done'],
    to: (after, _, { output }) => after.matches('undone') && after.context.back === output,
  },
  {
    name: 'what can no longer be taken back stays done',
    on: ['undo.failed.over', 'undo.failed.changedSince'],
    to: (after, _, { error }) => after.matches('kept') && after.context.failure === error,
  },
  {
    name: 'whether it was taken back is unknown until it is asked again',
    on: ['undo.failed', 'after.saveLimit'],
    given: (before, { error }) => before.matches('undoing') && isUnknown(error),
    to: (after) => after.matches('undoUnsure') && after.context.failure !== null,
  },
  {
    name: 'a refusal to take it back is shown, and can be tried again',
    on: ['undo.failed.refused'],
    to: (after) => after.matches('done') && after.context.failure === odd.refused,
  },
];

export const mailActionFlow = defineFlow(mailActionMachine, {
  name: 'mail-action',
  description: {
    tr: {
      title: 'E-postadan kutusunu erteler',
      text: 'Biri, e-postanın haber verdiği kutuyu giriş yapmadan atlar ya da erteler; on dakika içinde geri alabilir.',
    },
    en: {
      title: 'Moves a box from the e-mail',
      text: 'A reader of a mail skips or moves the box it announced, without signing in, and can take it back for ten minutes.',
    },
  },
  copy: mailActionCopy,
  inputs: { opened: { token: 'eyJhbGciOiJFUzI1NiJ9.eyJleHAiOjF9.c2ln' } },
  events: { 'action.take': [{ action: 'SKIP' }, { action: 'MOVE_TWO_WEEKS' }] },
  outcomes: {
    read: { done: { open: delivery }, failed: { ...silent, ...refused } },
    perform: {
      done: { skipped: { action: 'SKIP', next: afterSkip, undoKey: 'k'.repeat(43) } },
      failed: { ...silent, ...odd, used: refused.used, tooLate: refused.tooLate, stale },
    },
    check: { done: { stillOpen: { ...delivery, version: 4 } }, failed: { ...silent, used: refused.used } },
    undo: {
      done: { back: coming('2026-04-27', '2026-04-29', '2026-05-02') },
      failed: { ...silent, ...odd, ...undoRefused },
    },
  },
  project: ({ context }) => ({
    failure: context.failure?.kind ?? null,
    refusal: context.refusal,
    usedFor: context.usedFor,
    asked: context.asked,
  }),
  tags: { busy: ['reading', 'acting', 'checking', 'undoing'], settling: ['acting', 'undoing'] },
  invariants: mailActionInvariants,
  postconditions,
});
