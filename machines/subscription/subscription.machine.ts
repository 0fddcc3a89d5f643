import { assign, setup } from 'xstate';
import { type Failure, type FieldError, timedOut } from '../../domain/failure/index.ts';
import {
  ask,
  connect,
  isConflict,
  isOutcomeUnknown,
  isSessionOver,
  limits,
  port,
  type ServicesOf,
  withEvent,
  withFailure,
  withOutput,
} from '../kit/index.ts';
import { canAsk, isAsAsked, nameErrors, reasonErrors } from './subscription.asks.ts';
import type {
  ActionField,
  ActionPreview,
  ActionReason,
  CustomerAction,
  SubscriptionDialog,
  SubscriptionView,
} from './subscription.types.ts';

export interface SubscriptionInput {
  id: string;
  /** True on the account's own page, to which the other pages return. */
  isHome: boolean;
}

export interface SubscriptionContext extends SubscriptionInput {
  view: SubscriptionView | null;
  /** Which dialog is open. */
  dialog: SubscriptionDialog | null;
  /** The action that is chosen, previewed or sent. */
  action: CustomerAction | null;
  /** The text in the open dialog: a reason, or the note of a gift. */
  because: ActionReason | null;
  preview: ActionPreview | null;
  errors: readonly FieldError<ActionField>[];
  failure: Failure | null;
  /** The last action that was done, while the page is open. */
  done: CustomerAction['kind'] | 'undo' | null;
}

/** A dialog with a choice is open, the subscription still allows the action, and it is not done yet. */
const isLeft = ({ dialog, action, because }: SubscriptionContext, view: SubscriptionView) =>
  dialog !== null && action !== null && canAsk(view, action.kind) && !isAsAsked(view, action, because);

export type SubscriptionEvent =
  | { type: 'dialog.open'; dialog: SubscriptionDialog }
  | { type: 'dialog.close' }
  | { type: 'action.choose'; action: CustomerAction }
  | { type: 'action.write'; because: ActionReason }
  /** Sends the previewed action. */
  | { type: 'action.confirm'; because: ActionReason | null }
  /** Sends an action without a preview. */
  | { type: 'action.do'; action: CustomerAction }
  | { type: 'action.undo' }
  | { type: 'view.refresh' }
  | { type: 'session.restored' };

type Confirm = Extract<SubscriptionEvent, { type: 'action.confirm' }>;
type Do = Extract<SubscriptionEvent, { type: 'action.do' }>;
type Choose = Extract<SubscriptionEvent, { type: 'action.choose' }>;
type Write = Extract<SubscriptionEvent, { type: 'action.write' }>;

/** Dialogs whose input is worth restoring after an interruption; the others need one press. */
const worked: ReadonlySet<SubscriptionDialog> = new Set(['sendTo', 'extras', 'rename', 'cancel']);
const closed = { dialog: null, action: null, because: null, preview: null };
/** Dialogs that send the action without a preview. */
const plain: ReadonlySet<SubscriptionDialog> = new Set(['rename', 'card', 'address']);

const subscriptionPort = port({
  /** The subscription with its next deliveries. Rejects with a `Failure`; kind `notFound` when it is not this account's. */
  readSubscription: ask<{ id: string }, SubscriptionView>(),
  /** The deliveries before and after an action. Rejects with the refusal that the action itself would meet. */
  previewAction: ask<{ view: SubscriptionView; action: CustomerAction }, ActionPreview>(),
  /** Performs it and answers the new subscription. Rejects with CONFLICT_VERSION for an outdated `view`. Spec §7. */
  performAction: ask<
    { view: SubscriptionView; action: CustomerAction; because: ActionReason | null },
    SubscriptionView
  >(),
  /** Undoes the newest action. Rejects with NOTHING_TO_UNDO, CUTOFF_PASSED or CONFLICT_VERSION. */
  undoAction: ask<{ view: SubscriptionView }, SubscriptionView>(),
});

export type SubscriptionServices = ServicesOf<typeof subscriptionPort>;

