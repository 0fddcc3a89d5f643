import type { StepPromise } from 'model-testing';
import { actSpec } from '../kit/testing.ts';
import { reviewCopy } from './review.copy.ts';
import { longestText, reviewMachine, type ReviewRequest, type ReviewView, withoutRated } from './review.machine.ts';
import { reviewRules } from './review.rules.ts';

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

/** What a step must lead to, beside the promises of every act. */
const promises: readonly StepPromise<typeof reviewMachine>[] = [
  {
    name: 'nothing is sent before the privacy notice was accepted',
    requirements: 'REVIEW-3',
    on: ['act.submit'],
    given: (_, event) => (event['request'] as ReviewRequest).acceptedAt === null,
    to: (after, _before, _event, { asked }) =>
      after.context.errors.some(({ field }) => field === 'acceptance') && !('act' in asked),
  },
];

export const reviewFlow = actSpec(reviewMachine, {
  name: 'review',
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
  rules: reviewRules,
  promises,
});
