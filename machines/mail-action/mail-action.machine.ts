import { assign, setup } from 'xstate';
import { type Failure, timedOut } from '../../domain/failure/index.ts';
import { fieldsOf } from '../../domain/untrusted/index.ts';
import {
  ask,
  connect,
  isConflict,
  isOutcomeUnknown,
  limits,
  port,
  type ServicesOf,
  withEvent,
  withFailure,
  withOutput,
} from '../kit/index.ts';
import {
  type MailAction,
  type MailActionContext,
  type MailedComing,
  type MailedDelivery,
  type MailedOutcome,
  refusals,
  undoRefusals,
} from './mail-action.types.ts';

/** Services that the flow calls. Every rejection is a `Failure`; the codes of RefusedMail are final. */
const mailActionPort = port({
  /** The delivery that the link is for. Changes nothing. */
  readDelivery: ask<{ token: string }, MailedDelivery>(),
  /** Performs the action and uses up the link; the same link a second time rejects with LINK_USED. */
  perform: ask<{ token: string; action: MailAction; version: number }, MailedOutcome>(),
  /** Undoes the action. Safe to repeat. */
  undo: ask<{ key: string }, MailedComing>(),
});

export type MailActionServices = ServicesOf<typeof mailActionPort>;
export type MailActionEvent =
  | { type: 'link.retry' }
  | { type: 'action.take'; action: MailAction }
  | { type: 'outcome.check' }
  | { type: 'action.undo' };

type Failed = { failure: Failure };
const actions: readonly unknown[] = ['SKIP', 'MOVE_ONE_WEEK', 'MOVE_TWO_WEEKS'] satisfies MailAction[];
const isAction = (value: unknown): value is MailAction => actions.includes(value);

export const mailActionMachine = setup({
  types: {} as {
    input: { token: string };
    context: MailActionContext;
    events: MailActionEvent;
    tags: 'busy' | 'settling';
    children: { read: 'readDelivery'; check: 'readDelivery'; perform: 'perform'; undo: 'undo' };
  },
  actors: mailActionPort.actors,
  guards: {
    isConflict,
    isOutcomeUnknown,
    isRefusal: (_, { failure }: Failed) => refusals.some((code) => code === failure.code),
    isUndoRefusal: (_, { failure }: Failed) => undoRefusals.includes(failure.code),
    isOffered: ({ context }, { action }: { action: MailAction }) =>
      context.delivery?.offers.some((offer) => offer.action === action) ?? false,
  },
  actions: {
    rememberDelivery: assign((_, { output }: { output: MailedDelivery }) => ({ delivery: output })),
    rememberAsked: assign((_, { action }: { action: MailAction }) => ({ asked: action })),
    rememberOutcome: assign((_, { output }: { output: MailedOutcome }) => ({ outcome: output })),
    rememberBack: assign((_, { output }: { output: MailedComing }) => ({ back: output })),
    rememberRefusal: assign((_, { failure }: Failed) => {
      const { action } = fieldsOf(failure.data);
      return {
        failure: null,
        refusal: refusals.find((code) => code === failure.code) ?? null,
        usedFor: isAction(action) ? action : null,
      };
    }),
    rememberFailure: assign((_, { failure }: Failed) => ({ failure })),
    rememberTimeout: assign({ failure: timedOut() }),
    forgetFailure: assign({ failure: null }),
  },
  delays: limits,
}).createMachine({
  id: 'mailAction',
  initial: 'reading',
  context: ({ input }) => ({
    token: input.token,
    delivery: null,
    asked: null,
    outcome: null,
    back: null,
    failure: null,
    refusal: null,
    usedFor: null,
  }),
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'readDelivery',
        input: ({ context }) => ({ token: context.token }),
        onDone: { target: 'ready', actions: withOutput('rememberDelivery') },
        onError: [
          { guard: withFailure('isRefusal'), target: 'refused', actions: withFailure('rememberRefusal') },
          { target: 'unread', actions: withFailure('rememberFailure') },
        ],
      },
      after: { readLimit: { target: 'unread', actions: 'rememberTimeout' } },
    },
    unread: { on: { 'link.retry': { target: 'reading', actions: 'forgetFailure' } } },
    ready: {
      on: {
        'action.take': {
          guard: withEvent('isOffered'),
          target: 'acting',
          actions: [withEvent('rememberAsked'), 'forgetFailure'],
        },
      },
    },
    acting: {
      tags: ['busy', 'settling'],
      invoke: {
        id: 'perform',
        src: 'perform',
        input: ({ context }) => ({
          token: context.token,
          action: context.asked!,
          version: context.delivery!.version,
        }),
        onDone: { target: 'done', actions: withOutput('rememberOutcome') },
        onError: [
          { guard: withFailure('isRefusal'), target: 'refused', actions: withFailure('rememberRefusal') },
          // The delivery has changed: the new version is shown before anything is done.
          { guard: withFailure('isConflict'), target: 'reading', actions: withFailure('rememberFailure') },
          { guard: withFailure('isOutcomeUnknown'), target: 'unsure', actions: withFailure('rememberFailure') },
          { target: 'ready', actions: withFailure('rememberFailure') },
        ],
      },
      after: { saveLimit: { target: 'unsure', actions: 'rememberTimeout' } },
    },
    /** The action may have been done: the outcome must be looked up. */
    unsure: { on: { 'outcome.check': { target: 'checking', actions: 'forgetFailure' } } },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'check',
        src: 'readDelivery',
        input: ({ context }) => ({ token: context.token }),
        // The link still works, so the action was not done: it can be chosen again.
        onDone: { target: 'ready', actions: withOutput('rememberDelivery') },
        onError: [
          { guard: withFailure('isRefusal'), target: 'refused', actions: withFailure('rememberRefusal') },
          { target: 'unsure', actions: withFailure('rememberFailure') },
        ],
      },
      after: { readLimit: { target: 'unsure', actions: 'rememberTimeout' } },
    },
    done: { on: { 'action.undo': { target: 'undoing', actions: 'forgetFailure' } } },
    undoing: {
      tags: ['busy', 'settling'],
      invoke: {
        id: 'undo',
        src: 'undo',
        input: ({ context }) => ({ key: context.outcome!.undoKey }),
        onDone: { target: 'undone', actions: withOutput('rememberBack') },
        onError: [
          { guard: withFailure('isUndoRefusal'), target: 'kept', actions: withFailure('rememberFailure') },
          { guard: withFailure('isOutcomeUnknown'), target: 'undoUnsure', actions: withFailure('rememberFailure') },
          { target: 'done', actions: withFailure('rememberFailure') },
        ],
      },
      after: { saveLimit: { target: 'undoUnsure', actions: 'rememberTimeout' } },
    },
    /** The action may have been undone; undoing it again is safe. */
    undoUnsure: { on: { 'action.undo': { target: 'undoing', actions: 'forgetFailure' } } },
    undone: { type: 'final' },
    kept: { type: 'final' },
    refused: { type: 'final' },
  },
});

export const connectMailAction = (services: MailActionServices) => connect(mailActionMachine, mailActionPort, services);
