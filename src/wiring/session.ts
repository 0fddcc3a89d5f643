import { useSyncExternalStore } from 'react';
import { createActor, getInitialSnapshot, type SnapshotFrom } from 'xstate';
import type { Account } from '../../domain/account/index.ts';
import { unavailable } from '../../domain/failure/index.ts';
import { connectSession, sessionMachine, type SessionServices } from '../../machines/session/index.ts';
import { forgetToken, keepToken, readToken } from './session-token.ts';

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** What the session asks the network and the rest of the app for. */
export interface SessionPorts extends Pick<SessionServices, 'readProfile' | 'closeSession'> {
  onRecognised: (account: Account) => void;
  onForgotten: () => void;
}

let ports: SessionPorts | null = null;

/** The one session of a page. The app starts it; on the server it never runs. */
export const session = createActor(
  connectSession({
    restoreSession: () => Promise.resolve(readToken(Date.now())),
    readProfile: (request, signal) => ports?.readProfile(request, signal) ?? Promise.reject(unavailable()),
    closeSession: (request, signal) => ports?.closeSession(request, signal) ?? Promise.resolve(),
    keepToken,
    forgetShopper: () => {
      forgetToken();
      ports?.onForgotten();
    },
    recogniseShopper: (account) => ports?.onRecognised(account),
  }),
  { input: { now: Date.now() } },
);

export function startSession(connected: SessionPorts): void {
  ports = connected;
  session.start();
  // Another tab signed out, or the cookie ran out while this page was away.
  const follow = () => {
    if (document.visibilityState !== 'visible') return;
    const kept = readToken(Date.now());
    const held = session.getSnapshot().context.session;
    if (held && !kept) session.send({ type: 'session.lost' });
    if (kept && kept.token !== held?.token) session.send({ type: 'session.open', session: kept, at: Date.now() });
  };
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) follow();
  });
}

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
