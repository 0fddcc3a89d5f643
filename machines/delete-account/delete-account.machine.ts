import { assign, setup } from 'xstate';
import { CLOSING_OBSTACLES, type LeavingReason, type PersonalData } from '../../domain/account/index.ts';
import { type Failure, type FieldError, timedOut } from '../../domain/failure/index.ts';
import {
  ask,
  connect,
  isOutcomeUnknown,
  isSessionOver,
  limits,
  port,
  type ServicesOf,
  withEvent,
  withFailure,
  withOutput,
} from '../kit/index.ts';

export interface LeavingView extends PersonalData {
  /** In the order to show. Spec §3. */
  reasons: readonly LeavingReason[];
}

/** `password` is empty for an account without one. */
export interface LeavingRequest {
  reasonId: string;
  note: string;
  password: string;
  isConfirmed: boolean;
}
export type LeavingField = keyof LeavingRequest;

export interface LeavingReceipt {
  cancelledSubscriptionCount: number;
}

const deleteAccountPort = port({
  /** What deleting the account would lose, and the reasons to choose from. */
  readView: ask<Record<string, never>, LeavingView>(),
  /** Erases the account. Rejects with CONFLICT_VERSION, an obstacle's code, WRONG_PASSWORD or SIGN_IN_AGAIN. Spec §7. */
  deleteAccount: ask<{ view: LeavingView; request: LeavingRequest }, LeavingReceipt>(),
});

export type DeleteAccountServices = ServicesOf<typeof deleteAccountPort>;
export type DeleteAccountEvent =
  { type: 'account.delete'; request: LeavingRequest } | { type: 'page.refresh' } | { type: 'session.restored' };

function validate(request: LeavingRequest, { reasons, hasPassword }: LeavingView): FieldError<LeavingField>[] {
  const { reasonId, note, password, isConfirmed } = request;
  const reason = reasons.find(({ _id }) => _id === reasonId);
  const wrong: FieldError<LeavingField>[] = [];
  if (!reason) wrong.push({ field: 'reasonId', code: 'required' });
  if (reason?.needsNote && note.trim() === '') wrong.push({ field: 'note', code: 'required' });
  if (hasPassword && password === '') wrong.push({ field: 'password', code: 'required' });
  if (!isConfirmed) wrong.push({ field: 'isConfirmed', code: 'notAccepted' });
  return wrong;
}

type Context = {
  view: LeavingView | null;
  errors: readonly FieldError<LeavingField>[];
  failure: Failure | null;
  receipt: LeavingReceipt | null;
};
type Delete = Extract<DeleteAccountEvent, { type: 'account.delete' }>;

/** Codes after which the page is outdated: it is read again. */
const outdated: ReadonlySet<string> = new Set(['CONFLICT_VERSION', ...CLOSING_OBSTACLES]);

/** Reads the page, at first and after a deletion whose outcome is not known. */
const reading = {
  src: 'readView',
  input: {},
  onDone: [
    { guard: withOutput('isBlocked'), target: 'blocked', actions: withOutput('rememberView') },
    { target: 'ready', actions: withOutput('rememberView') },
  ],
  onError: [
    { guard: withFailure('isSessionOver'), target: 'suspended' },
    { target: 'unreadable', actions: withFailure('rememberFailure') },
  ],
} as const;
const unreadInTime = { readLimit: { target: 'unreadable', actions: 'rememberTimeout' } } as const;

export const deleteAccountMachine = setup({
  types: {} as {
    context: Context;
    events: DeleteAccountEvent;
    tags: 'busy' | 'form';
    children: { read: 'readView'; deletion: 'deleteAccount'; check: 'readView' };
  },
  actors: deleteAccountPort.actors,
  guards: {
    isBlocked: (_, { output }: { output: LeavingView }) => output.obstacles.length > 0,
    isInvalid: ({ context }, { request }: Delete) => validate(request, context.view!).length > 0,
    isOutdated: (_, { failure }: { failure: Failure }) => outdated.has(failure.code),
    isOutcomeUnknown,
    isSessionOver,
  },
  actions: {
    rememberView: assign((_, { output }: { output: LeavingView }) => ({ view: output })),
    rememberReceipt: assign((_, { output }: { output: LeavingReceipt }) => ({ receipt: output })),
    showErrors: assign(({ context }, { request }: Delete) => ({
      errors: validate(request, context.view!),
      failure: null,
    })),
    rememberFailure: assign((_, { failure }: { failure: Failure }) => ({
      failure,
      errors: (failure.fields ?? []) as readonly FieldError<LeavingField>[],
    })),
    rememberTimeout: assign({ failure: timedOut(), errors: [] }),
    forgetFailure: assign({ failure: null, errors: [] }),
  },
  delays: limits,
}).createMachine({
  id: 'deleteAccount',
  initial: 'reading',
  context: { view: null, errors: [], failure: null, receipt: null },
  states: {
    reading: {
      tags: 'busy',
      invoke: { id: 'read', ...reading },
      after: unreadInTime,
    },
    unreadable: { on: { 'page.refresh': { target: 'reading', actions: 'forgetFailure' } } },
    blocked: { on: { 'page.refresh': { target: 'reading', actions: 'forgetFailure' } } },
    ready: {
      tags: 'form',
      on: {
        'account.delete': [
          { guard: withEvent('isInvalid'), actions: withEvent('showErrors') },
          { target: 'deleting', actions: 'forgetFailure' },
        ],
      },
    },
    deleting: {
      tags: ['busy', 'form'],
      invoke: {
        id: 'deletion',
        src: 'deleteAccount',
        input: ({ context, event }) => ({ view: context.view!, request: (event as Delete).request }),
        onDone: { target: 'deleted', actions: withOutput('rememberReceipt') },
        onError: [
          { guard: withFailure('isSessionOver'), target: 'suspended' },
          { guard: withFailure('isOutdated'), target: 'reading', actions: withFailure('rememberFailure') },
          { guard: withFailure('isOutcomeUnknown'), target: 'checking', actions: withFailure('rememberFailure') },
          { target: 'ready', actions: withFailure('rememberFailure') },
        ],
      },
      after: { saveLimit: { target: 'checking', actions: 'rememberTimeout' } },
    },
    // The outcome of the deletion is not known: if the account can still be read, it was not deleted.
    checking: {
      tags: ['busy', 'form'],
      invoke: { id: 'check', ...reading },
      after: unreadInTime,
    },
    deleted: { meta: { analytics: 'DeleteAccount' }, type: 'final' },
    suspended: { on: { 'session.restored': { target: 'reading', actions: 'forgetFailure' } } },
  },
});

export const connectDeleteAccount = (services: DeleteAccountServices) =>
  connect(deleteAccountMachine, deleteAccountPort, services);
