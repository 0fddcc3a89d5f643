import { assign, setup } from 'xstate';
import { seconds } from '../../domain/calendar/index.ts';
import { type Failure, timedOut } from '../../domain/failure/index.ts';
import {
  ask,
  connect,
  isOutcomeUnknown,
  limits,
  port,
  type ServicesOf,
  withEvent,
  withFailure,
  withOutput,
} from '../kit/index.ts';
import type { SessionToken } from '../session/index.ts';
import {
  endings,
  type RequestedCode,
  type SignInCodeContext,
  type SignInCodeInput,
  type SignInCodeOutput,
  type SignInLink,
} from './sign-in-code.types.ts';

/** Services that the flow calls. Every rejection is a `Failure`; the codes of `EndedCode` are final. */
const signInCodePort = port({
  /** Mails a code if the account exists; resolves alike if not. An earlier code of this browser stops working. */
  requestCode: ask<{ email: string; redirectPath: string | null }, void>(),
  /** The status of the last code requested by this browser. Changes nothing. */
  readCode: ask<void, RequestedCode>(),
  /** The code of the mailed link. Changes nothing. */
  readLink: ask<{ token: string }, SignInLink>(),
  /** Uses up the code. Rejects with WRONG_CODE while another one can be tried. */
  logIn: ask<{ code: string }, SessionToken>(),
  /** Opens the session and resolves once the cart has the account's prices. ADR 0011. */
  repriceCart: ask<{ session: SessionToken }, void>(),
});

export type SignInCodeServices = ServicesOf<typeof signInCodePort>;
export type SignInCodeEvent =
  | { type: 'code.request'; email: string }
  | { type: 'code.submit'; code: string }
  | { type: 'email.change' }
  | { type: 'link.confirm' }
  | { type: 'link.retry' }
  | { type: 'outcome.check' };

type Failed = { failure: Failure };
const tooOften = new Set(['RATE_LIMITED', 'TOO_MANY_ATTEMPTS']);
const endingOf = (code: string) => endings.find((ending) => ending === code) ?? null;