const subscriptionSetup = setup({
  types: {} as {
    context: SubscriptionContext;
    events: SubscriptionEvent;
    input: SubscriptionInput;
    /** `settling`: an action was sent; leaving the page does not cancel it. */
    tags: 'busy' | 'shown' | 'settling';
    children: { read: 'readSubscription'; preview: 'previewAction'; perform: 'performAction'; undo: 'undoAction' };
  },
  actors: subscriptionPort.actors,
  guards: {
    isInvalid: ({ context: { view, action } }, { because }: Confirm) =>
      reasonErrors(view!, action!, because).length > 0,
    isNameless: (_, { action }: Do) => nameErrors(action).length > 0,
    isUndoable: ({ context }) => context.view?.undoable !== null,
    isOffered: ({ context: { view } }, { action }: Choose | Do) => canAsk(view!, action.kind),
    isOpen: ({ context }) => context.dialog !== null,
    isPlainLeft: ({ context }, { output }: { output: SubscriptionView }) =>
      isLeft(context, output) && plain.has(context.dialog!),
    isLeftOpen: ({ context }, { output }: { output: SubscriptionView }) => isLeft(context, output),
    /** Spec §2: a customer whose newest order could not be read is led to the account. */
    isLost: ({ context }, { output }: { output: SubscriptionView }) => output.lastOrder === null && !context.isHome,
    isSessionOver,
    isConflict,
    isGone: (_, { failure }: { failure: Failure }) => failure.kind === 'notFound',
    /** The action may have been done. */
    isUnclear: isOutcomeUnknown,
  },
  actions: {
    rememberView: assign((_, { output }: { output: SubscriptionView }) => ({ view: output })),
    rememberPreview: assign((_, { output }: { output: ActionPreview }) => ({ preview: output })),
    openDialog: assign((_, { dialog }: { dialog: SubscriptionDialog }) => ({ dialog, action: null, because: null })),
    write: assign((_, { because }: Write) => ({ because })),
    keepConfirmed: assign(({ context }, { because }: Confirm) => ({ because: because ?? context.because })),
    choose: assign((_, { action }: Choose | Do) => ({ action })),
    finish: assign(({ context }) => ({ done: context.action?.kind ?? null, ...closed })),
    finishUndo: assign({ done: 'undo' }),
    putAway: assign(closed),
    setAside: assign(({ context: { dialog } }) => (dialog !== null && worked.has(dialog) ? { preview: null } : closed)),
    showReasonErrors: assign(({ context: { view, action } }, { because }: Confirm) => ({
      errors: reasonErrors(view!, action!, because),
    })),
    showNameErrors: assign((_, { action }: Do) => ({ errors: nameErrors(action) })),
    rememberFailure: assign((_, { failure }: { failure: Failure }) => ({
      failure,
      errors: (failure.fields ?? []) as readonly FieldError<ActionField>[],
    })),
    rememberTimeout: assign({ failure: timedOut() }),
    forgetTroubles: assign({ failure: null, errors: [], preview: null, done: null }),
    forgetFailure: assign({ failure: null, errors: [], done: null }),
  },
  delays: limits,
});

const opening = { target: '#subscription.choosing', actions: ['forgetTroubles', withEvent('openDialog')] } as const;
const choosing = {
  guard: withEvent('isOffered'),
  target: '#subscription.previewing',
  actions: ['forgetTroubles', withEvent('choose')],
} as const;
const closing = { target: '#subscription.shown', actions: ['putAway', 'forgetTroubles'] } as const;
const doing = [
  { guard: withEvent('isNameless'), actions: withEvent('showNameErrors') },
  {
    guard: withEvent('isOffered'),
    target: '#subscription.performing',
    actions: ['forgetTroubles', withEvent('choose')],
  },
] as const;
/** An open dialog may be closed, or replaced by another one. */
const inDialog = { 'dialog.open': opening, 'action.choose': choosing, 'dialog.close': closing } as const;

/** The action may have been done: it is not sent again, the subscription is read. Typed input stays. */
const reread = ['setAside', withFailure('rememberFailure')] as const;

