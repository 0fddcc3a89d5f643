import { assign, fromPromise, setup } from 'xstate';
import type { Phone } from '../../domain/account/index.ts';
import { seconds } from '../../domain/calendar/index.ts';
import { toFailure } from '../../domain/failure/index.ts';
import type { SessionToken } from '../session/index.ts';
import type { Credentials, Identity } from './auth.services.ts';
import type {
  AuthContext,
  AuthEvent,
  AuthInput,
  AuthMeta,
  AuthMode,
  AuthOutput,
  Registration,
  Taken,
} from './auth.types.ts';

const notConnected = (service: string) => () => Promise.reject(new Error(`${service} is not connected`));

/** What every state of the flow may ask, do and wait for. */
export const authSetup = setup({
  types: {} as {
    context: AuthContext;
    events: AuthEvent;
    input: AuthInput;
    output: AuthOutput;
    tags: 'busy' | AuthMode;
    meta: AuthMeta;
    children: {
      login: 'logIn';
      identity: 'logInWith';
      registration: 'register';
      taken: 'readTaken';
      request: 'requestReset';
      link: 'checkResetLink';
      reset: 'resetPassword';
      repricing: 'repriceCart';
    };
  },
  actors: {
    logIn: fromPromise<SessionToken, Credentials>(notConnected('logIn')),
    logInWith: fromPromise<SessionToken, Identity>(notConnected('logInWith')),
    register: fromPromise<SessionToken, Registration>(notConnected('register')),
    readTaken: fromPromise<Taken, { email: string; phone: Phone | null }>(notConnected('readTaken')),
    requestReset: fromPromise<void, { email: string }>(notConnected('requestReset')),
    checkResetLink: fromPromise<boolean, { token: string }>(notConnected('checkResetLink')),
    resetPassword: fromPromise<void, { token: string; password: string }>(notConnected('resetPassword')),
    repriceCart: fromPromise<void, { session: SessionToken }>(notConnected('repriceCart')),
  },
  guards: {
    isMode: ({ context }, { mode }: { mode: AuthMode }) => context.mode === mode,
    isNew: ({ context }) => context.isNew,
    isReturning: ({ context }) => !context.isNew,
    isGenuine: (_, { genuine }: { genuine: boolean }) => genuine,
    isCode: (_, { error, code }: { error: unknown; code: string }) => toFailure(error).code === code,
  },
  actions: {
    rememberMode: assign((_, { mode }: { mode: AuthMode }) => ({ mode, failure: null })),
    rememberEmail: assign((_, { email }: { email: string }) => ({ email, failure: null, notice: null })),
    rememberSession: assign((_, { session, isNew }: { session: SessionToken; isNew: boolean }) => ({ session, isNew })),
    rememberTaken: assign((_, { taken }: { taken: Taken }) => ({ taken })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    rememberTimeout: assign({ failure: toFailure({ name: 'TimeoutError' }) }),
    forgetFailure: assign({ failure: null }),
    notePasswordChanged: assign({ notice: 'passwordChanged' as const, mode: 'login' as const, resetToken: null }),
  },
  delays: { readLimit: seconds(8), submitLimit: seconds(15), repriceLimit: seconds(4) },
});
