import type { Invariant, Postcondition } from 'model-testing';
import { failure, type Failure } from '../../domain/failure/index.ts';
import { invalidToken } from '../../domain/token/index.ts';
import { defineFlow, failures, isSame } from '../kit/testing.ts';
import type { SessionToken } from '../session/index.ts';
import { signInCodeCopy } from './sign-in-code.copy.ts';
import { signInCodeMachine } from './sign-in-code.machine.ts';
import type { RequestedCode, SignInCodeInput, SignInLink } from './sign-in-code.types.ts';

const session: SessionToken = { token: 'token-1', lifetime: 3_600_000 };
const input: SignInCodeInput = { token: null, redirectPath: '/checkout', email: 'deniz@mercan.example' };
const email = 'elif@mercan.example';

const endedBy = (code: string) => failure('invalid', { code });

const ended = {
  expired: endedBy('CODE_EXPIRED'),
  used: endedBy('CODE_USED'),
  triesUsedUp: endedBy('CODE_TRIES_USED_UP'),
  notRequested: endedBy('CODE_NOT_REQUESTED'),
};

const endedLink = { forged: invalidToken, expired: ended.expired };
const wrong = failure('invalid', { code: 'WRONG_CODE', data: { triesLeft: 4 } });
const tooMany = failure('unavailable', { code: 'TOO_MANY_ATTEMPTS' });
const silent = failures('offline', 'timedOut');
const isEnding = (error: unknown) => [...Object.values<unknown>(ended), invalidToken].includes(error);
const isSilent = (error: unknown) => error === undefined || Object.values<unknown>(silent).includes(error);
const open: RequestedCode = { ended: null, email };

const signInCodeInvariants: readonly Invariant<typeof signInCodeMachine>[] = [
  { name: 'no code that was typed is kept', holds: ({ context }) => !JSON.stringify(context).includes('283126') },
  {
    name: 'a session opens the cart, and no shopper is signed in without one',
    holds: (snapshot) =>
      (snapshot.matches('signedIn') || snapshot.matches('repricing')) === (snapshot.context.session !== null),
  },
  {
    name: 'a code is typed only where one was sent',
    holds: (snapshot) => !snapshot.matches('typing') || snapshot.context.isSent,
  },
  {
    name: 'why a code has ended is said where another can be asked for',
    holds: (snapshot) =>
      snapshot.context.ended === null || snapshot.matches('requesting') || snapshot.matches('asking'),
  },
  {
    name: 'only a press signs in',
    holds: (snapshot) => !snapshot.matches('confirming') || snapshot.can({ type: 'link.confirm' }),
  },
  {
    name: 'an outcome that is not known says why, and can be asked about',
    holds: (snapshot) =>
      !snapshot.matches('unsure') || (snapshot.context.failure !== null && snapshot.can({ type: 'outcome.check' })),
  },
];

