import { assign, setup } from 'xstate';
import { type Failure, timedOut } from '../../domain/failure/index.ts';
import type { Localized } from '../../domain/locale/index.ts';
import type { PriceByPurchaseType } from '../../domain/product/index.ts';
import { searchText } from '../../domain/text/index.ts';
import { ask, connect, limits, port, type ServicesOf, withEvent, withFailure, withOutput } from '../kit/index.ts';

/** The price and stock of a product or packet. */
export interface SearchOffer {
  /** Kuruş; `subscription` is missing where there is none. */
  price: Partial<PriceByPurchaseType> & Pick<PriceByPurchaseType, 'oneTimePurchase'>;
  /** Pieces that the price is for. */
  pieces: number;
  isInStock: boolean;
}

export interface SearchHit {
  kind: 'product' | 'packet' | 'question' | 'page';
  title: Localized;
  summary: Localized;
  /** Path without a language prefix. */
  path: string;
  /** Slug of the pictured product or packet. */
  slug: string | null;
  /** Null for a hit that is not for sale. */
  offer: SearchOffer | null;
}

export interface SearchAnswer {
  /** The best match first. */
  items: readonly SearchHit[];
  /** Number of all hits, including those not in `items`. */
  total: number;
}

/** Services that the flow calls. Every rejection is a `Failure`. */
const searchPort = port({
  /** The hits for this text. */
  find: ask<{ text: string }, SearchAnswer>(),
});

export type SearchServices = ServicesOf<typeof searchPort>;
export type SearchEvent = { type: 'text.change'; text: string } | { type: 'search.retry' };
type TextChange = Extract<SearchEvent, { type: 'text.change' }>;

const nothing = { answer: null, answered: '', failure: null };

export const searchMachine = setup({
  types: {} as {
    context: {
      text: string;
      answer: SearchAnswer | null;
      /** The text that `answer` belongs to. */
      answered: string;
      failure: Failure | null;
    };
    events: SearchEvent;
    tags: 'busy';
    children: { find: 'find' };
  },
  actors: searchPort.actors,
  guards: {
    hasWords: (_, { text }: TextChange) => searchText(text) !== '',
    isFound: (_, { output }: { output: SearchAnswer }) => output.items.length > 0,
  },
  actions: {
    rememberText: assign((_, { text }: TextChange) => ({ text })),
    rememberAnswer: assign(({ context }, { output }: { output: SearchAnswer }) => ({
      answer: output,
      answered: context.text,
    })),
    rememberFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    rememberTimeout: assign({ failure: timedOut() }),
    forgetFailure: assign({ failure: null }),
    forgetAnswer: assign(nothing),
  },
  // Debounce: no request for each typed character.
  delays: { pause: 200, readLimit: limits.readLimit },
}).createMachine({
  id: 'search',
  initial: 'empty',
  context: { text: '', ...nothing },
  on: {
    'text.change': [
      { guard: withEvent('hasWords'), target: '.typing', reenter: true, actions: withEvent('rememberText') },
      { target: '.empty', actions: [withEvent('rememberText'), 'forgetAnswer'] },
    ],
  },
  states: {
    empty: {},
    typing: { entry: 'forgetFailure', after: { pause: { target: 'searching' } } },
    searching: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'find',
        src: 'find',
        input: ({ context }) => ({ text: context.text }),
        onDone: [
          { guard: withOutput('isFound'), target: 'found', actions: withOutput('rememberAnswer') },
          { target: 'nothing', actions: withOutput('rememberAnswer') },
        ],
        onError: { target: 'failed', actions: withFailure('rememberFailure') },
      },
      after: { readLimit: { target: 'failed', actions: 'rememberTimeout' } },
    },
    found: {},
    nothing: {},
    failed: { on: { 'search.retry': { target: 'searching' } } },
  },
});

export const connectSearch = (services: SearchServices) => connect(searchMachine, searchPort, services);
