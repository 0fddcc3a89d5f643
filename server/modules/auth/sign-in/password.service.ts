import { normalizeEmail } from '../../../../domain/account/index.ts';
import type { SessionAccount } from '../../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';
import { hashOfSecret } from '../../../platform/ids/ids.ts';
import type { SignedToken } from '../../../platform/keys/keys.ts';
import type { Language } from '../../../platform/request/request-context.ts';
import {
  type Account,
  accountErrors,
  findAccount,
  findAccountByEmail,
  noteProvenEmail,
  type WithOwnerProof,
  type WithSharedLinks,
} from '../../account/index.ts';
import {
  authErrors,
  changeCredentials,
  checkPasswordStrength,
  type Device,
  endOtherWays,
  findCredentials,
  findReset,
  hashPassword,
  hasResetEndingAfter,
  insertResetRequest,
  isCurrentPassword,
  lockCredentials,
  methodAddedMail,
  passwordChangedMail,
  replaceReset,
  resetMail,
  startEpoch,
  takeResetRequest,
  useReset,
} from '../access/index.ts';
import { startSession } from './sessions.ts';

const resetLifeMilliseconds = 3_600_000;
const resetPauseMilliseconds = 60_000;

const addressee = (account: Account, language: Language) => ({
  recipient: account.email,
  firstName: account.firstName,
  language,
});

/** Notes a request for a reset link: takes as long, and answers the same, when the address has no account. */
export async function requestReset({ db, ids }: AppContext, email: string, language: Language): Promise<void> {
  await withTransaction(db, (tx) => insertResetRequest(tx, { id: ids.next(), email: normalizeEmail(email), language }));
}

/** Mails the requested links to known addresses; each works once, for an hour. */
export async function mailResetLinks(context: AppContext): Promise<void> {
  const { db, clock, ids, mail, config } = context;
  const mailOne = async (tx: Tx): Promise<boolean> => {
    const request = await takeResetRequest(tx);
    if (!request) return false;
    const account = await findAccountByEmail(tx, request.email);
    const expiresAt = new Date(clock.now().getTime() + resetLifeMilliseconds);
    // Each link replaces the last: quick repeats would fill the mailbox and make the owner's own link useless.
    const isTooSoon =
      account !== null &&
      (await hasResetEndingAfter(tx, account.id, new Date(expiresAt.getTime() - resetPauseMilliseconds)));
    if (!account || isTooSoon) return true;
    const token = ids.secret(32);
    await replaceReset(tx, { tokenHash: hashOfSecret(token), accountId: account.id, expiresAt });
    await mail.enqueue(tx, resetMail(addressee(account, request.language), config.publicUrl, token));
    return true;
  };
  while (await withTransaction(db, mailOne));
}

export const isResetValid = async ({ db, clock }: AppContext, token: string): Promise<boolean> =>
  (await findReset(db, hashOfSecret(token), clock.now())) !== null;

/**
 * Sets the password, uses the link up and ends every session; answers the account. Throws 422 RESET_TOKEN_INVALID.
 */
export async function doReset(
  context: AppContext<WithSharedLinks>,
  token: string,
  password: string,
  language: Language,
): Promise<Account> {
  const { db, clock, mail, config } = context;
  const accountId = await findReset(db, hashOfSecret(token), clock.now());
  const account = accountId && (await findAccount(db, accountId));
  if (!account) throw authErrors.resetTokenInvalid();
  checkPasswordStrength(password, account.email);
  const passwordHash = await hashPassword(password);
  await withTransaction(db, async (tx) => {
    if ((await useReset(tx, hashOfSecret(token), clock.now())) === null) throw authErrors.resetTokenInvalid();
    // Another person may have registered this address and linked an identity before its owner proved it.
    if (!(await lockCredentials(tx, account.id))?.isEmailProven) await endOtherWays(context, tx, account.id);
    await changeCredentials(tx, account.id, { passwordHash, isEmailProven: true });
    await noteProvenEmail(tx, account);
    await startEpoch(context, tx, account.id);
    await mail.enqueue(tx, passwordChangedMail(addressee(account, language), config.publicUrl));
  });
  return account;
}

/** Sets a first password. Throws 409 PASSWORD_EXISTS, and 403 SIGN_IN_AGAIN where the owner was not proven lately. */
export async function createPassword(
  context: AppContext<WithOwnerProof>,
  session: SessionAccount,
  password: string,
  language: Language,
): Promise<void> {
  const { id: accountId } = session;
  const { mail, config } = context;
  const account = await findAccount(context.db, accountId);
  if (!account) throw errors.unauthorized();
  if ((await findCredentials(context.db, accountId))?.passwordHash) throw authErrors.passwordExists();
  await context.ownerProof.demand(session, undefined);
  checkPasswordStrength(password, account.email);
  const passwordHash = await hashPassword(password);
  await withTransaction(context.db, async (tx) => {
    if ((await findCredentials(tx, accountId))?.passwordHash) throw authErrors.passwordExists();
    await changeCredentials(tx, accountId, { passwordHash });
    await mail.enqueue(tx, methodAddedMail(addressee(account, language), config.publicUrl, 'password'));
  });
}

/**
 * Changes the password; answers the new token of this session, all others end.
 * Throws 401 WRONG_PASSWORD, 409 PASSWORD_MISSING, 429 TOO_MANY_ATTEMPTS.
 */
export async function changePassword(
  context: AppContext<WithSharedLinks>,
  accountId: string,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  language: Language,
  browser: Device,
): Promise<SignedToken> {
  const { db, mail, config } = context;
  const account = await findAccount(db, accountId);
  const credentials = await findCredentials(db, accountId);
  if (!account || !credentials) throw errors.unauthorized();
  if (!credentials.passwordHash) throw authErrors.passwordMissing();
  if (!(await isCurrentPassword(context, accountId, credentials.passwordHash, currentPassword))) {
    throw accountErrors.wrongPassword();
  }
  checkPasswordStrength(newPassword, account.email, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  const sessionEpoch = await withTransaction(db, async (tx) => {
    await changeCredentials(tx, accountId, { passwordHash });
    await mail.enqueue(tx, passwordChangedMail(addressee(account, language), config.publicUrl));
    return startEpoch(context, tx, accountId);
  });
  return startSession(context, { ...credentials, sessionEpoch }, browser);
}
