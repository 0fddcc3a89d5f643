import type { Invariant, Postcondition } from 'model-testing';
import { conflict, failure } from '../../domain/failure/index.ts';
import { kurus } from '../../domain/money/index.ts';
import { defineFlow, failures, isSame } from '../kit/testing.ts';
import { deleteAccountCopy } from './delete-account.copy.ts';
import { deleteAccountMachine, type LeavingRequest, type LeavingView } from './delete-account.machine.ts';

const free: LeavingView = {
  version: 3,
  hasPassword: true,
  balance: kurus(3_000),
  runningSubscriptionCount: 2,
  parts: [
    { name: 'account', count: 1 },
    { name: 'orders', count: 4 },
  ],
  obstacles: [],
  reasons: [
    {
      _id: 'privacy',
      name: { tr: 'Verilerim durmasın', en: 'I don’t want my data kept' },
      needsNote: false,
      sortOrder: 30,
    },
    { _id: 'other', name: { tr: 'Başka bir neden', en: 'Another reason' }, needsNote: true, sortOrder: 100 },
  ],
};

const open: LeavingView = {
  ...free,
  obstacles: [{ code: 'OPEN_ORDER_EXISTS', orderId: 'order-1', orderNumber: 'MRC-26-005031' }],
};

const withoutPassword: LeavingView = { ...free, hasPassword: false };

const request: LeavingRequest = { reasonId: 'privacy', note: '', password: 'mor-defter-7-yagmur', isConfirmed: true };
const withNote: LeavingRequest = { ...request, reasonId: 'other', note: 'Yurt dışına taşınıyorum.' };
const withoutOne: LeavingRequest = { ...request, password: '' };

/** Incomplete requests, each with the field that is missing. */
const lacking: readonly [LeavingRequest, string][] = [
  [{ ...request, reasonId: '' }, 'reasonId'],
  [{ ...withNote, note: '  ' }, 'note'],
  [{ ...request, isConfirmed: false }, 'isConfirmed'],
];

const orderOpened = conflict({ code: 'OPEN_ORDER_EXISTS' });
const sent = (event: unknown) => (event as { request: LeavingRequest }).request;

const lackOf = (asked: LeavingRequest, view: LeavingView | null) =>
  asked === withoutOne && view?.hasPassword ? 'password' : lacking.find(([one]) => one === asked)?.[1];

/** What must hold in every reachable state. */
const deleteAccountInvariants: readonly Invariant<typeof deleteAccountMachine>[] = [
  {
    name: 'nothing is deleted while something is open',
    holds: (snapshot) => !snapshot.hasTag('form') || snapshot.context.view?.obstacles.length === 0,
  },
  {
    name: 'what is in the way is named',
    holds: (snapshot) => !snapshot.matches('blocked') || (snapshot.context.view?.obstacles.length ?? 0) > 0,
  },
  {
    name: 'an account is gone when the shop has said so, and then without a failure beside it',
    holds: (snapshot) =>
      snapshot.matches('deleted') === (snapshot.context.receipt !== null) &&
      (!snapshot.matches('deleted') || snapshot.context.failure === null),
  },
  {
    name: 'nothing that was typed is kept: it holds a password',
    holds: ({ context }) => isSame(Object.keys(context), ['view', 'errors', 'failure', 'receipt']),
  },
];

