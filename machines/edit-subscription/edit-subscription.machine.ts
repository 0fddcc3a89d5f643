import { assign, setup } from 'xstate';
import { MISCALCULATION_CODE, type Failure, timedOut } from '../../domain/failure/index.ts';
import type { Kurus } from '../../domain/money/index.ts';
import type { IntervalDays } from '../../domain/subscription/index.ts';
import {
  ask,
  connect,
  hasCode,
  isCode,
  isConflict,
  isSessionOver,
  limits,
  port,
  type ServicesOf,
  tell,
  withEvent,
  withFailure,
  withOutput,
} from '../kit/index.ts';
import {
  addLine,
  type EditDraft,
  type EditedBox,
  type EditWare,
  isChanged,
  isWhole,
  type PackableProduct,
  removeLine,
  replaceLine,
  setQuantity,
} from './edit-subscription.draft.ts';

/** A subscription as it can be edited. `cycle`: the box that is next; null when its contents are closed. */
export interface EditView {
  id: string;
  version: number;
  name: string;
  cycle: number | null;
  held: EditDraft;
  /** What can be put in, in the order of the catalogue. */
  wares: readonly EditWare[];
  /** What packets can be made of; nothing for a charity. */
  packable: readonly PackableProduct[];
  cards: readonly { id: string; name: string; lastFourDigits: string; isExpired: boolean }[];
}

/** What the next box and the ones after it cost with the draft. `goods`: before discounts, as the server is told it. */
export interface EditPrice {
  goods: Kurus;
  next: EditedBox | null;
  later: EditedBox | null;
}

export interface EditContext {
  id: string;
  view: EditView | null;
  draft: EditDraft | null;
  price: EditPrice | null;
  failure: Failure | null;
}

export type EditEvent =
  | { type: 'line.add'; ware: EditWare }
  | { type: 'line.replace'; key: string; by: EditWare }
  | { type: 'line.remove'; key: string }
  | { type: 'quantity.change'; key: string; quantity: number }
  | { type: 'interval.choose'; intervalDays: IntervalDays }
  | { type: 'card.choose'; cardId: string }
  | { type: 'scope.choose'; scope: EditDraft['scope'] }
  | { type: 'edit.save' }
  | { type: 'edit.discard' }
  | { type: 'edit.keep' }
  | { type: 'price.retry' }
  | { type: 'view.refresh' }
  | { type: 'session.restored' };

const editPort = port({
  /** The subscription, the catalogue and the cards. Rejects with kind `notFound` when it is not this account's. */
  readEdit: ask<{ id: string }, EditView>(),
  /** What the boxes would cost. Rejects with the refusal that saving would meet. */
  priceEdit: ask<{ view: EditView; draft: EditDraft }, EditPrice>(),
  /** Rejects with CONFLICT_VERSION, CUTOFF_PASSED, MISCALCULATION or ITEM_UNAVAILABLE. Spec §7. */
  saveEdit: ask<{ view: EditView; draft: EditDraft; price: EditPrice }, EditView>(),
  /** A subscription holds what cannot be sold on. Spec §6. */
  reportUnsold: tell<{ id: string; keys: readonly string[] }>(),
});

export type EditServices = ServicesOf<typeof editPort>;

const unsoldIn = ({ lines }: EditDraft) => lines.filter(({ problem }) => problem !== null).map(({ key }) => key);
type Read = { output: EditView };

const editSetup = setup({
  types: {} as {
    context: EditContext;
    events: EditEvent;
    input: { id: string };
    tags: 'busy' | 'form';
    children: { read: 'readEdit'; reread: 'readEdit'; price: 'priceEdit'; save: 'saveEdit' };
  },
  actors: editPort.actors,
  guards: {
    isUnsold: (_, { output }: Read) => unsoldIn(output.held).length > 0,
    isUnread: ({ context: { draft } }) => draft === null,
    isUnchanged: ({ context: { view, draft } }) => !isChanged(draft!, view!.held),
    isIncomplete: ({ context: { view, draft } }) => !isWhole(draft!, view!.held),
    isDone: ({ context: { draft } }, { output }: Read) => !isChanged(draft!, output.held),
    isOther: ({ context: { view } }, { output }: Read) => view?.version !== output.version,
    isSessionOver,
    isConflict,
    isCode,
    isGone: (_, { failure }: { failure: Failure }) => failure.kind === 'notFound',
    isUnclear: (_, { failure }: { failure: Failure }) =>
      ['offline', 'timeout', 'unavailable', 'bug'].includes(failure.kind),
  },
  actions: {
    reportUnsold: editPort.actions.reportUnsold,
    begin: assign((_, { output }: Read) => ({ view: output, draft: output.held, price: null })),
    rememberView: assign((_, { output }: Read) => ({ view: output })),
    rememberPrice: assign((_, { output }: { output: EditPrice }) => ({ price: output })),
    edit: assign(({ context: { draft } }, event: EditEvent) => {
      const { lines } = draft!;
      switch (event.type) {
        case 'line.add':
          return { draft: { ...draft!, lines: addLine(lines, event.ware) } };
        case 'line.replace':
          return { draft: { ...draft!, lines: replaceLine(lines, event.key, event.by) } };
        case 'line.remove':
          return { draft: { ...draft!, lines: removeLine(lines, event.key) } };
        case 'quantity.change':
          return { draft: { ...draft!, lines: setQuantity(lines, event.key, event.quantity) } };
        case 'interval.choose':
          return { draft: { ...draft!, intervalDays: event.intervalDays } };
        case 'card.choose':
          return { draft: { ...draft!, cardId: event.cardId } };
        case 'scope.choose':
          return { draft: { ...draft!, scope: event.scope } };
        default:
          return {};
      }
    }),
    discard: assign(({ context: { view } }) => ({ draft: view!.held })),
    forgetPrice: assign({ price: null }),
    rememberFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    rememberTimeout: assign({ failure: timedOut() }),
    forgetFailure: assign({ failure: null }),
  },
  delays: { ...limits, typingPause: 400 },
});

