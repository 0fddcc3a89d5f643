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
  ActField,
  ActPreview,
  ActReason,
  SubscriptionAct,
  SubscriptionDialog,
  SubscriptionView,
} from './subscription.types.ts';

export interface SubscriptionInput {
  id: string;
  /** On the account's own page, to which the others lead back. */
  isHome: boolean;
}

export interface SubscriptionContext extends SubscriptionInput {
  view: SubscriptionView | null;
  /** Which dialog is open. */
  dialog: SubscriptionDialog | null;
  /** What is looked at, or asked for. */
  act: SubscriptionAct | null;
  /** What is written beside the choice in the open dialog: why, or the note of a gift. */
  because: ActReason | null;
  preview: ActPreview | null;
  errors: readonly FieldError<ActField>[];
  failure: Failure | null;
  /** What was done last, while its page is open. */
  done: SubscriptionAct['kind'] | 'undo' | null;
}

/** A choice was left open, the subscription allows it, and it is not done yet. */
const isLeft = ({ dialog, act, because }: SubscriptionContext, view: SubscriptionView) =>
  dialog !== null && act !== null && canAsk(view, act.kind) && !isAsAsked(view, act, because);

export type SubscriptionEvent =
  | { type: 'dialog.open'; dialog: SubscriptionDialog }
  | { type: 'dialog.close' }
  | { type: 'act.choose'; act: SubscriptionAct }
  | { type: 'act.write'; because: ActReason }
  /** What was previewed is wanted. */
  | { type: 'act.confirm'; because: ActReason | null }
  /** An act that shows its result by itself. */
  | { type: 'act.do'; act: SubscriptionAct }
  | { type: 'act.undo' }
  | { type: 'view.refresh' }
  | { type: 'session.restored' };

type Confirm = Extract<SubscriptionEvent, { type: 'act.confirm' }>;
type Do = Extract<SubscriptionEvent, { type: 'act.do' }>;
type Choose = Extract<SubscriptionEvent, { type: 'act.choose' }>;
type Write = Extract<SubscriptionEvent, { type: 'act.write' }>;

/** In these, what was written or picked together is lost when they close; other dialogs hold one press. */
const worked: ReadonlySet<SubscriptionDialog> = new Set(['sendTo', 'extras', 'rename', 'cancel']);
const closed = { dialog: null, act: null, because: null, preview: null };
/** These ask at once for what is chosen in them, without a preview. */
const plain: ReadonlySet<SubscriptionDialog> = new Set(['rename', 'card', 'address']);

const subscriptionPort = port({
  /** The subscription with its next deliveries. Rejects with a `Failure`; kind `notFound` when it is not this account's. */
  readSubscription: ask<{ id: string }, SubscriptionView>(),
  /** What an act would change, deliveries before and after. Rejects with the refusal that the act itself would meet. */
  previewAct: ask<{ view: SubscriptionView; act: SubscriptionAct }, ActPreview>(),
  /** Does it and answers the subscription afterwards. Rejects with CONFLICT_VERSION where the subscription is another by now. Spec §7. */
  performAct: ask<{ view: SubscriptionView; act: SubscriptionAct; because: ActReason | null }, SubscriptionView>(),
  /** Puts back what the newest act changed. Rejects with NOTHING_TO_UNDO, CUTOFF_PASSED or CONFLICT_VERSION. */
  undoAct: ask<{ view: SubscriptionView }, SubscriptionView>(),
});

export type SubscriptionServices = ServicesOf<typeof subscriptionPort>;