export const signInCodeMachine = setup({
  types: {} as {
    input: SignInCodeInput;
    output: SignInCodeOutput;
    context: SignInCodeContext;
    events: SignInCodeEvent;
    tags: 'busy';
    /** The analytics event that entering a state fires. Spec §7. */
    meta: { analytics?: 'Login' };
    children: {
      code: 'readCode';
      check: 'readCode';
      link: 'readLink';
      request: 'requestCode';
      login: 'logIn';
      repricing: 'repriceCart';
    };
  },
  actors: signInCodePort.actors,
  guards: {
    isByLink: ({ context }) => context.token !== null,
    isOpen: (_, { output }: { output: RequestedCode }) => output.ended === null,
    isOpenByLink: ({ context }, { output }: { output: RequestedCode }) =>
      context.token !== null && output.ended === null,
    isThisBrowser: (_, { output }: { output: SignInLink }) => output.isThisBrowser,
    isEnding: (_, { failure }: Failed) => endingOf(failure.code) !== null,
    /** After too many tries the server has refused the request: the outcome is known. */
    isOutcomeUnknown: (_, { failure }: Failed) => isOutcomeUnknown(_, { failure }) && !tooOften.has(failure.code),
    /** The code that was sent before is still valid. */
    isStillSent: ({ context }, { failure }: Failed) =>
      context.isSent && (tooOften.has(failure.code) || !isOutcomeUnknown(context, { failure })),
  },
  actions: {
    rememberEmail: assign((_, { email }: { email: string }) => ({ email, failure: null, isUnanswered: false })),
    rememberSent: assign({ isSent: true, ended: null }),
    rememberOpen: assign((_, { output }: { output: RequestedCode }) => ({
      isSent: true,
      email: output.email ?? '',
    })),
    rememberLink: assign((_, { output }: { output: SignInLink }) => ({
      code: output.code,
      redirectPath: output.redirectPath,
    })),
    rememberSession: assign((_, { output }: { output: SessionToken }) => ({ session: output })),
    rememberEnding: assign((_, { failure }: Failed) => ({
      ended: endingOf(failure.code),
      isSent: false,
      isUnanswered: false,
      failure: null,
    })),
    rememberEnded: assign((_, { output }: { output: RequestedCode }) => ({
      ended: output.ended,
      isSent: false,
      failure: null,
    })),
    rememberFailure: assign((_, { failure }: Failed) => ({ failure })),
    rememberTimeout: assign({ failure: timedOut() }),
    rememberUnanswered: assign({ failure: null, isUnanswered: true }),
    forgetFailure: assign({ failure: null, isUnanswered: false }),
    forgetSent: assign({ isSent: false, failure: null, isUnanswered: false }),
    /** The server may have made another code: the earlier one may no longer be valid. */
    doubtSent: assign({ isSent: false }),
  },
  delays: { ...limits, repriceLimit: seconds(4) },
}).createMachine({
  id: 'signInCode',
  initial: 'entering',
  context: ({ input }) => ({
    ...input,
    isSent: false,
    isUnanswered: false,
    code: null,
    ended: null,
    failure: null,
    session: null,
  }),
  output: ({ context }) => ({ session: context.session, redirectPath: context.redirectPath }),
  states: {
    entering: { always: [{ guard: 'isByLink', target: 'readingLink' }, { target: 'readingCode' }] },
    /** A page that was left to read the mail, or reloaded, resumes with the code that was sent. */
    readingCode: {
      tags: 'busy',
      invoke: {
        id: 'code',
        src: 'readCode',
        onDone: [
          { guard: withOutput('isOpen'), target: 'typing', actions: withOutput('rememberOpen') },
          { target: 'asking' },
        ],
        onError: { target: 'asking' },
      },
      after: { readLimit: { target: 'asking' } },
    },
    readingLink: {
      tags: 'busy',
      invoke: {
        id: 'link',
        src: 'readLink',
        input: ({ context }) => ({ token: context.token! }),
        onDone: [
          { guard: withOutput('isThisBrowser'), target: 'confirming', actions: withOutput('rememberLink') },
          { target: 'elsewhere', actions: withOutput('rememberLink') },
        ],
        onError: [
          { guard: withFailure('isEnding'), target: 'asking', actions: withFailure('rememberEnding') },
          { target: 'linkUnread', actions: withFailure('rememberFailure') },
        ],
      },
      after: { readLimit: { target: 'linkUnread', actions: 'rememberTimeout' } },
    },
    linkUnread: { on: { 'link.retry': { target: 'readingLink', actions: 'forgetFailure' } } },
    /** A mail scanner opens links too, so only pressing the button signs in. */
    confirming: { on: { 'link.confirm': { target: 'submitting', actions: 'forgetFailure' } } },
    elsewhere: { type: 'final' },
    asking: { on: { 'code.request': { target: 'requesting', actions: withEvent('rememberEmail') } } },
    requesting: {
      tags: 'busy',
      invoke: {
        id: 'request',
        src: 'requestCode',
        input: ({ context: { email, redirectPath } }) => ({ email, redirectPath }),
        onDone: { target: 'typing', actions: 'rememberSent' },
        onError: [
          { guard: withFailure('isStillSent'), target: 'typing', actions: withFailure('rememberFailure') },
          { target: 'asking', actions: [withFailure('rememberFailure'), 'doubtSent'] },
        ],
      },
      after: { saveLimit: { target: 'asking', actions: ['rememberTimeout', 'doubtSent'] } },
    },
    typing: {
      on: {
        'code.submit': { target: 'submitting', actions: 'forgetFailure' },
        'code.request': { target: 'requesting', actions: withEvent('rememberEmail') },
        'email.change': { target: 'asking', actions: 'forgetSent' },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'login',
        src: 'logIn',
        input: ({ context, event }) => ({ code: event.type === 'code.submit' ? event.code : (context.code ?? '') }),
        onDone: { target: 'repricing', actions: withOutput('rememberSession') },
        onError: [
          { guard: withFailure('isEnding'), target: 'asking', actions: withFailure('rememberEnding') },
          { guard: withFailure('isOutcomeUnknown'), target: 'checking' },
          { guard: 'isByLink', target: 'confirming', actions: withFailure('rememberFailure') },
          { target: 'typing', actions: withFailure('rememberFailure') },
        ],
      },
      after: { saveLimit: { target: 'checking' } },
    },
    /** The server may have used up the code: its status is read first. */
    checking: {
      tags: 'busy',
      entry: 'rememberUnanswered',
      invoke: {
        id: 'check',
        src: 'readCode',
        onDone: [
          { guard: withOutput('isOpenByLink'), target: 'confirming' },
          { guard: withOutput('isOpen'), target: 'typing' },
          { target: 'asking', actions: withOutput('rememberEnded') },
        ],
        onError: { target: 'unsure', actions: withFailure('rememberFailure') },
      },
      after: { readLimit: { target: 'unsure', actions: 'rememberTimeout' } },
    },
    unsure: { on: { 'outcome.check': { target: 'checking' } } },
    repricing: {
      tags: 'busy',
      invoke: {
        id: 'repricing',
        src: 'repriceCart',
        input: ({ context }) => ({ session: context.session! }),
        onDone: { target: 'signedIn' },
        onError: { target: 'signedIn' },
      },
      after: { repriceLimit: { target: 'signedIn' } },
    },
    signedIn: { meta: { analytics: 'Login' }, type: 'final' },
  },
});

export const connectSignInCode = (services: SignInCodeServices) => connect(signInCodeMachine, signInCodePort, services);
