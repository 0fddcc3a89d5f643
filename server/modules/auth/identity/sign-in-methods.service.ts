import type { components } from '../../../../openapi/types/auth.d.ts';
import type { SessionAccount } from '../../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';
import { findAccount, type WithOwnerProof, type WithSharedLinks } from '../../account/index.ts';
import {
  addresseeOf,
  authErrors,
  deleteIdentities,
  findCredentials,
  findIdentity,
  insertIdentity,
  liftSession,
  listIdentities,
  lockCredentials,
  methodAddedMail,
  methodRemovedMail,
  startEpoch,
} from '../access/index.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { prove } from './identity.service.ts';
import type { ProviderName } from '../access/auth.tables.ts';

type Method = components['schemas']['SignInMethod'];

/** The methods password, Google and Apple, whether or not the account has them. */
export async function signInMethods(db: Executor, accountId: string): Promise<Method[]> {
  const identities = await listIdentities(db, accountId);
  const hasPassword = Boolean((await findCredentials(db, accountId))?.passwordHash);
  const identityOf = (method: ProviderName): Method => {
    const linkedAt = identities.find(({ provider }) => provider === method)?.createdAt.toISOString() ?? null;
    return { method, isLinked: linkedAt !== null, linkedAt };
  };
  return [{ method: 'password', isLinked: hasPassword, linkedAt: null }, identityOf('google'), identityOf('apple')];
}

async function requireOwner(tx: Tx, accountId: string) {
  const account = await findAccount(tx, accountId);
  if (!account) throw errors.unauthorized();
  return addresseeOf(account);
}

type Link = { name: ProviderName; provider: IdentityProvider; idToken: string; currentPassword: string | undefined };

/**
 * Links an identity of the provider to the account. Linking it again changes nothing. Throws 409 IDENTITY_TAKEN or
 * PROVIDER_LINKED, and the errors of `prove` and of the owner's fresh proof.
 */
export async function linkIdentity(
  context: AppContext<WithOwnerProof>,
  session: SessionAccount,
  { name, provider, idToken, currentPassword }: Link,
): Promise<void> {
  await context.ownerProof.demand(session, currentPassword);
  const { subject } = await prove(provider, { idToken });
  const { db, clock, mail, config } = context;
  await withTransaction(db, async (tx) => {
    await lockCredentials(tx, session.id);
    const ownLink = (await listIdentities(tx, session.id)).find((one) => one.provider === name);
    if (ownLink?.subject === subject) return;
    if (ownLink) throw authErrors.providerLinked();
    await insertIdentity(tx, { provider: name, subject, accountId: session.id, createdAt: clock.now() });
    // Two accounts may link it at the same moment: only one of them wins.
    if ((await findIdentity(tx, name, subject)) !== session.id) throw authErrors.identityTaken();
    await mail.enqueue(tx, methodAddedMail(await requireOwner(tx, session.id), config.publicUrl, name));
  });
}

/**
 * Unlinks the provider's identities from the account, and ends every other session. Throws 404 where none is linked,
 * 409 LAST_SIGN_IN_METHOD where no other method remains, and the errors of the owner's fresh proof.
 */
export async function unlinkIdentity(
  context: AppContext<WithOwnerProof & WithSharedLinks>,
  session: SessionAccount,
  { provider, currentPassword }: { provider: ProviderName; currentPassword?: string | undefined },
): Promise<void> {
  await context.ownerProof.demand(session, currentPassword);
  const { db, mail, config } = context;
  await withTransaction(db, async (tx) => {
    await lockCredentials(tx, session.id);
    const linked = (await signInMethods(tx, session.id)).filter(({ isLinked }) => isLinked);
    if (!linked.some(({ method }) => method === provider)) throw errors.notFound();
    if (linked.length === 1) throw authErrors.lastMethod();
    await deleteIdentities(tx, session.id, provider);
    await liftSession(tx, session.sessionId, await startEpoch(context, tx, session.id));
    await mail.enqueue(tx, methodRemovedMail(await requireOwner(tx, session.id), config.publicUrl, provider));
  });
}
