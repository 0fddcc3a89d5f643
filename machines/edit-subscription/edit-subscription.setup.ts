import { assign, setup } from 'xstate';
import { type Failure, timedOut } from '../../domain/failure/index.ts';
import type { Kurus } from '../../domain/money/index.ts';
import type { IntervalDays } from '../../domain/subscription/index.ts';
import type { ActionPreview } from '../subscription/index.ts';
import { ask, isSessionOver, limits, port, type ServicesOf, notify } from '../kit/index.ts';
import {
  addLine,
  draftAgain,
  type EditDraft,
  type EditLine,
  type EditItem,
  isChanged,
  isWhole,
  type KeptDraft,
  type PackableProduct,
  removeLine,
  replaceLine,
  setQuantity,
  type TakenLine,
} from './edit-subscription.draft.ts';
import { type LeavingLine, leavingWith, type OfferedLine, takeOver, withoutGone } from './edit-subscription.offer.ts';

/** A subscription as it can be edited. `cycle`: the box that is next; null when its contents are closed. */
export interface EditView {
  id: string;
  version: number;
  name: string;
  cycle: number | null;
  stored: EditDraft;
  /** A box waits for its money: a card that is chosen now is asked for it the next morning. */
  isDue: boolean;
  /** What is in that box, without extras; null as `cycle`. */
  next: readonly EditLine[] | null;
  /** What can be put in, in the order of the catalogue. */
  items: readonly EditItem[];
  /** What packets can be made of; nothing for a charity. */
  packable: readonly PackableProduct[];
  cards: readonly { id: string; name: string; lastFourDigits: string; isExpired: boolean }[];
  /** What one of a line is charged at in the next box, by its key: who has a thing already keeps its price. */
  charged: Readonly<Record<string, Kurus>>;
}

/** The next boxes without the draft and with it. `goods`: before discounts, as the server gets it. */
export interface EditPrice extends ActionPreview {
  goods: Kurus;
}

export interface EditInput {
  id: string;
  /** What this customer left unsaved; null without such. */
  kept: KeptDraft | null;
  /** What of the cart could come in a box. */
  cart: readonly OfferedLine[];
  /** Whether it is to be put into this one. */
  isOffered: boolean;
}

export interface EditContext extends EditInput {
  view: EditView | null;
  draft: EditDraft | null;
  /** What of the cart was put into the draft; once it is saved, what has left the cart. */
  taken: readonly TakenLine[];
  /** What of the cart cannot come in a box. */
  refused: readonly OfferedLine[];
  price: EditPrice | null;
  failure: Failure | null;
}

export type EditEvent =
  | { type: 'line.add'; item: EditItem }
  | { type: 'line.replace'; key: string; by: EditItem }
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
  reportUnsold: notify<{ id: string; keys: readonly string[] }>(),
  /** These are in the box now. Once for each version that was edited, whichever tab is first. */
  takeFromCart: notify<{ id: string; version: number; lines: readonly LeavingLine[] }>(),
});

export type EditServices = ServicesOf<typeof editPort>;

type Read = { output: EditView };

/** A draft that was saved. What is for the next box alone does not show in what every box holds. */
const savedOf = (draft: EditDraft, { stored }: EditView) => (draft.scope === 'once' ? draft : stored);

const base = setup({
  types: {} as {
    context: EditContext;
    events: EditEvent;
    input: EditInput;
    /** `settling`: what was asked for may be done, and is not known to be: leaving the page does not end it. */
    tags: 'busy' | 'form' | 'settling';
    children: { read: 'readEdit'; reread: 'readEdit'; price: 'priceEdit'; save: 'saveEdit' };
  },
  actors: editPort.actors,
  guards: {
    isKeptOver: ({ context: { kept } }, { output }: Read) =>
      kept !== null && kept.version !== output.version && isChanged(draftAgain(kept, output), output),
    /** What was left has been saved meanwhile, and its answer was not received. */
    isKeptSaved: ({ context: { kept } }, { output }: Read) =>
      kept !== null &&
      kept.version !== output.version &&
      leavingWith(kept.taken, kept.draft.lines).length > 0 &&
      !isChanged(draftAgain(kept, output), output),
    isUnread: ({ context: { draft } }) => draft === null,
    isUnchanged: ({ context: { view, draft } }) => !isChanged(draft!, view!),
    isIncomplete: ({ context: { view, draft } }) => !isWhole(draft!, view!),
    isOther: ({ context: { view } }, { output }: Read) => view!.version !== output.version,
    isDone: ({ context: { view, draft } }, { output }: Read) =>
      view!.version !== output.version && !isChanged(draft!, output),
    isSessionOver,
    isGone: (_, { failure }: { failure: Failure }) => failure.kind === 'notFound',
  },
  actions: {
    ...editPort.actions,
    begin: assign(({ context: { kept, cart, isOffered } }, { output }: Read) => {
      const draft = kept ? draftAgain(kept, output) : output.stored;
      const left = { lines: draft.lines, taken: kept?.taken ?? [] };
      // Of an older version it is not known whether what left the cart is in the box by now.
      const own = kept?.version === output.version ? withoutGone(left, cart) : left;
      const { lines, taken, refused } = takeOver(own, isOffered ? cart : [], output);
      return { view: output, draft: { ...draft, lines }, taken, refused, kept: null, isOffered: false };
    }),
    beginSaved: assign(({ context: { kept } }, { output }: Read) => ({
      view: output,
      draft: savedOf(draftAgain(kept!, output), output),
      taken: kept!.taken,
      kept: null,
      isOffered: false,
    })),
    finish: assign(({ context: { draft } }, { output }: Read) => ({
      view: output,
      draft: savedOf(draft!, output),
      price: null,
    })),
    /** The draft is of what can be had by now, at its prices. */
    rememberView: assign(({ context: { draft } }, { output }: Read) => ({
      view: output,
      draft: draftAgain({ draft: draft! }, output),
    })),
    rememberPrice: assign((_, { output }: { output: EditPrice }) => ({ price: output })),
    edit: assign(({ context: { draft } }, event: EditEvent) => {
      const { lines } = draft!;
      switch (event.type) {
        case 'line.add':
          return { draft: { ...draft!, lines: addLine(lines, event.item) } };
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
    discard: assign(({ context: { view } }) => ({ draft: view!.stored, taken: [], refused: [] })),
    forgetTaken: assign({ taken: [], refused: [] }),
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
      const keys = view!.stored.lines.filter(({ problem }) => problem !== null).map(({ key }) => key);
      if (keys.length > 0) enqueue({ type: 'reportUnsold', params: { id, keys } });
    }),
    takeWhatIsSaved: base.enqueueActions(({ enqueue, context: { id, kept, view, draft, taken } }) => {
      const saved = kept ?? { version: view!.version, draft: draft!, taken };
      const lines = leavingWith(saved.taken, saved.draft.lines);
      if (lines.length > 0) enqueue({ type: 'takeFromCart', params: { id, version: saved.version, lines } });
    }),
  },
});
