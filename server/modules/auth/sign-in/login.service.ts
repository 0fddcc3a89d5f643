import { normalizeEmail } from '../../../../domain/account/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { type Account, findAccount, findAccountByEmail } from '../../account/index.ts';
import { authErrors, changeCredentials, type Device, findCredentials, verifyPassword } from '../access/index.ts';
import { startSession } from './sessions.ts';
import { countTry, type Door, uncountTry } from './wrong-passwords.ts';

export type NewSession = { account: Account; token: string; expiresAt: Date; isNew: boolean };

/** Signs in an account whose owner was just proven, and remembers when. Throws 403 ACCOUNT_LOCKED for a locked one. */
export async function openSession(
  context: AppContext,
  account: Account,
  isNew: boolean,
  browser: Device,
): Promise<NewSession> {
  const owner = await findCredentials(context.db, account.id);
  if (!owner) throw new Error(`Account ${account.id} has no credentials.`);
  // Read again: the account may have been locked since the proof began.
  if ((await findAccount(context.db, account.id))?.lockedAt) throw authErrors.accountLocked();
  await withTransaction(context.db, (tx) =>
    changeCredentials(tx, account.id, { lastSuccessfulLogin: context.clock.now() }),
  );
  const { token, expiresAt } = await startSession(context, owner, browser);
  return { account, token, expiresAt, isNew };
}

/**
 * Throws 422 INVALID_CREDENTIALS for a wrong password and for an unknown address alike, in the same time; and, alike
 * again, 429 TOO_MANY_ATTEMPTS after too many wrong ones (see wrong-passwords.ts), also for the right password. Wrong
 * passwords elsewhere do not block a browser that signed in to the account or reset its password.
 */
export async function login(
  context: AppContext,
  { password, ...from }: Door & { password: string },
  browser: Device,
): Promise<NewSession> {
  const email = normalizeEmail(from.email);
  const account = await findAccountByEmail(context.db, email);
  const isKnown = account !== null && from.device?.accountId === account.id;
  const door: Door = { ...from, email, device: isKnown ? from.device : null };
  await countTry(context, door);
  const credentials = account && (await findCredentials(context.db, account.id));
  const isRight = await verifyPassword(credentials?.passwordHash ?? null, password);
  if (!account || !isRight) throw authErrors.invalidCredentials();
  await uncountTry(context, door);
  return openSession(context, account, false, browser);
}
