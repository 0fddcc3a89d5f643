import { conflict, type Failure, failure } from '../../domain/failure/index.ts';
import { invalidToken } from '../../domain/token/index.ts';
import type { StepPromise } from 'model-testing';
import { defineFlow, failures } from '../kit/testing.ts';
import { newEmailCopy } from './new-email.copy.ts';
import { newEmailMachine } from './new-email.machine.ts';
import { newEmailRules } from './new-email.rules.ts';

const refused = {
  forged: invalidToken,
  expired: failure('invalid', { code: 'LINK_EXPIRED' }),
  superseded: failure('invalid', { code: 'LINK_SUPERSEDED' }),
  used: failure('invalid', { code: 'LINK_USED' }),
  taken: conflict({ code: 'EMAIL_TAKEN' }),
};
const { forged, expired, superseded, used, taken } = refused;
const isFinal = (error: unknown) => Object.values<unknown>(refused).includes(error);

const promises: readonly StepPromise<typeof newEmailMachine>[] = [
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

const email = 'elif.yeni@mercan.example';

export const newEmailFlow = defineFlow(newEmailMachine, {
  name: 'new-email',
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
  invariants: newEmailRules,
  promises,
});
