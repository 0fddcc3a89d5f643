import type { AppContext } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { type Account, findAccountByEmail } from '../account/index.ts';
import { authErrors } from './auth.errors.ts';
import { changeCredentials, countFailure, findCredentials } from './auth.repository.ts';
import { verifyPassword } from './passwords.ts';
import { startSession } from './sessions.ts';

export type NewSession = { account: Account; token: string; expiresAt: Date; isNew: boolean };

const attemptsBeforeLock = 5;
const lockMilliseconds = 15 * 60_000;

/** Signs in an account whose owner was just proven, and remembers when. */
export async function openSession(context: AppContext, account: Account, isNew: boolean): Promise<NewSession> {
  await withTransaction(context.db, (tx) =>
    changeCredentials(tx, account.id, {
      failedAttempts: 0,
      lockedUntil: null,
      lastSuccessfulLogin: context.clock.now(),
    }),
  );
  const owner = await findCredentials(context.db, account.id);
  if (!owner) throw new Error(`Account ${account.id} has no credentials.`);
  const { token, expiresAt } = await startSession(context, owner);
  return { account, token, expiresAt, isNew };
}

/**
 * Throws 422 INVALID_CREDENTIALS for a wrong password and for an unknown address alike, in the same time; and
 * 429 TOO_MANY_ATTEMPTS while the account is locked, also for the right password. Five wrong ones in a row lock it
 * for fifteen minutes; each further one locks it again.
 */
export async function login(context: AppContext, email: string, password: string): Promise<NewSession> {
  const { db, clock } = context;
  const account = await findAccountByEmail(db, email);
  const credentials = account && (await findCredentials(db, account.id));
  const now = clock.now();
  if (credentials?.lockedUntil && credentials.lockedUntil > now) {
    throw authErrors.tooManyAttempts(Math.ceil((credentials.lockedUntil.getTime() - now.getTime()) / 1000));
  }
  const isRight = await verifyPassword(credentials?.passwordHash ?? null, password);
  if (account && isRight) return openSession(context, account, false);
  if (account && credentials) {
    await withTransaction(db, async (tx) => {
      const failures = await countFailure(tx, account.id);
      if (failures < attemptsBeforeLock) return;
      await changeCredentials(tx, account.id, { lockedUntil: new Date(now.getTime() + lockMilliseconds) });
    });
  }
  throw authErrors.invalidCredentials();
}
