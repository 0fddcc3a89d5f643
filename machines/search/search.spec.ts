import type { Invariant, Postcondition } from 'model-testing';
import { kurus } from '../../domain/money/index.ts';
import { defineFlow, failures } from '../kit/testing.ts';
import { searchCopy } from './search.copy.ts';
import { type SearchAnswer, searchMachine } from './search.machine.ts';

const some: SearchAnswer = {
  items: [
    {
      kind: 'product',
      title: { tr: 'Günlük ped', en: 'Pantyliners' },
      summary: { tr: 'İnce ve kokusuz.', en: 'Thin and unscented.' },
      path: '/store/pantyliner',
      slug: 'pantyliner-standard-24',
      offer: null,
    },
    {
      kind: 'product',
      title: { tr: 'Süper günlük ped', en: 'Super pantyliners' },
      summary: { tr: 'Biraz daha uzun.', en: 'A little longer.' },
      path: '/product/pantyliner-super',
      slug: 'pantyliner-super-24',
      offer: { price: { subscription: kurus(8590), oneTimePurchase: kurus(9990) }, pieces: 24, isInStock: true },
    },
    {
      kind: 'question',
      title: { tr: 'Günlük pedlerin içinde ne var?', en: 'What is in your pantyliners?' },
      summary: { tr: 'Organik pamuk üst yüzey.', en: 'Organic cotton on top.' },
      path: '/know-us/faqs/products',
      slug: null,
      offer: null,
    },
  ],
  total: 5,
};

const none: SearchAnswer = { items: [], total: 0 };

const textOf = (event: { [field: string]: unknown }) => event['text'];
const isWords = (event: { [field: string]: unknown }) => textOf(event) !== ' ';

const searchInvariants: readonly Invariant<typeof searchMachine>[] = [
  {
    name: 'what is said to fit, or to be nothing, is about the text that is there',
    holds: ({ value, context }) =>
      (value !== 'found' && value !== 'nothing') || (context.answer !== null && context.answered === context.text),
  },
  {
    name: 'a failure is shown only where it can be tried again',
    holds: (snapshot) => (snapshot.context.failure !== null) === snapshot.can({ type: 'search.retry' }),
  },
  {
    name: 'a text without a word has no results',
    holds: ({ value, context }) => value !== 'empty' || context.answer === null,
  },
];

const postconditions: readonly Postcondition<typeof searchMachine>[] = [
  {
    name: 'who types is not asked about each character, and an old failure is gone',
    on: ['text.change'],
    given: (_, event) => isWords(event),
    to: (after, _, event) =>
      after.matches('typing') && after.context.failure === null && after.context.text === textOf(event),
  },
  {
    name: 'a text without a word takes everything away',
    on: ['text.change'],
    given: (_, event) => !isWords(event),
    to: (after, _, event) =>
      after.matches('empty') &&
      after.context.answer === null &&
      after.context.failure === null &&
      after.context.text === textOf(event),
  },
  { name: 'who pauses gets an answer', on: ['after.pause'], to: ['searching'] },
  {
    name: 'what fits is shown, and nothing is said to be nothing',
    on: ['find.done'],
    to: (after, _, { output }) =>
      after.matches(output === none ? 'nothing' : 'found') && after.context.answer === output,
  },
  {
    name: 'what did not work is shown with its reason; the text stays',
    on: ['find.failed', 'after.readLimit'],
    to: (after, before, { error }) =>
      after.matches('failed') &&
      after.context.text === before.context.text &&
      (error ? after.context.failure === error : after.context.failure?.kind === 'timeout'),
  },
  { name: 'trying again asks for the same text', on: ['search.retry'], from: ['failed'], to: ['searching'] },
];

/**
 * The hits of an earlier text stay visible until those of the newer one have arrived; an answer to a text that has
 * changed meanwhile is dropped.
 */
export const searchFlow = defineFlow(searchMachine, {
  name: 'search',
  description: {
    tr: { title: 'Ara', text: 'Alışverişçi yazar; uyan ürünler, paketler, sorular ve sayfalar yazdıkça görünür.' },
    en: { title: 'Search', text: 'A shopper types; products, boxes, questions and pages that fit appear meanwhile.' },
  },
  copy: searchCopy,
  inputs: { opened: undefined },
  events: {
    'text.change': [{ text: 'günlük ped' }, { text: 'iade' }, { text: ' ' }],
  },
  outcomes: { find: { done: { some, none }, failed: failures('offline', 'unavailable', 'refused') } },
  project: ({ context }) => ({
    text: context.text,
    answered: context.answered,
    found: context.answer && context.answer.items.length,
    failure: context.failure?.kind ?? null,
  }),
  tags: { busy: ['searching'] },
  invariants: searchInvariants,
  postconditions,
});
