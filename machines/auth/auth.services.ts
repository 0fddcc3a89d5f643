import type { Phone } from '../../domain/account/index.ts';
import type { SessionToken } from '../session/index.ts';
import type { Registration, Taken } from './auth.types.ts';

export interface Credentials {
  email: string;
  password: string;
}

export interface Identity {
  provider: 'google' | 'apple';
  idToken: string;
}

/** What the flow asks the world for. Every rejection is a `Failure` with a code of its operation. Spec §7. */
export interface AuthServices {
  /** Rejects with INVALID_CREDENTIALS, or TOO_MANY_ATTEMPTS after repeated failures. */
  logIn(credentials: Credentials, signal: AbortSignal): Promise<SessionToken>;
  /** Signs in with an id token of Google or Apple; makes the account when there is none. */
  logInWith(identity: Identity, signal: AbortSignal): Promise<SessionToken>;
  /** Rejects with kind `invalid` and fields; EMAIL_TAKEN and PHONE_TAKEN arrive as fields with code `taken`. */
  register(form: Registration, signal: AbortSignal): Promise<SessionToken>;
  /** Whether an account already has this e-mail or phone. Nothing is said of a phone that was not given. */
  readTaken(identity: { email: string; phone: Phone | null }, signal: AbortSignal): Promise<Taken>;
  /** Sends the link when such an account exists; resolves alike when it does not. */
  requestReset(request: { email: string }, signal: AbortSignal): Promise<void>;
  /** Whether the link is genuine, unused and not expired. */
  checkResetLink(request: { token: string }, signal: AbortSignal): Promise<boolean>;
  /** Uses the link up. Rejects with RESET_TOKEN_INVALID when it is used or expired. */
  resetPassword(request: { token: string; password: string }, signal: AbortSignal): Promise<void>;
  /**
   * Opens the session and resolves once the cart has the account's prices. What the guest gathered stays; a rejection
   * only means that the prices follow later.
   */
  repriceCart(request: { session: SessionToken }, signal: AbortSignal): Promise<void>;
}
