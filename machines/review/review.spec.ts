import type { Invariant, Postcondition } from 'model-testing';
import { actionCopy, actionSpec } from '../families/testing.ts';
import { longestText, reviewMachine, type ReviewRequest, type ReviewView, withoutRated } from './review.machine.ts';

const family = actionCopy(
  { tr: 'Değerlendirilecekler', en: 'what can be reviewed' },
  { read: 'listUnreviewedProducts', perform: 'createReview' },
);

const reviewCopy = {
  ...family,
  events: {
    ...family.events,
    'action.submit': { tr: 'Müşteri puan verdi, belki bir şey yazdı', en: 'The customer gives points, and may write' },
  },
};

const delivered = { orderId: 'o1', deliveredAt: '2026-11-12T10:20:00.000Z' };

const view: ReviewView = {
  types: [
    {
      ...delivered,
      typeId: 'pad',
      name: { tr: 'Ped', en: 'Pad' },
      products: [
        { slug: 'pad-super-plus-8', name: { tr: 'Süper Plus ped · 8’li', en: 'Super Plus pads · 8' } },
        { slug: 'pad-super-12', name: { tr: 'Süper ped · 12’li', en: 'Super pads · 12' } },
      ],
    },
    {
      ...delivered,
      typeId: 'pantyliner',
      name: { tr: 'Günlük ped', en: 'Pantyliner' },
      products: [
        {
          slug: 'pantyliner-standard-12',
          name: { tr: 'Standart günlük ped · 12’li', en: 'Standard pantyliners · 12' },
        },
      ],
    },
  ],
};

const acceptedAt = '2026-11-14T09:29:00.000Z';

const pads: ReviewRequest = {
  items: [
    { typeId: 'pad', points: 5, text: 'Gece kalkmadım. Bu kadar.' },
    { typeId: 'pantyliner', points: 0, text: '' },
  ],
  showsName: true,
  acceptedAt,
};

const of = (points: number, text: string): ReviewRequest['items'] => [{ typeId: 'pad', points, text }];

/** Invariants, in addition to those of the family. */
const reviewInvariants: readonly Invariant<typeof reviewMachine>[] = [
  {
    name: 'a product type is asked about once',
    requirements: 'REVIEW-1',
    holds: ({ context: { view } }) =>
      view === null || new Set(view.types.map(({ typeId }) => typeId)).size === view.types.length,
  },
];

/** Postconditions, in addition to those of the family. */
const postconditions: readonly Postcondition<typeof reviewMachine>[] = [
  {
    name: 'nothing is sent before the privacy notice was accepted',
    requirements: 'REVIEW-3',
    on: ['action.submit'],
    given: (_, event) => (event['request'] as ReviewRequest).acceptedAt === null,
    to: (after, _before, _event, { asked }) =>
      after.context.errors.some(({ field }) => field === 'acceptance') && !('perform' in asked),
  },
];

/**
 * Each delivered product type that was not reviewed yet can be rated once; one without points is not sent. A review is
 * published once the shop has read it. A corner of the page reminds of it, but never in the cart or the checkout, and
 * not again for the same box after it was closed.
 */
export const reviewFlow = actionSpec(reviewMachine, {
  name: 'review',
  description: {
    tr: {
      title: 'Kutusunu değerlendirir',
      text: 'Müşteri gelenlere puan verir, isterse bir iki satır yazar; adı görünsün mü, kendisi seçer.',
    },
    en: {
      title: 'Reviews a box',
      text: 'A customer gives points to what came, writes a line if they like, and chooses whether their name shows.',
    },
  },
  copy: reviewCopy,
  view,
  after: withoutRated(view, pads),
  valid: [pads, { items: of(1, ''), showsName: false, acceptedAt }],
  invalid: [
    { items: of(5, 'İyi.'), showsName: true, acceptedAt: null },
    { items: of(0, ' '), showsName: true, acceptedAt },
    { items: of(0, 'Puansız bir söz'), showsName: true, acceptedAt },
    { items: of(5, 'a'.repeat(longestText + 1)), showsName: true, acceptedAt },
  ],
  invariants: reviewInvariants,
  postconditions,
});
