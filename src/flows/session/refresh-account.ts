import type { Account } from '../../../domain/account/index.ts';
import type { SessionToken } from '../../../machines/session/index.ts';
import { readProfile } from '../../services/account/index.ts';
import type { Api } from '../../services/http/index.ts';
import { invalidateAccount } from '../../base/data/account-cache.ts';
import { loadSession } from './load-session.ts';

export async function updateAccount(account: Account): Promise<void> {
  (await loadSession()).send({ type: 'profile.changed', account });
}

/** The session continues with a new token. */
export async function renewSession(session: SessionToken): Promise<void> {
  (await loadSession()).send({ type: 'session.open', session });
}

/** Reads the signed-in account again: the balance in the menu follows. */
export function reloadAccount(api: Api): void {
  readProfile(api)
    .then(updateAccount)
    // On a failure the known account stays; the next page reads it again.
    .catch(() => {});
}

/** After a change of the account: its lists are read again, and so is the balance. Spec §4. */
export function refreshAccount(api: Api): void {
  invalidateAccount();
  reloadAccount(api);
}