const edited = {
  target: '#editSubscription.editing',
  actions: ['forgetPrice', 'forgetFailure', withEvent('edit')],
} as const;
const edits = {
  'line.add': edited,
  'line.replace': edited,
  'line.remove': edited,
  'quantity.change': edited,
  'interval.choose': edited,
  'card.choose': edited,
  'scope.choose': edited,
  'edit.discard': {
    target: '#editSubscription.editing.unchanged',
    actions: ['forgetPrice', 'forgetFailure', 'discard'],
  },
} as const;
const report = {
  type: 'reportUnsold',
  params: ({ event }: { event: { output: EditView } }) => ({ id: event.output.id, keys: unsoldIn(event.output.held) }),
} as const;

export const editSubscriptionMachine = editSetup.createMachine({
  id: 'editSubscription',
  initial: 'reading',
  context: ({ input: { id } }) => ({ id, view: null, draft: null, price: null, failure: null }),
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'readEdit',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          { guard: withOutput('isUnsold'), target: 'editing.unchanged', actions: [withOutput('begin'), report] },
          { target: 'editing.unchanged', actions: withOutput('begin') },
        ],
        onError: [
          { guard: withFailure('isSessionOver'), target: 'suspended' },
          { guard: withFailure('isGone'), target: 'left' },
          { target: 'unreadable', actions: withFailure('rememberFailure') },
        ],
      },
      after: { readLimit: { target: 'unreadable', actions: 'rememberTimeout' } },
    },
    unreadable: { on: { 'view.refresh': { target: 'reading', actions: 'forgetFailure' } } },
    editing: {
      tags: 'form',
      initial: 'judging',
      on: edits,
      states: {
        judging: {
          always: [
            { guard: 'isUnchanged', target: 'unchanged' },
            { guard: 'isIncomplete', target: 'incomplete' },
            { target: 'waiting' },
          ],
        },
        unchanged: {},
        incomplete: {},
        saved: {},
        waiting: { after: { typingPause: { target: 'pricing' } } },
        pricing: {
          tags: 'busy',
          invoke: {
            id: 'price',
            src: 'priceEdit',
            input: ({ context: { view, draft } }) => ({ view: view!, draft: draft! }),
            onDone: { target: 'priced', actions: withOutput('rememberPrice') },
            onError: [
              { guard: withFailure('isSessionOver'), target: '#editSubscription.suspended' },
              { target: 'priceless', actions: withFailure('rememberFailure') },
            ],
          },
          after: { readLimit: { target: 'priceless', actions: 'rememberTimeout' } },
        },
        priceless: { on: { 'price.retry': { target: 'pricing', actions: 'forgetFailure' } } },
        priced: { on: { 'edit.save': { target: '#editSubscription.saving', actions: 'forgetFailure' } } },
      },
    },
    saving: {
      tags: ['busy', 'form'],
      invoke: {
        id: 'save',
        src: 'saveEdit',
        input: ({ context: { view, draft, price } }) => ({ view: view!, draft: draft!, price: price! }),
        onDone: { target: 'editing.saved', actions: withOutput('begin') },
        onError: [
          { guard: withFailure('isSessionOver'), target: 'suspended' },
          { guard: withFailure('isConflict'), target: 'reloading', actions: withFailure('rememberFailure') },
          { guard: withFailure('isUnclear'), target: 'reloading', actions: withFailure('rememberFailure') },
          // The price on the screen is not the shop's any more: it is asked for anew, and said.
          {
            guard: hasCode(MISCALCULATION_CODE),
            target: 'editing.pricing',
            actions: ['forgetPrice', withFailure('rememberFailure')],
          },
          { target: 'editing.priceless', actions: ['forgetPrice', withFailure('rememberFailure')] },
        ],
      },
      after: { saveLimit: { target: 'reloading', actions: 'rememberTimeout' } },
    },
    /** How it stands by now, with the draft kept. */
    reloading: {
      tags: ['busy', 'form'],
      invoke: {
        id: 'reread',
        src: 'readEdit',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          { guard: withOutput('isDone'), target: 'editing.saved', actions: ['forgetFailure', withOutput('begin')] },
          { guard: withOutput('isOther'), target: 'conflicted', actions: withOutput('rememberView') },
          { target: 'editing', actions: ['forgetPrice', withOutput('rememberView')] },
        ],
        onError: [
          { guard: withFailure('isSessionOver'), target: 'suspended' },
          { guard: withFailure('isGone'), target: 'left' },
          { target: 'stuck', actions: withFailure('rememberFailure') },
        ],
      },
      after: { readLimit: { target: 'stuck', actions: 'rememberTimeout' } },
    },
    /** The draft is here, and how it stands is not known. */
    stuck: { tags: 'form', on: { 'view.refresh': { target: 'reloading', actions: 'forgetFailure' } } },
    conflicted: {
      tags: 'form',
      on: {
        'edit.keep': { target: 'editing', actions: ['forgetPrice', 'forgetFailure'] },
        'edit.discard': { target: 'editing.unchanged', actions: ['forgetPrice', 'forgetFailure', 'discard'] },
      },
    },
    suspended: {
      on: {
        'session.restored': [
          { guard: 'isUnread', target: 'reading' },
          { target: 'reloading', actions: 'forgetFailure' },
        ],
      },
    },
    left: { type: 'final' },
  },
});

export const connectEditSubscription = (services: EditServices) => connect(editSubscriptionMachine, editPort, services);
