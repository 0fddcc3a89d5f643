import type { Invariant, Postcondition } from 'model-testing';
import { conflict, failure, type Failure } from '../../domain/failure/index.ts';
import { invalidToken } from '../../domain/token/index.ts';
import { defineFlow, failures } from '../kit/testing.ts';
import { newEmailCopy } from './new-email.copy.ts';
import { newEmailMachine } from './new-email.machine.ts';

const refused = {
  forged: invalidToken,
  expired: failure('invalid', { code: 'LINK_EXPIRED' }),
  superseded: failure('invalid', { code: 'LINK_SUPERSEDED' }),
  used: failure('invalid', { code: 'LINK_USED' }),
  taken: conflict({ code: 'EMAIL_TAKEN' }),
};

const { forged, expired, superseded, used, taken } = refused;
const isFinal = (error: unknown) => Object.values<unknown>(refused).includes(error);

const email = 'elif.yeni@mercan.example';

const newEmailInvariants: readonly Invariant<typeof newEmailMachine>[] = [
  {
    name: 'a failure is shown only while it can be tried again',
    holds: (snapshot) =>
      snapshot.context.failure === null ||
      snapshot.can({ type: 'email.confirm' }) ||
      snapshot.can({ type: 'link.retry' }),
  },
  {
    name: 'nothing is confirmed that was not shown',
    holds: (snapshot) =>
      !(snapshot.matches('ready') || snapshot.matches('confirming') || snapshot.matches('confirmed')) ||
      snapshot.context.email !== '',
  },
  {
    name: 'a link that does not count says why',
    holds: (snapshot) => snapshot.matches('refused') === (snapshot.context.refusal !== null),
  },
];

const postconditions: readonly Postcondition<typeof newEmailMachine>[] = [
  {
    name: 'a link is checked before anything is shown or done',
    requirements: 'TOKEN-6',
    on: ['start', 'link.retry'],
    to: (after) => after.matches('checking') && after.context.failure === null,
  },
  {
    name: 'opening a link shows the address, and nothing has changed: a mail scanner opens links too',
    on: ['check.done'],
    to: (after, _, { output }) => after.matches('ready') && after.context.email === (output as { email: string }).email,
  },
  {
    name: 'the customer says yes, once; an old failure is no longer shown',
    on: ['email.confirm'],
    from: ['ready'],
    to: (after) => after.matches('confirming') && after.context.failure === null,
  },
  { name: 'what the server changed is changed', on: ['confirmation.done'], to: ['confirmed'] },
  {
    name: 'a link that does not count ends here, with its reason',
    requirements: 'TOKEN-5',
    on: ['check.failed', 'confirmation.failed'],
    given: (_, { error }) => isFinal(error),
    to: (after, _, { error }) => after.matches('refused') && after.context.refusal === (error as Failure).code,
  },
  {
    name: 'a link that could not be checked can be tried again, and the reason is shown',
    on: ['check.failed', 'after.readLimit'],
    given: (_, { error }) => !isFinal(error),
    to: (after, _, { error }) =>
      after.matches('unchecked') &&
      (error ? after.context.failure === error : after.context.failure?.kind === 'timeout'),
  },
  {
    name: 'a yes that did not arrive can be said again, and the reason is shown',
    on: ['confirmation.failed', 'after.saveLimit'],
    given: (_, { error }) => !isFinal(error),
    to: (after, _, { error }) =>
      after.matches('ready') && (error ? after.context.failure === error : after.context.failure?.kind === 'timeout'),
  },
];

export const newEmailFlow = defineFlow(newEmailMachine, {
  name: 'new-email',
  description: {
    tr: {
      title: 'Yeni e-postasını onaylar',
      text: 'Müşteri yeni e-postasını oraya gelen bağlantıyla onaylar ya da bağlantının neden geçmediğini öğrenir.',
    },
    en: {
      title: 'Confirms a new e-mail address',
      text: 'A customer confirms a new e-mail address by the link that went to it, or learns why the link no longer counts.',
    },
  },
  copy: newEmailCopy,
  inputs: { opened: { token: 'eyJhbGciOiJFUzI1NiJ9.eyJleHAiOjF9.c2ln' } },
  events: {},
  outcomes: {
    check: {
      done: { genuine: { email } },
      failed: { ...failures('offline', 'unavailable'), forged, expired, superseded },
    },
    confirmation: {
      done: { changed: { email } },
      failed: { ...failures('offline', 'unavailable'), used, taken },
    },
  },
  project: ({ context }) => ({ failure: context.failure?.kind ?? null, refusal: context.refusal }),
  tags: { busy: ['checking', 'confirming'] },
  invariants: newEmailInvariants,
  postconditions,
});
