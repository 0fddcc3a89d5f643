import type { SessionLookup } from '../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../platform/context.ts';
import type { SignedToken } from '../../platform/keys/keys.ts';
import type { Db } from '../../platform/database/database.ts';
import { type Credentials, prepareFindSessionOwner } from './auth.repository.ts';

/**
 * A session token for the cookie `auth_token` (Spec §6), for an owner who was proven just now. Its subject is the
 * account, `epoch` its session epoch, `auth_time` when its owner was proven.
 */
export const startSession = (
  { keys, config, clock }: Pick<AppContext, 'keys' | 'config' | 'clock'>,
  owner: Pick<Credentials, 'accountId' | 'accountType' | 'sessionEpoch'>,
): Promise<SignedToken> =>
  keys.sign(
    {
      sub: owner.accountId,
      accountType: owner.accountType,
      epoch: owner.sessionEpoch,
      auth_time: Math.floor(clock.now().getTime() / 1000),
    },
    config.sessionSeconds,
    'session',
  );

export function sessionLookup(db: Db): SessionLookup {
  const findOwner = prepareFindSessionOwner(db);
  return async ({ sub, jti, iat, epoch, auth_time: authTime = iat }) => {
    if (typeof epoch !== 'number' || typeof authTime !== 'number') return null;
    const owner = await findOwner({ accountId: sub, epoch, sessionId: jti });
    if (!owner) return null;
    const provenAt = new Date(authTime * 1000);
    return { id: owner.accountId, accountType: owner.accountType, sessionId: jti, provenAt };
  };
}
