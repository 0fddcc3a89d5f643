import { createHash } from 'node:crypto';
import type { AppContext } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import type { SignedToken } from '../../platform/keys/keys.ts';
import type { Language } from '../../platform/request/request-context.ts';
import { type Account, accountErrors, findAccount, findAccountByEmail } from '../account/index.ts';
import { authErrors } from './auth.errors.ts';
import { passwordChangedMail, resetMail } from './auth.mails.ts';
import {
  changeCredentials,
  findCredentials,
  findReset,
  raiseEpoch,
  replaceReset,
  useReset,
} from './auth.repository.ts';
import { checkPasswordStrength, hashPassword, verifyPassword } from './passwords.ts';
import { startSession } from './sessions.ts';

const resetLifeMilliseconds = 3_600_000;

/** Only the hash is stored: whoever reads the table cannot use the links. */
const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

const addressee = (account: Account, language: Language) => ({
  recipient: account.email,
  firstName: account.firstName,
  language,
});

/** Mails a link that works once, for an hour. Does nothing, and says nothing, when nobody has this address. */
export async function requestReset(context: AppContext, email: string, language: Language): Promise<void> {
  const account = await findAccountByEmail(context.db, email);
  if (!account) return;
  const token = context.ids.secret(32);
  const expiresAt = new Date(context.clock.now().getTime() + resetLifeMilliseconds);
  await withTransaction(context.db, async (tx) => {
    await replaceReset(tx, { tokenHash: hashToken(token), accountId: account.id, expiresAt });
    await context.mail.enqueue(tx, resetMail(addressee(account, language), context.config.publicUrl, token));
  });
}

export const isResetValid = async ({ db, clock }: AppContext, token: string): Promise<boolean> =>
  (await findReset(db, hashToken(token), clock.now())) !== null;

/** Sets the password, uses the link up, unlocks the account and ends every session. Throws 422 RESET_TOKEN_INVALID. */
export async function doReset(context: AppContext, token: string, password: string, language: Language): Promise<void> {
  const { db, clock, mail, config } = context;
  const accountId = await findReset(db, hashToken(token), clock.now());
  const account = accountId && (await findAccount(db, accountId));
  if (!account) throw authErrors.resetTokenInvalid();
  checkPasswordStrength(password, account.email);
  const passwordHash = await hashPassword(password);
  await withTransaction(db, async (tx) => {
    if ((await useReset(tx, hashToken(token), clock.now())) === null) throw authErrors.resetTokenInvalid();
    await changeCredentials(tx, account.id, {
      passwordHash,
      isEmailProven: true,
      failedAttempts: 0,
      lockedUntil: null,
    });
    await raiseEpoch(tx, account.id);
    await mail.enqueue(tx, passwordChangedMail(addressee(account, language), config.publicUrl));
  });
}

/** A first password. Throws 409 PASSWORD_EXISTS. */
export async function createPassword(context: AppContext, accountId: string, password: string): Promise<void> {
  const account = await findAccount(context.db, accountId);
  if (!account) throw errors.unauthorized();
  checkPasswordStrength(password, account.email);
  const passwordHash = await hashPassword(password);
  await withTransaction(context.db, async (tx) => {
    if ((await findCredentials(tx, accountId))?.passwordHash) throw authErrors.passwordExists();
    await changeCredentials(tx, accountId, { passwordHash });
  });
}

/**
 * Another password; answers the token with which this session goes on, all others end.
 * Throws 401 WRONG_PASSWORD, 409 PASSWORD_MISSING.
 */
export async function changePassword(
  context: AppContext,
  accountId: string,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  language: Language,
): Promise<SignedToken> {
  const { db, mail, config } = context;
  const account = await findAccount(db, accountId);
  const credentials = await findCredentials(db, accountId);
  if (!account || !credentials) throw errors.unauthorized();
  if (!credentials.passwordHash) throw authErrors.passwordMissing();
  if (!(await verifyPassword(credentials.passwordHash, currentPassword))) throw accountErrors.wrongPassword(401);
  checkPasswordStrength(newPassword, account.email, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  const sessionEpoch = await withTransaction(db, async (tx) => {
    await changeCredentials(tx, accountId, { passwordHash });
    await mail.enqueue(tx, passwordChangedMail(addressee(account, language), config.publicUrl));
    return raiseEpoch(tx, accountId);
  });
  return startSession(context, { ...credentials, sessionEpoch });
}
