import type { Account } from '../../domain/account/index.ts';
import type { SessionToken } from './session.types.ts';

export interface SessionServices {
  /** The token of the cookie, or null when there is none or it has expired. Never rejects for absence. Spec §5, §6. */
  restoreSession(request: Record<string, never>, signal: AbortSignal): Promise<SessionToken | null>;
  /** The signed-in account. Rejects with a `Failure`; kind `unauthorized` ends the session. Spec §7. */
  readProfile(request: { token: string }, signal: AbortSignal): Promise<Account>;
  /** Tells the server that this token ends. Best effort: a rejection does not keep the shopper signed in. */
  closeSession(request: { token: string }, signal: AbortSignal): Promise<void>;
  /** Writes the cookie; it lives until the token's `exp`. */
  keepToken(session: SessionToken): void;
  /** Removes the cookie, the review reminder and the error-reporting user. Spec §4. */
  forgetShopper(): void;
  /** Sets the error-reporting user and makes cached account data stale. Called with each read profile. Spec §4. */
  recogniseShopper(account: Account): void;
}