export const subscriptionMachine = subscriptionSetup.createMachine({
  id: 'subscription',
  initial: 'reading',
  context: ({ input }) => ({
    ...input,
    ...closed,
    view: null,
    errors: [],
    failure: null,
    done: null,
  }),
  on: { 'action.write': { guard: 'isOpen', actions: withEvent('write') } },
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'readSubscription',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          { guard: withOutput('isLost'), target: 'left' },
          { guard: withOutput('isPlainLeft'), target: 'choosing', actions: withOutput('rememberView') },
          { guard: withOutput('isLeftOpen'), target: 'previewing', actions: withOutput('rememberView') },
          { target: 'shown', actions: ['putAway', withOutput('rememberView')] },
        ],
        onError: [
          { guard: withFailure('isSessionOver'), target: 'suspended' },
          { guard: withFailure('isGone'), target: 'left' },
          { target: 'unreadable', actions: withFailure('rememberFailure') },
        ],
      },
      after: { readLimit: { target: 'unreadable', actions: 'rememberTimeout' } },
      on: { 'dialog.close': { actions: 'putAway' } },
    },
    unreadable: { on: { 'view.refresh': { target: 'reading', actions: 'forgetTroubles' } } },
    shown: {
      tags: 'shown',
      on: {
        'dialog.open': opening,
        'action.do': doing,
        'action.undo': { guard: 'isUndoable', target: 'undoing', actions: 'forgetTroubles' },
        'view.refresh': { target: 'reading', actions: 'forgetTroubles' },
      },
    },
    choosing: { tags: 'shown', on: { ...inDialog, 'action.do': doing } },
    previewing: {
      tags: ['shown', 'busy'],
      invoke: {
        id: 'preview',
        src: 'previewAction',
        input: ({ context: { view, action } }) => ({ view: view!, action: action! }),
        onDone: { target: 'previewed', actions: withOutput('rememberPreview') },
        onError: [
          { guard: withFailure('isSessionOver'), target: 'suspended' },
          { guard: withFailure('isConflict'), target: 'reading', actions: reread },
          { target: 'refused', actions: withFailure('rememberFailure') },
        ],
      },
      after: { readLimit: { target: 'refused', actions: 'rememberTimeout' } },
      on: {
        ...inDialog,
        'action.choose': { ...choosing, reenter: true },
      },
    },
    previewed: {
      tags: 'shown',
      on: {
        ...inDialog,
        'action.confirm': [
          { guard: withEvent('isInvalid'), actions: withEvent('showReasonErrors') },
          { target: 'performing', actions: ['forgetFailure', withEvent('keepConfirmed')] },
        ],
      },
    },
    refused: { tags: 'shown', on: { ...inDialog, 'action.do': doing } },
    performing: {
      tags: ['shown', 'busy', 'settling'],
      invoke: {
        id: 'perform',
        src: 'performAction',
        input: ({ context: { view, action }, event }) => ({
          view: view!,
          action: action!,
          because: event.type === 'action.confirm' ? event.because : null,
        }),
        onDone: { target: 'shown', actions: [withOutput('rememberView'), 'finish'] },
        onError: [
          { guard: withFailure('isSessionOver'), target: 'suspended' },
          { guard: withFailure('isConflict'), target: 'reading', actions: reread },
          { guard: withFailure('isUnclear'), target: 'reading', actions: reread },
          { target: 'refused', actions: withFailure('rememberFailure') },
        ],
      },
      after: { saveLimit: { target: 'reading', actions: ['setAside', 'rememberTimeout'] } },
    },
    undoing: {
      tags: ['shown', 'busy', 'settling'],
      invoke: {
        id: 'undo',
        src: 'undoAction',
        input: ({ context: { view } }) => ({ view: view! }),
        onDone: { target: 'shown', actions: [withOutput('rememberView'), 'finishUndo'] },
        onError: [
          { guard: withFailure('isSessionOver'), target: 'suspended' },
          { target: 'reading', actions: withFailure('rememberFailure') },
        ],
      },
      after: { saveLimit: { target: 'reading', actions: 'rememberTimeout' } },
    },
    /** Another account's subscription, or its newest order cannot be read: the page leads to the account. Spec §2. */
    left: { type: 'final' },
    suspended: { on: { 'session.restored': { target: 'reading', actions: 'forgetTroubles' } } },
  },
});

export const connectSubscription = (services: SubscriptionServices) =>
  connect(subscriptionMachine, subscriptionPort, services);
