import { waitFor } from 'xstate';
import { readClaims } from '../../domain/token/index.ts';
import { loadSession } from './load-session.ts';
import { readToken } from './session-token.ts';

const ownerOf = (token: string) => readClaims(token)?.['sub'];

/**
 * A link ended every session of its account: whoever is signed in to that one here is a guest from now on, and is not
 * told so by the next refused call. Somebody else stays signed in.
 */
export async function forgetEndedSession(link: string): Promise<void> {
  const kept = readToken();
  if (!kept || ownerOf(kept.token) !== ownerOf(link)) return;
  const session = await loadSession();
  await waitFor(session, (snapshot) => snapshot.value !== 'restoring');
  session.send({ type: 'session.lost' });
}