const postconditions: readonly Postcondition<typeof deleteAccountMachine>[] = [
  { name: 'what leaving means is read at once', on: ['start'], to: ['reading'] },
  {
    name: 'the page is read again when the customer wants, and an old failure is not said any more',
    on: ['page.refresh'],
    from: ['unreadable', 'blocked'],
    to: (after) => after.matches('reading') && after.context.failure === null && after.context.errors.length === 0,
  },
  {
    name: 'a customer who signed in again sees its current status, without an old failure',
    on: ['session.restored'],
    from: ['suspended'],
    to: (after) => after.matches('reading') && after.context.failure === null && after.context.errors.length === 0,
  },
  {
    name: 'what is still open is shown, and the customer cannot leave yet',
    on: ['read.done.open', 'check.done.open'],
    to: (after, _, { output }) => after.matches('blocked') && after.context.view === output,
  },
  {
    name: 'who has nothing open may leave, and still reads what went wrong before',
    on: ['read.done.free', 'read.done.withoutPassword', 'check.done.free'],
    to: (after, before, { output }) =>
      after.matches('ready') && after.context.view === output && after.context.failure === before.context.failure,
  },
  {
    name: 'a page that does not come can be asked for again',
    on: ['read.failed.offline', 'check.failed.offline', 'after.readLimit'],
    to: ['unreadable'],
  },
  {
    name: 'what is missing is said at its field, and no request is sent',
    on: ['account.delete'],
    from: ['ready'],
    given: ({ context: { view } }, event) => lackOf(sent(event), view) !== undefined,
    to: (after, { context: { view } }, event, { asked }) =>
      after.matches('ready') &&
      isSame(
        after.context.errors.map(({ field }) => field),
        [lackOf(sent(event), view)],
      ) &&
      after.context.failure === null &&
      !('deletion' in asked),
  },
  {
    name: 'a confirmed wish is sent as it was made, with the version that was read',
    on: ['account.delete'],
    from: ['ready'],
    given: ({ context: { view } }, event) => lackOf(sent(event), view) === undefined,
    to: (after, { context: { view } }, event, { asked: { deletion } }) =>
      after.matches('deleting') &&
      isSame(deletion, { view, request: sent(event) }) &&
      after.context.failure === null &&
      after.context.errors.length === 0,
  },
  {
    name: 'what the shop deleted is deleted, and what ended with it is shown',
    on: ['deletion.done.gone'],
    to: (after, _, { output }) => after.matches('deleted') && after.context.receipt === output,
  },
  {
    name: 'what did not work is remembered with its reason',
    on: ['read.failed.offline', 'check.failed.offline', 'deletion.failed'],
    given: (_, { error }) => (error as { kind: string }).kind !== 'unauthorized',
    to: ({ context: { failure: remembered } }, _, { error }) => remembered === error,
  },
  {
    name: 'what was not done can be tried again',
    on: ['deletion.failed.wrongPassword', 'deletion.failed.signInAgain'],
    to: ['ready'],
  },
  {
    name: 'who changed it elsewhere or ordered meanwhile sees its current status',
    on: ['deletion.failed.changedElsewhere', 'deletion.failed.orderOpened'],
    to: ['reading'],
  },
  {
    name: 'whether an unanswered wish was carried out is read, and the failure is still said',
    on: ['deletion.failed.offline', 'after.saveLimit'],
    from: ['deleting'],
    to: (after) => after.matches('checking') && after.context.failure !== null,
  },
  {
    name: 'an answer that does not come is said',
    on: ['after.saveLimit', 'after.readLimit'],
    to: ({ context: { failure: remembered } }) => remembered?.kind === 'timeout',
  },
  {
    name: 'a session that ends is shown',
    requirements: 'ERROR-12',
    on: ['read.failed.sessionOver', 'deletion.failed.sessionOver', 'check.failed.sessionOver'],
    to: ['suspended'],
  },
];

/**
 * When a deletion has no answer, its outcome is not known: the page is read again, and a session that has ended by then
 * means that the account is gone. The password is never kept.
 */
export const deleteAccountFlow = defineFlow(deleteAccountMachine, {
  name: 'delete-account',
  description: {
    tr: { title: 'Hesabını siler', text: 'Müşteri ne gideceğini, ne kalacağını, önce ne biteceğini görüp gider.' },
    en: { title: 'Leaves', text: 'A customer leaves, knowing what goes, what stays and what must end first.' },
  },
  copy: deleteAccountCopy,
  inputs: { opened: undefined },
  events: {
    'account.delete': [request, withNote, withoutOne, ...lacking.map(([one]) => one)].map((one) => ({ request: one })),
  },
  outcomes: {
    read: { done: { free, open, withoutPassword }, failed: failures('offline', 'sessionOver') },
    check: { done: { free, open }, failed: failures('offline', 'sessionOver') },
    deletion: {
      done: { gone: { cancelledSubscriptionCount: 2 } },
      failed: {
        ...failures('offline', 'sessionOver', 'changedElsewhere'),
        wrongPassword: failure('rejected', { code: 'WRONG_PASSWORD' }),
        signInAgain: failure('rejected', { code: 'SIGN_IN_AGAIN' }),
        orderOpened,
      },
    },
  },
  project: ({ context: { view, errors, failure: shown, receipt } }) => ({
    isOpen: view?.obstacles.length ?? null,
    hasPassword: view?.hasPassword ?? null,
    errors: errors.map(({ field }) => field),
    failure: shown?.code ?? null,
    isGone: receipt !== null,
  }),
  tags: { busy: ['reading', 'deleting', 'checking'], form: ['ready', 'deleting', 'checking'] },
  invariants: deleteAccountInvariants,
  postconditions,
});
