import type { Invariant, Postcondition } from 'model-testing';
import { failure, type Failure } from '../../domain/failure/index.ts';
import { invalidToken } from '../../domain/token/index.ts';
import { defineFlow, failures } from '../kit/testing.ts';
import { mailedReviewCopy } from './mailed-review.copy.ts';
import { mailedReviewMachine, type ReviewReminder } from './mailed-review.machine.ts';

const refused = {
  forged: invalidToken,
  expired: failure('invalid', { code: 'LINK_EXPIRED' }),
  used: failure('invalid', { code: 'LINK_USED' }),
  withdrawn: failure('invalid', { code: 'LINK_WITHDRAWN' }),
};

const isFinal = (error: unknown) => Object.values<unknown>(refused).includes(error);

const about = {
  orderId: '0192f0c1-7a10-7000-8000-0000000000c1',
  products: [
    { tr: 'Süper ped · 12’li', en: 'Super pads · 12' },
    { tr: 'Mini tampon · 8’li', en: 'Mini tampons · 8' },
  ],
};

const mailedReviewInvariants: readonly Invariant<typeof mailedReviewMachine>[] = [
  {
    name: 'only the customer of the order is led to it',
    holds: (snapshot) => snapshot.matches('own') === (snapshot.context.reminder?.reader === 'owner'),
  },
  {
    name: 'a failure is shown only while it can be tried again',
    holds: (snapshot) => snapshot.context.failure === null || snapshot.can({ type: 'link.retry' }),
  },
  {
    name: 'a link that does not count says why',
    holds: (snapshot) => snapshot.matches('refused') === (snapshot.context.refusal !== null),
  },
];

const postconditions: readonly Postcondition<typeof mailedReviewMachine>[] = [
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

export const mailedReviewFlow = defineFlow(mailedReviewMachine, {
  name: 'mailed-review',
  description: {
    tr: {
      title: 'E-postadan değerlendirmeye gelir',
      text: 'Hatırlatmadaki bağlantıyı açan biri, giriş yapınca o siparişin değerlendirmesine gelir.',
    },
    en: {
      title: 'Comes to a review from the e-mail',
      text: 'A customer who opens the link of a review reminder comes to the review of that order, after signing in.',
    },
  },
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
  invariants: mailedReviewInvariants,
  postconditions,
});
