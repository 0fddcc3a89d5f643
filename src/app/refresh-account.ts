import type { Account } from '../../domain/account/index.ts';
import type { SessionToken } from '../../machines/session/index.ts';
import { readProfile } from '../services/account/index.ts';
import type { Api } from '../services/http/index.ts';
import { invalidateAccount } from './account-cache.ts';
import { loadSession } from './load-session.ts';

/** The account was edited here: the rest of the shop learns of it. */
export async function updateAccount(account: Account): Promise<void> {
  (await loadSession()).send({ type: 'profile.changed', account });
}

/** The session goes on with another token. */
export async function renewSession(session: SessionToken): Promise<void> {
  (await loadSession()).send({ type: 'session.open', session });
}

/** Who is signed in, as the server has it now: the balance in the menu follows. */
export function reloadAccount(api: Api): void {
  readProfile(api)
    .then(updateAccount)
    // Whoever cannot be asked now keeps what was known; the next page asks again.
    .catch(() => {});
}

/** What is known of the account is not the newest any more: its lists are read anew, and so is the balance. Spec §4. */
export function refreshAccount(api: Api): void {
  invalidateAccount();
  reloadAccount(api);
}
