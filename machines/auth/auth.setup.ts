import { assign, setup } from 'xstate';
import type { Phone } from '../../domain/account/index.ts';
import { seconds } from '../../domain/calendar/index.ts';
import { type Failure, timedOut } from '../../domain/failure/index.ts';
import { ask, isCode, port, type ServicesOf } from '../kit/index.ts';
import type { SessionToken } from '../session/index.ts';

export type AuthMode = 'login' | 'register' | 'forgotPassword' | 'resetPassword';

/** Registration asks for an institution's contact person; an individual gives name and phone with the first address. */
export interface Institution {
  name: string;
  firstName: string;
  lastName: string;
  phone: Phone;
}

export interface Registration {
  /** Null for the account of an individual. */
  institution: Institution | null;
  email: string;
  password: string;
  /** Marketing by channel, each opt-in. Consent is never a condition. Law: KVKK. */
  marketing: { email: boolean; sms: boolean; call: boolean };
  /** When the membership agreement was accepted, epoch milliseconds. */
  agreedAt: number;
}

export interface AuthInput {
  mode: AuthMode;
  /** Where to go after signing in; a path of this shop. */
  redirectPath: string | null;
  /** The token of the mailed reset link. */
  resetToken: string | null;
  /** Why the page was opened, when the shopper did not ask for it. */
  notice: 'sessionExpired' | null;
}

export interface AuthContext {
  mode: AuthMode;
  redirectPath: string | null;
  resetToken: string | null;
  notice: 'sessionExpired' | 'passwordChanged' | null;
  /** The e-mail that was sent last by any form: prefilled in the next form. */
  email: string;
  taken: Taken;
  failure: Failure | null;
  session: SessionToken | null;
  isNew: boolean;
}

export interface Taken {
  email: boolean;
  phone: boolean;
}

export type AuthEvent =
  | { type: 'mode.choose'; mode: Exclude<AuthMode, 'resetPassword'> }
  | { type: 'login.submit'; email: string; password: string }
  | { type: 'identity.submit'; provider: 'google' | 'apple'; idToken: string }
  | { type: 'identity.check'; email: string; phone: Phone | null }
  | { type: 'register.submit'; form: Registration }
  | { type: 'reset.request'; email: string }
  | { type: 'reset.submit'; password: string }
  | { type: 'link.retry' };

export interface AuthOutput {
  session: SessionToken;
  redirectPath: string | null;
  isNew: boolean;
}

export interface Credentials {
  email: string;
  password: string;
}

export interface Identity {
  provider: 'google' | 'apple';
  idToken: string;
}

/** The result of a sign-in by Google or Apple; `isNew`: it created the account. */
export interface Entry {
  session: SessionToken;
  isNew: boolean;
}

/** Services that the flow calls. Every rejection is a `Failure` with a code of its operation. Spec §7. */
export const authPort = port({
  /** Rejects with INVALID_CREDENTIALS, or TOO_MANY_ATTEMPTS after repeated failures. */
  logIn: ask<Credentials, SessionToken>(),
  /** Signs in with an id token of Google or Apple; makes the account when there is none. */
  logInWith: ask<Identity, Entry>(),
  /** Rejects with kind `invalid` and fields; EMAIL_TAKEN and PHONE_TAKEN arrive as fields with code `taken`. */
  register: ask<Registration, SessionToken>(),
  /** Whether an account already has this e-mail or phone. `phone` null: only the e-mail is checked. */
  readTaken: ask<{ email: string; phone: Phone | null }, Taken>(),
  /** Sends the link when such an account exists; resolves alike when it does not. */
  requestReset: ask<{ email: string }, void>(),
  /** Whether the link is genuine, unused and not expired. */
  checkResetLink: ask<{ token: string }, boolean>(),
  /** Uses up the link. Rejects with RESET_TOKEN_INVALID when it is used or expired. */
  resetPassword: ask<{ token: string; password: string }, void>(),
  /**
   * Opens the session and resolves once the cart has the account's prices. The guest's lines stay in the cart; a
   * rejection only means that the prices follow later.
   */
  repriceCart: ask<{ session: SessionToken }, void>(),
});

export type AuthServices = ServicesOf<typeof authPort>;

/** Types, services, guards, actions and delays of the flow. */
export const authSetup = setup({
  types: {} as {
    context: AuthContext;
    events: AuthEvent;
    input: AuthInput;
    output: AuthOutput;
    tags: 'busy' | AuthMode;
    /** The analytics event that entering a state fires while the guard it names holds. Spec §7. */
    meta: { analyticsWhen?: { readonly Login: 'isReturning' } };
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
  actors: authPort.actors,
  guards: {
    isMode: ({ context }, { mode }: { mode: AuthMode }) => context.mode === mode,
    isReturning: ({ context }) => !context.isNew,
    isGenuine: (_, { output }: { output: boolean }) => output,
    isCode,
  },
  actions: {
    rememberMode: assign((_, { mode }: { mode: AuthMode }) => ({ mode, failure: null })),
    rememberEmail: assign((_, { email }: { email: string }) => ({ email, failure: null, notice: null })),
    rememberSession: assign((_, { output }: { output: SessionToken }) => ({ session: output, isNew: false })),
    rememberEntry: assign((_, { output }: { output: Entry }) => output),
    rememberNewSession: assign((_, { output }: { output: SessionToken }) => ({ session: output, isNew: true })),
    rememberTaken: assign((_, { output }: { output: Taken }) => ({ taken: output })),
    rememberFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    rememberTimeout: assign({ failure: timedOut() }),
    forgetFailure: assign({ failure: null }),
    notePasswordChanged: assign({ notice: 'passwordChanged' as const, mode: 'login' as const, resetToken: null }),
  },
  delays: { readLimit: seconds(8), submitLimit: seconds(15), repriceLimit: seconds(4) },
});
