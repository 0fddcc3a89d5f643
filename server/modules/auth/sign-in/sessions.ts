import type { components } from '../../../../openapi/types/auth.d.ts';
import type { SessionAccount, SessionLookup } from '../../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';
import type { WithSharedLinks } from '../../account/index.ts';
import type { SignedToken } from '../../../platform/keys/keys.ts';
import {
  type Credentials,
  type Device,
  findSession,
  insertEndedSession,
  insertSession,
  liftSession,
  listOpenSessions,
  markSeen,
  prepareFindSessionOwner,
  startEpoch,
} from '../access/index.ts';

/** Shortest time between two writes of `lastSeenAt`: most requests of a session write nothing. */
const seenEveryMilliseconds = 10 * 60_000;

/**
 * A session token for the cookie `auth_token` (Spec §6), for an owner who was proven just now, in the browser of
 * `device`. Its subject is the account, `epoch` its session epoch, `auth_time` when its owner was proven.
 */
export async function startSession(
  { db, ids, keys, config, clock }: Pick<AppContext, 'db' | 'ids' | 'keys' | 'config' | 'clock'>,
  owner: Pick<Credentials, 'accountId' | 'accountType' | 'sessionEpoch'>,
  device: Device,
): Promise<SignedToken> {
  const id = ids.next();
  const now = clock.now();
  const signed = await keys.sign(
    {
      jti: id,
      sub: owner.accountId,
      accountType: owner.accountType,
      epoch: owner.sessionEpoch,
      auth_time: Math.floor(now.getTime() / 1000),
    },
    config.sessionSeconds,
    'session',
  );
  await insertSession(db, {
    id,
    accountId: owner.accountId,
    epoch: owner.sessionEpoch,
    ...device,
    startedAt: now,
    lastSeenAt: now,
    expiresAt: signed.expiresAt,
  });
  return signed;
}

export function sessionLookup({ db, clock }: Pick<AppContext, 'db' | 'clock'>): SessionLookup {
  const findOwner = prepareFindSessionOwner(db);
  return async ({ sub, jti, iat, auth_time: authTime = iat }) => {
    if (typeof authTime !== 'number') return null;
    const owner = await findOwner({ accountId: sub, sessionId: jti });
    if (!owner) return null;
    const now = clock.now();
    if (now.getTime() - owner.lastSeenAt.getTime() > seenEveryMilliseconds) await markSeen(db, jti, now);
    return { id: owner.accountId, accountType: owner.accountType, sessionId: jti, provenAt: new Date(authTime * 1000) };
  };
}

type OpenSession = components['schemas']['OpenSession'];

/** The account's sessions: the asking one first, then the one seen last. */
export async function openSessions(db: Db, clock: AppContext['clock'], asking: SessionAccount): Promise<OpenSession[]> {
  const found = await listOpenSessions(db, asking.id, clock.now());
  return found
    .map(({ id, browser, system, startedAt, lastSeenAt }) => ({
      _id: id,
      device: { browser, system },
      startedAt: startedAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isCurrent: id === asking.sessionId,
    }))
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

/** Ends one of the account's own sessions; throws 404 for any other. */
export async function endOwnSession({ db, clock }: AppContext, asking: SessionAccount, id: string): Promise<void> {
  await withTransaction(db, async (tx) => {
    const session = await findSession(tx, asking.id, id, clock.now());
    if (!session) throw errors.notFound();
    await insertEndedSession(tx, id, session.expiresAt);
  });
}

/** Ends all other sessions of the account, and its links. */
export const endOtherSessions = (context: AppContext<WithSharedLinks>, asking: SessionAccount): Promise<void> =>
  withTransaction(context.db, async (tx) => {
    await liftSession(tx, asking.sessionId, await startEpoch(context, tx, asking.id));
  });
