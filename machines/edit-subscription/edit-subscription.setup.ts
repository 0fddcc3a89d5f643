import { assign, setup } from 'xstate';
import { type Failure, timedOut } from '../../domain/failure/index.ts';
import type { Kurus } from '../../domain/money/index.ts';
import type { IntervalDays } from '../../domain/subscription/index.ts';
import {
  ask,
  isCode,
  isConflict,
  isOutcomeUnknown,
  isSessionOver,
  limits,
  port,
  type ServicesOf,
  tell,
} from '../kit/index.ts';
import {
  addLine,
  draftAgain,
  type EditDraft,
  type EditedBox,
  type EditWare,
  isChanged,
  isWhole,
  type KeptDraft,
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

export interface EditInput {
  id: string;
  /** What this customer left unsaved; null without such. */
  kept: KeptDraft | null;
}

export interface EditContext extends EditInput {
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

export const editPort = port({
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

type Read = { output: EditView };

const base = setup({
  types: {} as {
    context: EditContext;
    events: EditEvent;
    input: EditInput;
    tags: 'busy' | 'form';
    children: { read: 'readEdit'; reread: 'readEdit'; price: 'priceEdit'; save: 'saveEdit' };
  },
  actors: editPort.actors,
  guards: {
    isKeptOver: ({ context: { kept } }, { output }: Read) =>
      kept !== null && kept.version !== output.version && isChanged(draftAgain(kept, output), output.held),
    isUnread: ({ context: { draft } }) => draft === null,
    isUnchanged: ({ context: { view, draft } }) => !isChanged(draft!, view!.held),
    isIncomplete: ({ context: { view, draft } }) => !isWhole(draft!, view!.held),
    isDone: ({ context: { draft } }, { output }: Read) => !isChanged(draft!, output.held),
    isOther: ({ context: { view } }, { output }: Read) => view?.version !== output.version,
    isSessionOver,
    isConflict,
    isCode,
    isGone: (_, { failure }: { failure: Failure }) => failure.kind === 'notFound',
    isUnclear: isOutcomeUnknown,
  },
  actions: {
    reportUnsold: editPort.actions.reportUnsold,
    begin: assign(({ context: { kept } }, { output }: Read) => ({
      view: output,
      draft: kept ? draftAgain(kept, output) : output.held,
      kept: null,
    })),
    finish: assign((_, { output }: Read) => ({ view: output, draft: output.held, price: null })),
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

export const editSetup = base.extend({
  actions: {
    reportWhatIsUnsold: base.enqueueActions(({ enqueue, context: { id, view } }) => {
      const keys = view!.held.lines.filter(({ problem }) => problem !== null).map(({ key }) => key);
      if (keys.length > 0) enqueue({ type: 'reportUnsold', params: { id, keys } });
    }),
  },
});
