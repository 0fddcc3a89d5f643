import { createActor, waitFor } from 'xstate';
import { timedOut } from '../../../domain/failure/index.ts';
import { sessionFlow } from './session.services.ts';
import { measureFlow } from '../../measurement/measure.ts';
import { sessionPorts } from './session-ports.ts';
import { readToken } from '../../base/visitor/session-token.ts';
import { setSignedIn } from '../../base/visitor/signed-in.ts';
import { showFailure } from '../../base/snackbar.ts';

/** The session actor, one per page. It runs once `startSession` was called, and never on the server. */
export const session = createActor(sessionFlow(sessionPorts));

/** Retries reading an account that could not be read, at events after which it may succeed. */
const readAgain = () => session.send({ type: 'profile.retry' });

/** Called when another tab may have signed in or out, or the cookie may have expired. */
function followCookie(): void {
  const kept = readToken();
  const { context, value } = session.getSnapshot();
  if (value === 'restoring') return;
  if (context.session && !kept) session.send({ type: 'session.lost' });
  if (kept && kept.token !== context.session?.token) {
    session.send({ type: 'session.open', session: kept });
  }
}

let isStarted = false;

/** Starts the session at the first call. */
export function startSession(): typeof session {
  if (!isStarted) {
    isStarted = true;
    start();
  }
  return session;
}

/** Starts the session. Resolves once its account was read; never for a guest. */
export async function whenRecognised(): Promise<void> {
  await waitFor(startSession(), ({ context }) => context.account !== null);
}

function start(): void {
  let wasUnread = false;
  session.subscribe((snapshot) => {
    if (snapshot.value !== 'restoring') setSignedIn(snapshot.hasTag('signedIn'));
    if (snapshot.value === 'expired') sessionPorts().onExpired(snapshot.context.redirectPath);
    const isUnread = snapshot.matches({ signedIn: 'unidentified' });
    const failure = snapshot.context.failure ?? timedOut();
    // Offline, the banner says so.
    if (isUnread && !wasUnread && failure.kind !== 'offline') showFailure(failure);
    wasUnread = isUnread;
  });
  session.start();
  measureFlow(session);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') followCookie();
  });
  window.addEventListener('online', readAgain);
  window.addEventListener('focus', readAgain);
  // Two windows side by side are both visible. Not every browser fires an event for a changed cookie.
  window.addEventListener('focus', followCookie);
  (window.cookieStore as CookieStore | undefined)?.addEventListener('change', followCookie);
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) followCookie();
  });
}
