import { assign, setup } from 'xstate';
import { type Account, isStudent } from '../../domain/account/index.ts';
import type { Failure } from '../../domain/failure/index.ts';
import { persistLimit } from '../../domain/persisted/index.ts';
import {
  ask,
  connect,
  isSessionOver,
  limits,
  port,
  type ServicesOf,
  notify,
  withEvent,
  withFailure,
  withOutput,
} from '../kit/index.ts';

/** `lifetime`: milliseconds from its issue to `exp`. Only the server knows how much of it is left. Spec §5, §6. */
export interface SessionToken {
  token: string;
  lifetime: number;
}

export interface SessionContext {
  session: SessionToken | null;
  account: Account | null;
  /** The page on which the session ended; the path to return to after signing in. */
  redirectPath: string | null;
  failure: Failure | null;
}

export type SessionEvent =
  /** A login or a registration has returned a token. */
  | { type: 'session.open'; session: SessionToken }
  /** A call was answered 401. Spec §4. */
  | { type: 'session.refused'; path: string }
  /** Another tab signed out, or the cookie is gone. */
  | { type: 'session.lost' }
  | { type: 'session.close'; path: string | null }
  | { type: 'profile.retry' }
  /** The profile was edited elsewhere in the app. */
  | { type: 'profile.changed'; account: Account };

const sessionPort = port({
  /** The token of the cookie, or null when there is none. Never rejects for absence. Spec §5, §6. */
  restoreSession: ask<Record<string, never>, SessionToken | null>(),
  /** The signed-in account. Rejects with a `Failure`; kind `unauthorized` ends the session. Spec §7. */
  readProfile: ask<{ token: string }, Account>(),
  /** Ends this token on the server. Best effort: a rejection does not keep the shopper signed in. */
  closeSession: ask<{ token: string }, void>(),
  /** Writes the cookie; it lives as long as the token. */
  keepToken: notify<{ session: SessionToken }>(),
  /** Removes the cookie, the stored account data, and the error-reporting user. Spec §4. */
  forgetShopper: notify<undefined>(),
  /** Sets the error-reporting user and makes cached account data stale. Called with each read profile. Spec §4. */
  recogniseShopper: notify<{ account: Account }>(),
  /** Applies the default promo code of a student's account after sign-in, without a question. Spec §4. */
  applyStudentCode: notify<undefined>(),
});

export type SessionServices = ServicesOf<typeof sessionPort>;

const readAccount = ({ event }: { event: { output: Account } }) => ({ account: event.output });
const recognise = [
  { type: 'rememberAccount', params: readAccount },
  { type: 'recogniseShopper', params: readAccount },
] as const;

const tokenOf = ({ context }: { context: SessionContext }) => ({ token: context.session!.token });

/** Browsers count a timer in 32 bits and fire a longer one at once. */
const longestTimer = 2 ** 31 - 1;

export const sessionMachine = setup({
  types: {} as {
    context: SessionContext;
    events: SessionEvent;
    meta: { requirements?: string };
    tags: 'busy' | 'guest' | 'signedIn';
    children: { restore: 'restoreSession'; profile: 'readProfile'; close: 'closeSession' };
  },
  actors: sessionPort.actors,
  guards: {
    isFound: (_, { output }: { output: SessionToken | null }) => output !== null,
    isStudent: (_, { output }: { output: Account }) => isStudent(output),
    isSessionOver,
  },
  actions: {
    ...sessionPort.actions,
    openSession: assign((_, { session }: Extract<SessionEvent, { type: 'session.open' }>) => ({
      session,
      failure: null,
    })),
    restoreSession: assign((_, { output }: { output: SessionToken | null }) => ({ session: output, failure: null })),
    rememberAccount: assign((_, { account }: { account: Account }) => ({ account, failure: null, redirectPath: null })),
    rememberFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    rememberPath: assign((_, { path }: { path: string | null }) => ({ redirectPath: path })),
    forgetSession: assign({ session: null, account: null, failure: null }),
  },
  delays: {
    persistLimit,
    readLimit: limits.readLimit,
    tokenLimit: ({ context }) => Math.min(longestTimer, context.session!.lifetime),
  },
}).createMachine({
  id: 'session',
  initial: 'restoring',
  context: { session: null, account: null, redirectPath: null, failure: null },
  on: {
    'session.open': { target: '.signedIn', actions: [withEvent('openSession'), withEvent('keepToken')] },
  },
  states: {
    restoring: {
      tags: 'busy',
      invoke: {
        id: 'restore',
        src: 'restoreSession',
        input: {},
        onDone: [
          { guard: withOutput('isFound'), target: 'signedIn', actions: withOutput('restoreSession') },
          { target: 'guest' },
        ],
        onError: { target: 'guest', actions: withFailure('rememberFailure') },
      },
      after: { persistLimit: { target: 'guest' } },
    },
    guest: { tags: 'guest' },
    signedIn: {
      tags: 'signedIn',
      initial: 'identifying',
      on: {
        'session.refused': {
          meta: { requirements: 'SESSION-1' },
          target: 'expired',
          actions: withEvent('rememberPath'),
        },
        'session.lost': { target: 'guest', actions: ['forgetSession', 'forgetShopper'] },
        'session.close': { target: 'closing', actions: withEvent('rememberPath') },
      },
      after: { tokenLimit: { meta: { requirements: 'SESSION-12' }, target: 'expired' } },
      states: {
        identifying: {
          tags: 'busy',
          invoke: {
            id: 'profile',
            src: 'readProfile',
            input: tokenOf,
            onDone: [
              { guard: withOutput('isStudent'), target: 'recognised', actions: [...recognise, 'applyStudentCode'] },
              { target: 'recognised', actions: recognise },
            ],
            onError: [
              { guard: withFailure('isSessionOver'), target: '#session.expired' },
              { target: 'unidentified', actions: withFailure('rememberFailure') },
            ],
          },
          after: { readLimit: { target: 'unidentified' } },
        },
        unidentified: { on: { 'profile.retry': { target: 'identifying' } } },
        recognised: { on: { 'profile.changed': { actions: withEvent('rememberAccount') } } },
      },
    },
    expired: {
      tags: 'guest',
      entry: ['forgetSession', 'forgetShopper'],
      on: { 'session.close': { target: 'guest', actions: withEvent('rememberPath') } },
    },
    closing: {
      tags: 'busy',
      invoke: {
        id: 'close',
        src: 'closeSession',
        input: tokenOf,
        onDone: { target: 'guest' },
        onError: { target: 'guest' },
      },
      after: { readLimit: { target: 'guest' } },
      exit: ['forgetSession', 'forgetShopper'],
    },
  },
});

export const connectSession = (services: SessionServices) => connect(sessionMachine, sessionPort, services);
