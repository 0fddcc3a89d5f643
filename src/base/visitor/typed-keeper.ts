import type { TypedKeeper } from '../../components/hooks/use-typed.ts';
import { hasSession } from './signed-in.ts';

/** In memory only, by account: what was typed is not written to a device that others use. */
const left = new Map<string, unknown>();

/** Keeps what is typed while its account is signed out; a form that is left otherwise is empty the next time. */
export const typedKeeperOf = (accountId: string): TypedKeeper => ({
  read: (place) => left.get(`${accountId} ${place}`),
  leave(place, typed) {
    // The page may be shown again at once: what it says then is newer.
    if (hasSession()) left.delete(`${accountId} ${place}`);
    else left.set(`${accountId} ${place}`, typed);
  },
});
