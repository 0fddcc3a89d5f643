import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { countUse, type CountKey, forgetUses } from '../../../platform/rate-limit/counting.ts';
import {
  type Account,
  accountErrors,
  type CredentialsPort,
  findAccount,
  noteProvenEmail,
  type OwnerProofPort,
  type WithSharedLinks,
} from '../../account/index.ts';
import { authErrors } from './auth.errors.ts';
import {
  changeCredentials,
  dropOtherWays,
  dropResets,
  findCredentials,
  listProviders,
  lockCredentials,
  raiseEpoch,
  raiseEpochFrom,
} from './auth.repository.ts';
import { verifyPassword } from './passwords.ts';
import { listOpenSessions } from './sessions.repository.ts';
import { dropSignInCodes } from './sign-in-code.repository.ts';

const freshMilliseconds = 10 * 60_000;
const guesses = { max: 5, windowSeconds: 15 * 60 };

/**
 * Ends access to the account that may be older than the proof of its mailbox: identities of Google and Apple, reset
 * links and shared links.
 */
export async function endOtherWays({ sharedLinks }: WithSharedLinks, tx: Tx, accountId: string): Promise<void> {
  await dropOtherWays(tx, accountId);
  await sharedLinks.withdraw(tx, accountId);
}

/**
 * The account's mailbox has just been proven. If this is the first proof, the person who registered with the address
 * may not be its owner: their password, the identities they linked and their sessions end.
 */
export async function proveMailbox(context: WithSharedLinks, tx: Tx, account: Account): Promise<void> {
  if ((await lockCredentials(tx, account.id))?.isEmailProven) return;
  await endOtherWays(context, tx, account.id);
  await changeCredentials(tx, account.id, { passwordHash: null, isEmailProven: true });
  await noteProvenEmail(tx, account);
  await raiseEpoch(tx, account.id);
}

/**
 * Ends the account's sessions and everything that opens or shows part of it: reset links, mailed codes, a pending
 * change of address, calendars. Answers the epoch of new sessions.
 */
export async function startEpoch({ sharedLinks }: WithSharedLinks, tx: Tx, accountId: string): Promise<number> {
  await sharedLinks.withdraw(tx, accountId);
  const email = (await findAccount(tx, accountId))?.email;
  if (email) await dropSignInCodes(tx, email);
  await dropResets(tx, accountId);
  return raiseEpoch(tx, accountId);
}

/** How an account signs in, for the modules that show or change it. */
export const createCredentials = (context: Pick<AppContext, 'clock'> & WithSharedLinks): CredentialsPort => ({
  async describe(executor, accountId) {
    const found = await findCredentials(executor, accountId);
    const providers = await listProviders(executor, accountId);
    const hasPassword = Boolean(found?.passwordHash);
    return {
      lastSuccessfulLogin: found?.lastSuccessfulLogin ?? null,
      hasPassword,
      providers: hasPassword ? ['password', ...providers] : providers,
      sessionEpoch: found?.sessionEpoch ?? 0,
    };
  },
  async isEmailProven(executor, accountId) {
    return (await findCredentials(executor, accountId))?.isEmailProven ?? false;
  },
  countSessions: async (executor, accountId) =>
    (await listOpenSessions(executor, accountId, context.clock.now())).length,
  async endSessions(tx, accountId) {
    await startEpoch(context, tx, accountId);
  },
  async moveToNewEmail(tx, accountId, sessionEpoch) {
    if (!(await raiseEpochFrom(tx, accountId, sessionEpoch))) return false;
    await endOtherWays(context, tx, accountId);
    return true;
  },
});

/** Whether `password` is the account's; throws 429 TOO_MANY_ATTEMPTS after five wrong ones in fifteen minutes. */
export async function isCurrentPassword(
  context: AppContext,
  accountId: string,
  passwordHash: string,
  password: string,
): Promise<boolean> {
  const key: CountKey = { name: 'current-password', of: [accountId] };
  // Counted before it is verified, so that simultaneous guesses cannot exceed the limit.
  const waitSeconds = await countUse(context, key, guesses);
  if (waitSeconds > 0) throw authErrors.tooManyAttempts(waitSeconds);
  if (!(await verifyPassword(passwordHash, password))) return false;
  await forgetUses(context, [key]);
  return true;
}

export const createOwnerProof = (context: AppContext): OwnerProofPort => ({
  async demand(session, currentPassword) {
    const hash = (await findCredentials(context.db, session.id))?.passwordHash;
    if (hash) {
      const isRight =
        currentPassword !== undefined && (await isCurrentPassword(context, session.id, hash, currentPassword));
      if (!isRight) throw accountErrors.wrongPassword();
      return;
    }
    const age = context.clock.now().getTime() - session.provenAt.getTime();
    if (age > freshMilliseconds) throw accountErrors.signInAgain();
  },
});