const subscriptionSetup = setup({
  types: {} as {
    context: SubscriptionContext;
    events: SubscriptionEvent;
    input: SubscriptionInput;
    /** `settling`: leaving the page does not give it up. */
    tags: 'busy' | 'shown' | 'settling';
    children: { read: 'readSubscription'; preview: 'previewAct'; perform: 'performAct'; undo: 'undoAct' };
  },
  actors: subscriptionPort.actors,
  guards: {
    isInvalid: ({ context: { view, act } }, { because }: Confirm) => reasonErrors(view!, act!, because).length > 0,
    isNameless: (_, { act }: Do) => nameErrors(act).length > 0,
    isUndoable: ({ context }) => context.view?.undoable !== null,
    isOffered: ({ context: { view } }, { act }: Choose | Do) => canAsk(view!, act.kind),
    isOpen: ({ context }) => context.dialog !== null,
    isPlainLeft: ({ context }, { output }: { output: SubscriptionView }) =>
      isLeft(context, output) && plain.has(context.dialog!),
    isLeftOpen: ({ context }, { output }: { output: SubscriptionView }) => isLeft(context, output),
    /** Spec §2: a customer whose newest order could not be read is led to the account. */
    isLost: ({ context }, { output }: { output: SubscriptionView }) => output.lastOrder === null && !context.isHome,
    isSessionOver,
    isConflict,
    isGone: (_, { failure }: { failure: Failure }) => failure.kind === 'notFound',
    /** It may have been done all the same. */
    isUnclear: isOutcomeUnknown,
  },
  actions: {
    rememberView: assign((_, { output }: { output: SubscriptionView }) => ({ view: output })),
    rememberPreview: assign((_, { output }: { output: ActPreview }) => ({ preview: output })),
    openDialog: assign((_, { dialog }: { dialog: SubscriptionDialog }) => ({ dialog, act: null, because: null })),
    write: assign((_, { because }: Write) => ({ because })),
    keepConfirmed: assign(({ context }, { because }: Confirm) => ({ because: because ?? context.because })),
    choose: assign((_, { act }: Choose | Do) => ({ act })),
    finish: assign(({ context }) => ({ done: context.act?.kind ?? null, ...closed })),
    finishUndo: assign({ done: 'undo' }),
    putAway: assign(closed),
    setAside: assign(({ context: { dialog } }) => (dialog !== null && worked.has(dialog) ? { preview: null } : closed)),
    showReasonErrors: assign(({ context: { view, act } }, { because }: Confirm) => ({
      errors: reasonErrors(view!, act!, because),
    })),
    showNameErrors: assign((_, { act }: Do) => ({ errors: nameErrors(act) })),
    rememberFailure: assign((_, { failure }: { failure: Failure }) => ({
      failure,
      errors: (failure.fields ?? []) as readonly FieldError<ActField>[],
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
/** An open dialog may be left for another one, or for none. */
const inDialog = { 'dialog.open': opening, 'act.choose': choosing, 'dialog.close': closing } as const;

/** What may have been done is not asked for again: the subscription is read. What was written stays. */
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
  on: { 'act.write': { guard: 'isOpen', actions: withEvent('write') } },
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
        'act.do': doing,
        'act.undo': { guard: 'isUndoable', target: 'undoing', actions: 'forgetTroubles' },
        'view.refresh': { target: 'reading', actions: 'forgetTroubles' },
      },
    },
    choosing: { tags: 'shown', on: { ...inDialog, 'act.do': doing } },
    previewing: {
      tags: ['shown', 'busy'],
      invoke: {
        id: 'preview',
        src: 'previewAct',
        input: ({ context: { view, act } }) => ({ view: view!, act: act! }),
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
        'act.choose': { ...choosing, reenter: true },
      },
    },
    previewed: {
      tags: 'shown',
      on: {
        ...inDialog,
        'act.confirm': [
          { guard: withEvent('isInvalid'), actions: withEvent('showReasonErrors') },
          { target: 'performing', actions: ['forgetFailure', withEvent('keepConfirmed')] },
        ],
      },
    },
    refused: { tags: 'shown', on: { ...inDialog, 'act.do': doing } },
    performing: {
      tags: ['shown', 'busy', 'settling'],
      invoke: {
        id: 'perform',
        src: 'performAct',
        input: ({ context: { view, act }, event }) => ({
          view: view!,
          act: act!,
          because: event.type === 'act.confirm' ? event.because : null,
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
        src: 'undoAct',
        input: ({ context: { view } }) => ({ view: view! }),
        onDone: { target: 'shown', actions: [withOutput('rememberView'), 'finishUndo'] },
        onError: [
          { guard: withFailure('isSessionOver'), target: 'suspended' },
          { target: 'reading', actions: withFailure('rememberFailure') },
        ],
      },
      after: { saveLimit: { target: 'reading', actions: 'rememberTimeout' } },
    },
    /** Not this account's, or its newest order cannot be read: the account itself leads on. Spec §2. */
    left: { type: 'final' },
    suspended: { on: { 'session.restored': { target: 'reading', actions: 'forgetTroubles' } } },
  },
});

export const connectSubscription = (services: SubscriptionServices) =>
  connect(subscriptionMachine, subscriptionPort, services);
