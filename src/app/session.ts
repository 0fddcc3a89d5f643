import { useSyncExternalStore } from 'react';
import { createActor, getInitialSnapshot, type SnapshotFrom } from 'xstate';
import { isStudent } from '../../domain/account/index.ts';
import { connectSession, sessionMachine } from '../../machines/session/index.ts';
import { writeStoredRoot } from '../alive/index.ts';
import { readProfile } from '../services/account/index.ts';
import { forgetAccount, invalidateAccount } from './account-cache.ts';
import { measureFlow } from '../measurement/measuring.ts';
import { sessionPorts } from './session-ports.ts';
import { forgetToken, keepToken, readToken } from './session-token.ts';
import { setSignedIn } from './signed-in.ts';
import { tellLost } from './snackbar.ts';

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** The one session of a page. It starts when this file is first loaded in a browser; on the server it never runs. */
export const session = createActor(
  connectSession({
    restoreSession: () => Promise.resolve(readToken(Date.now())),
    readProfile: (_, signal) => readProfile(sessionPorts().api, signal),
    closeSession: async (_, signal) => (await import('../services/auth/index.ts')).logOut(sessionPorts().api, signal),
    keepToken,
    forgetShopper: () => {
      forgetToken();
      writeStoredRoot({ auth: { _id: null, email: null } });
      forgetAccount();
    },
    recogniseShopper: (account) => {
      writeStoredRoot({ auth: { _id: account._id, email: account.email } });
      invalidateAccount();
      // Spec §4: a logged-in student gets the account's default promo code applied automatically.
      if (isStudent(account))
        sessionPorts()
          .loadPromoCode()
          .then(({ promoCode }) => promoCode.send({ type: 'student.recognised' }), tellLost);
    },
  }),
  { input: { now: Date.now() } },
);

const serverSnapshot: SessionSnapshot = getInitialSnapshot(sessionMachine, { now: 0 });

const subscribe = (follow: () => void) => {
  const subscription = session.subscribe(follow);
  return () => subscription.unsubscribe();
};

/** Follows the session; while a page hydrates nobody is known yet. `select` returns a stable reference. */
export function useSession<Selected>(select: (snapshot: SessionSnapshot) => Selected): Selected {
  return useSyncExternalStore(
    subscribe,
    () => select(session.getSnapshot()),
    () => select(serverSnapshot),
  );
}

/** An account that could not be read is asked for whenever there is reason to think that it can be now. */
const readAgain = () => session.send({ type: 'profile.retry' });

/** Another tab signed in or out, or the cookie ran out while this page was away. */
function followCookie(): void {
  const kept = readToken(Date.now());
  const { context, value } = session.getSnapshot();
  if (value === 'restoring') return;
  if (context.session && !kept) session.send({ type: 'session.lost' });
  if (kept && kept.token !== context.session?.token) {
    session.send({ type: 'session.open', session: kept, at: Date.now() });
  }
}

function start(): void {
  session.subscribe((snapshot) => {
    if (snapshot.value !== 'restoring') setSignedIn(snapshot.hasTag('signedIn'));
    if (snapshot.value === 'expired') sessionPorts().onExpired(snapshot.context.redirectPath);
  });
  session.start();
  measureFlow(session);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') followCookie();
  });
  window.addEventListener('online', readAgain);
  window.addEventListener('focus', readAgain);
  // Beside each other on a screen, two windows are both visible. Not every browser tells of a cookie.
  window.addEventListener('focus', followCookie);
  (window.cookieStore as CookieStore | undefined)?.addEventListener('change', followCookie);
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) followCookie();
  });
}

if (typeof document !== 'undefined') start();
