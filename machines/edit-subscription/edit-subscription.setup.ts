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

/** A subscription as it can be edited. `cycle`: of the next box; null when its contents are closed. */
export interface EditView {
  id: string;
  version: number;
  name: string;
  cycle: number | null;
  stored: EditDraft;
  /** A box is not paid: a card that is chosen now is charged for it the next morning. */
  isDue: boolean;
  /** Contents of the next box, without extras; null as `cycle`. */
  next: readonly EditLine[] | null;
  /** Items that can be added, in the order of the catalogue. */
  items: readonly EditItem[];
  /** Products for custom packets; empty for a charity. */
  packable: readonly PackableProduct[];
  cards: readonly { id: string; name: string; lastFourDigits: string; isExpired: boolean }[];
  /** Unit prices in the next box, by key of the line: a customer who already has an item keeps its price. */
  charged: Readonly<Record<string, Kurus>>;
}

/** The next boxes without the draft and with it. `goods`: total before discounts, as sent to the server. */
export interface EditPrice extends ActionPreview {
  goods: Kurus;
}

export interface EditInput {
  id: string;
  /** This customer's unsaved draft; null without one. */
  kept: KeptDraft | null;
  /** Cart lines that could go into a box. */
  cart: readonly OfferedLine[];
  /** Whether they are to be put into this box. */
  isOffered: boolean;
}

export interface EditContext extends EditInput {
  view: EditView | null;
  draft: EditDraft | null;
  /** Cart lines in the draft; after saving, the lines that have left the cart. */
  taken: readonly TakenLine[];
  /** Cart lines that no box can contain. */
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
  /** The price of the boxes with the draft. Rejects with the refusal that saving would meet. */
  priceEdit: ask<{ view: EditView; draft: EditDraft }, EditPrice>(),
  /** Rejects with CONFLICT_VERSION, CUTOFF_PASSED, MISCALCULATION or ITEM_UNAVAILABLE. Spec §7. */
  saveEdit: ask<{ view: EditView; draft: EditDraft; price: EditPrice }, EditView>(),
  /** Reports the items of a subscription that are no longer sold. Spec §6. */
  reportUnsold: notify<{ id: string; keys: readonly string[] }>(),
  /** Removes saved lines from the cart. Once for each version that was edited, whichever tab is first. */
  takeFromCart: notify<{ id: string; version: number; lines: readonly LeavingLine[] }>(),
});

export type EditServices = ServicesOf<typeof editPort>;

type Read = { output: EditView };

/** The draft after saving. For the next box alone the draft itself, since `stored` is of every box. */
const savedOf = (draft: EditDraft, { stored }: EditView) => (draft.scope === 'once' ? draft : stored);

const base = setup({
  types: {} as {
    context: EditContext;
    events: EditEvent;
    input: EditInput;
    /** `settling`: an action was sent and its outcome is not known: leaving the page does not end it. */
    tags: 'busy' | 'form' | 'settling';
    children: { read: 'readEdit'; reread: 'readEdit'; price: 'priceEdit'; save: 'saveEdit' };
  },
  actors: editPort.actors,
  guards: {
    isKeptOver: ({ context: { kept } }, { output }: Read) =>
      kept !== null && kept.version !== output.version && isChanged(draftAgain(kept, output), output),
    /** The unsaved draft was saved after all, only the answer was lost. */
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
      // In a draft of an older version, pieces that left the cart may be in the box already: they stay in the draft.
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
    /** Refreshes the draft: today's items, at today's prices. */
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
