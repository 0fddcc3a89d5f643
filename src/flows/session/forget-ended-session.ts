import { waitFor } from 'xstate';
import { readClaims } from '../../../domain/token/index.ts';
import { loadSession } from './load-session.ts';
import { readToken } from '../../base/visitor/session-token.ts';

const ownerOf = (token: string) => readClaims(token)?.['sub'];

/**
 * A mailed link has ended every session of its account: a customer signed in to it here becomes a guest at once, and
 * not at the next 401. Another account stays signed in.
 */
export async function forgetEndedSession(link: string): Promise<void> {
  const kept = readToken();
  if (!kept || ownerOf(kept.token) !== ownerOf(link)) return;
  const session = await loadSession();
  await waitFor(session, (snapshot) => snapshot.value !== 'restoring');
  session.send({ type: 'session.lost' });
}