const postconditions: readonly Postcondition<typeof signInCodeMachine>[] = [
  {
    name: 'the page asks whether a code is on its way already; the link asks what is behind it, and does not sign in',
    requirements: 'TOKEN-6',
    on: ['start', 'link.retry'],
    to: (after, before) =>
      after.matches(before.context.token === null ? 'readingCode' : 'readingLink') && after.context.failure === null,
  },
  {
    name: 'a page that was left for the mail goes on with the code of the address typed there',
    on: ['code.done.open'],
    to: (after) => after.matches('typing') && after.context.email === email,
  },
  {
    name: 'without one, a code can be asked for; that it is not known whether there is one is not worth a word',
    on: ['code.done.none', 'code.failed', 'after.readLimit'],
    from: ['readingCode'],
    to: (after, before) =>
      after.matches('asking') &&
      after.context.failure === null &&
      after.context.ended === null &&
      after.context.email === before.context.email,
  },
  {
    name: 'in the browser that asked, the link waits for a press; in any other it shows the code',
    on: ['link.done'],
    to: (after, _, { output }) => {
      const { code, isThisBrowser, redirectPath } = output as SignInLink;
      return (
        after.matches(isThisBrowser ? 'confirming' : 'elsewhere') &&
        after.context.code === code &&
        after.context.redirectPath === redirectPath
      );
    },
  },
  {
    name: 'a link that could not be read can be read again',
    on: ['link.failed', 'after.readLimit'],
    given: (before, { error }) => before.matches('readingLink') && !isEnding(error),
    to: (after) => after.matches('linkUnread') && after.context.failure !== null,
  },
  {
    name: 'a code or link that has ended says why, where another can be asked for',
    requirements: 'TOKEN-5',
    on: ['link.failed', 'login.failed'],
    given: (_, { error }) => isEnding(error),
    to: (after, _, { error }) =>
      after.matches('asking') && after.context.ended === (error as Failure).code && !after.context.isSent,
  },
  {
    name: 'a code is asked for with the address that was typed',
    on: ['code.request'],
    to: (after, _, { email: typed }) =>
      after.matches('requesting') &&
      after.context.email === typed &&
      after.context.failure === null &&
      !after.context.isUnanswered,
  },
  {
    name: 'once it is on its way it can be typed, and why the last one ended is over',
    on: ['request.done'],
    to: (after) => after.matches('typing') && after.context.isSent && after.context.ended === null,
  },
  {
    name: 'a code that was not sent is not shown as sent; an earlier one is left where it still counts',
    on: ['request.failed', 'after.saveLimit'],
    given: (before) => before.matches('requesting'),
    to: (after, before, { error }) => {
      const isKept = before.context.isSent && !isSilent(error);
      return (
        after.matches(isKept ? 'typing' : 'asking') &&
        after.context.isSent === isKept &&
        after.context.failure?.kind === ((error as Failure | undefined)?.kind ?? 'timeout')
      );
    },
  },
  {
    name: 'another address can be typed',
    on: ['email.change'],
    to: (after) => after.matches('asking') && !after.context.isSent && after.context.failure === null,
  },
  {
    name: 'a press, or a typed code, is sent, and the last failure is cleared',
    on: ['code.submit', 'link.confirm'],
    to: (after) => after.matches('submitting') && after.context.failure === null && !after.context.isUnanswered,
  },
  {
    name: 'a code that is wrong can be typed again, at once',
    on: ['login.failed'],
    given: (before, { error }) => before.matches('submitting') && !isEnding(error) && !isSilent(error),
    to: (after, before, { error }) =>
      after.matches(before.context.token === null ? 'typing' : 'confirming') && isSame(after.context.failure, error),
  },
  {
    name: 'a code without an answer is asked about before anything is said',
    on: ['login.failed', 'after.saveLimit', 'outcome.check'],
    given: (before, { error }) => (before.matches('submitting') && isSilent(error)) || before.matches('unsure'),
    to: (after) => after.matches('checking') && after.context.failure === null && after.context.isUnanswered,
  },
  {
    name: 'one that still counts can be sent again, and it is said that nothing came of it',
    on: ['check.done.stillOpen'],
    to: (after, before) =>
      after.matches(before.context.token === null ? 'typing' : 'confirming') && after.context.isUnanswered,
  },
  {
    name: 'one that was used is said to be used',
    on: ['check.done.used'],
    to: (after) => after.matches('asking') && after.context.ended === 'CODE_USED' && !after.context.isSent,
  },
  {
    name: 'as long as there is no answer, it stays unknown',
    on: ['check.failed', 'after.readLimit'],
    given: (before) => before.matches('checking'),
    to: (after) => after.matches('unsure') && after.context.failure !== null,
  },
  {
    name: 'a signed-in shopper sees the cart at their own price first',
    requirements: 'CART-14',
    on: ['login.done'],
    to: (after, _, { output }) => after.matches('repricing') && isSame(after.context.session, output),
  },
  {
    name: 'the price does not keep anybody from being signed in, and the way goes on to where it led',
    requirements: 'ROUTE-40',
    on: ['repricing.done', 'repricing.failed', 'after.repriceLimit'],
    to: (after, { context: { redirectPath } }) =>
      after.matches('signedIn') && isSame(after.output, { session, redirectPath }),
  },
];

/**
 * The code is requested and typed in one browser. In that browser the link of the same mail shows one button; in any
 * other it only shows the code. When a typed code gets no answer, its status is read before anything is shown.
 */
export const signInCodeFlow = defineFlow(signInCodeMachine, {
  name: 'sign-in-code',
  description: {
    tr: {
      title: 'E-postasına gelen kodla girer',
      text: 'Bir ziyaretçi şifre yerine e-postasına gelen kodla girer; kod yalnızca istendiği tarayıcıda geçer.',
    },
    en: {
      title: 'Signs in with a mailed code',
      text: 'A visitor signs in with a mailed code instead of a password; it works only in the browser that asked.',
    },
  },
  copy: signInCodeCopy,
  inputs: { page: input, link: { token: 'eyJhbGciOiJFUzI1NiJ9.eyJleHAiOjF9.c2ln', redirectPath: null, email: '' } },
  events: {
    'code.request': [{ email }],
    'code.submit': [{ code: '283126' }],
  },
  outcomes: {
    code: { done: { open, none: { ended: 'CODE_NOT_REQUESTED', email: null } }, failed: failures('offline') },
    link: {
      done: {
        here: { code: '314159', isThisBrowser: true, redirectPath: '/checkout' },
        elsewhere: { code: '314159', isThisBrowser: false, redirectPath: null },
      },
      failed: { ...failures('offline'), ...endedLink },
    },
    request: { done: { sent: undefined }, failed: { ...silent, tooMany } },
    login: { done: { signedIn: session }, failed: { ...silent, wrong, tooMany, ...ended } },
    check: {
      done: { stillOpen: open, used: { ended: 'CODE_USED', email: null } },
      failed: failures('offline'),
    },
    repricing: { done: { priced: undefined }, failed: failures('offline') },
  },
  project: ({ context }) => ({
    email: context.email,
    isSent: context.isSent,
    isUnanswered: context.isUnanswered,
    ended: context.ended,
    failure: context.failure?.code ?? null,
    isByLink: context.token !== null,
    session: context.session !== null,
  }),
  tags: { busy: ['readingCode', 'readingLink', 'requesting', 'submitting', 'checking', 'repricing'] },
  invariants: signInCodeInvariants,
  postconditions,
  equivalent: [
    {
      mutant: 'retarget to signInCode.entering: signInCode.linkUnread link.retry[0]',
      reason: 'of a link, `entering` leads to reading it at once',
    },
  ],
});
