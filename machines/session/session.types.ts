import type { Account } from '../../domain/account/index.ts';
import type { Failure } from '../../domain/failure/index.ts';
import type { Localized } from '../../domain/locale/index.ts';

/** A token that is still valid. `expiresAt`: epoch milliseconds, from its `exp`. Spec §5, §6. */
export interface SessionToken {
  token: string;
  expiresAt: number;
}

export interface SessionContext {
  session: SessionToken | null;
  account: Account | null;
  /** Where the shopper stood when the session ended; the path to return to after signing in. */
  redirectPath: string | null;
  failure: Failure | null;
  /** The newest time that was told, epoch milliseconds. */
  now: number;
}

export type SessionEvent =
  /** A login or a registration gave a token. */
  | { type: 'session.open'; session: SessionToken; at: number }
  /** A call was answered 401. Spec §4. */
  | { type: 'session.refused'; path: string }
  /** Another tab signed out, or the cookie is gone. */
  | { type: 'session.lost' }
  | { type: 'session.close'; redirectPath: string | null }
  | { type: 'profile.retry' }
  /** The profile was edited elsewhere in the app. */
  | { type: 'profile.changed'; account: Account };

export interface SessionInput {
  now: number;
}

export interface SessionMeta {
  description: Localized;
  operationId?: string;
}
