import { normalizeName } from '../../../../domain/account/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { isUniqueViolation, withTransaction } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/request/request-context.ts';
import { findAccount, findAccountByEmail, type WithSharedLinks } from '../../account/index.ts';
import { recordOutcomes } from '../../analytics/index.ts';
import {
  addresseeOf,
  authErrors,
  type Device,
  findIdentity,
  insertIdentity,
  methodAddedMail,
  proveMailbox,
} from '../access/index.ts';
import type { IdentityProvider, ProvenIdentity } from './identity-provider.ts';
import { type NewSession, openAccount, openSession } from '../sign-in/index.ts';
import type { ProviderName } from '../access/auth.tables.ts';

export type IdentityRequest = {
  idToken: string;
  nonce?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
};

/** Throws 422 INVALID_ID_TOKEN, 503 for unreadable keys of the provider, 501 PROVIDER_DISABLED. */
export async function prove(
  provider: IdentityProvider,
  { idToken, nonce }: Pick<IdentityRequest, 'idToken' | 'nonce'>,
): Promise<ProvenIdentity> {
  const outcome = await provider.verify(idToken, nonce);
  if (outcome.kind === 'proven') return outcome.identity;
  if (outcome.kind === 'disabled') throw authErrors.providerDisabled();
  throw outcome.kind === 'unreachable' ? authErrors.providerUnreachable() : authErrors.invalidIdToken();
}

/**
 * Signs in with an id token, opening an account when neither the identity nor its verified address is known.
 * Throws 422 INVALID_ID_TOKEN or EMAIL_NOT_VERIFIED, 503 when the provider's keys cannot be read, 501
 * PROVIDER_DISABLED when it is switched off.
 */
export async function loginWithIdentity(
  context: AppContext<WithSharedLinks>,
  name: ProviderName,
  provider: IdentityProvider,
  request: IdentityRequest,
  language: Language,
  browser: Device,
  receiverId: string | undefined,
): Promise<NewSession> {
  const identity = await prove(provider, request);
  const { db, clock, mail, config } = context;
  const findOrOpen = async (tx: Tx) => {
    const knownId = await findIdentity(tx, name, identity.subject);
    const known = knownId && (await findAccount(tx, knownId));
    if (known) return { account: known, isNew: false };
    if (!identity.email) throw authErrors.emailNotVerified();
    const sameAddress = await findAccountByEmail(tx, identity.email);
    if (sameAddress) await proveMailbox(context, tx, sameAddress);
    const owner =
      sameAddress ??
      (await openAccount(context, tx, {
        passwordHash: null,
        isEmailProven: true,
        account: {
          accountType: 'normal',
          email: identity.email,
          firstName: normalizeName(identity.firstName || request.firstName || '') || null,
          lastName: normalizeName(identity.lastName || request.lastName || '') || null,
          language,
        },
      }));
    await insertIdentity(tx, {
      provider: name,
      subject: identity.subject,
      accountId: owner.id,
      createdAt: clock.now(),
    });
    if (sameAddress) await mail.enqueue(tx, methodAddedMail(addresseeOf(sameAddress), config.publicUrl, name));
    else {
      const parameters = { method: name, accountType: owner.accountType };
      await recordOutcomes(context, tx, receiverId, [{ event: 'Signup', parameters }]);
    }
    return { account: owner, isNew: !sameAddress };
  };
  const { account, isNew } = await withTransaction(db, findOrOpen).catch((error: unknown) => {
    // A concurrent first sign-in took the address: the account exists now.
    if (isUniqueViolation(error)) return withTransaction(db, findOrOpen);
    throw error;
  });
  return openSession(context, account, isNew, browser);
}
