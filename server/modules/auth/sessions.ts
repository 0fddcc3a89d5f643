import type { SessionLookup } from '../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../platform/context.ts';
import type { SignedToken } from '../../platform/keys/keys.ts';
import type { Db } from '../../platform/database/database.ts';
import { type Credentials, prepareFindSessionOwner } from './auth.repository.ts';

/** A session token for the cookie `auth_token` (Spec §6). Its subject is the account, `epoch` its session epoch. */
export const startSession = (
  { keys, config }: Pick<AppContext, 'keys' | 'config'>,
  owner: Pick<Credentials, 'accountId' | 'accountType' | 'sessionEpoch'>,
): Promise<SignedToken> =>
  keys.sign(
    { sub: owner.accountId, accountType: owner.accountType, epoch: owner.sessionEpoch },
    config.sessionSeconds,
    'session',
  );

export function sessionLookup(db: Db): SessionLookup {
  const findOwner = prepareFindSessionOwner(db);
  return async ({ sub, jti, epoch }) => {
    if (typeof epoch !== 'number') return null;
    const owner = await findOwner({ accountId: sub, epoch, sessionId: jti });
    return owner && { id: owner.accountId, accountType: owner.accountType, sessionId: jti };
  };
}
