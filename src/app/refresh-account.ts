import { readProfile } from '../services/account/index.ts';
import type { Api } from '../services/http/index.ts';
import { invalidateAccount } from './account-cache.ts';
import { session } from './session.ts';

/** What is known of the account is not the newest any more: the balance in the menu follows. Spec §4. */
export function refreshAccount(api: Api): void {
  invalidateAccount();
  readProfile(api).then(
    (account) => session.send({ type: 'profile.changed', account }),
    // Whoever cannot be asked now keeps what was known; the next page asks again.
    () => {},
  );
}
