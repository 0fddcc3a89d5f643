import { type Failure, failure } from '../../domain/failure/index.ts';
import { invalidToken } from '../../domain/token/index.ts';
import type { StepPromise } from 'model-testing';
import { defineFlow, failures } from '../kit/testing.ts';
import { mailedReviewCopy } from './mailed-review.copy.ts';
import { mailedReviewMachine, type ReviewReminder } from './mailed-review.machine.ts';
import { mailedReviewRules } from './mailed-review.rules.ts';

const refused = {
  forged: invalidToken,
  expired: failure('invalid', { code: 'LINK_EXPIRED' }),
  used: failure('invalid', { code: 'LINK_USED' }),
  withdrawn: failure('invalid', { code: 'LINK_WITHDRAWN' }),
};
const isFinal = (error: unknown) => Object.values<unknown>(refused).includes(error);

const promises: readonly StepPromise<typeof mailedReviewMachine>[] = [
  {
    name: 'a link is read before anything is shown',
    requirements: 'TOKEN-6',
    on: ['start', 'link.retry'],
    to: (after) => after.matches('reading') && after.context.failure === null,
  },
  {
    name: 'the customer of the order comes to it, anybody else is asked to sign in',
    on: ['read.done'],
    to: (after, _, { output }) => {
      const { reader } = output as ReviewReminder;
      return after.matches(reader === 'owner' ? 'own' : 'signInNeeded') && after.context.reminder === output;
    },
  },
  {
    name: 'a link that does not count ends here, with its reason',
    requirements: 'TOKEN-5',
    on: ['read.failed'],
    given: (_, { error }) => isFinal(error),
    to: (after, _, { error }) => after.matches('refused') && after.context.refusal === (error as Failure).code,
  },
  {
    name: 'a link that could not be read can be tried again, and the reason is shown',
    on: ['read.failed', 'after.readLimit'],
    given: (_, { error }) => !isFinal(error),
    to: (after, _, { error }) =>
      after.matches('unread') && (error ? after.context.failure === error : after.context.failure?.kind === 'timeout'),
  },
];

const about = {
  orderId: '0192f0c1-7a10-7000-8000-0000000000c1',
  products: [
    { tr: 'Süper ped · 12’li', en: 'Super pads · 12' },
    { tr: 'Mini tampon · 8’li', en: 'Mini tampons · 8' },
  ],
};

export const mailedReviewFlow = defineFlow(mailedReviewMachine, {
  name: 'mailed-review',
  copy: mailedReviewCopy,
  inputs: { opened: { token: 'eyJhbGciOiJFUzI1NiJ9.eyJleHAiOjF9.c2ln' } },
  events: {},
  outcomes: {
    read: {
      done: {
        owner: { ...about, reader: 'owner' },
        other: { ...about, reader: 'other' },
        signedOut: { ...about, reader: 'nobody' },
      },
      failed: { ...failures('offline', 'unavailable'), ...refused },
    },
  },
  project: ({ context }) => ({
    failure: context.failure?.kind ?? null,
    refusal: context.refusal,
    reader: context.reminder?.reader ?? null,
  }),
  tags: { busy: ['reading'] },
  invariants: mailedReviewRules,
  promises,
});
