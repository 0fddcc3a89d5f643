import { useSyncExternalStore } from 'react';
import { getInitialSnapshot, type SnapshotFrom } from 'xstate';
import { sessionMachine } from '../../../machines/session/index.ts';
import { session, startSession } from './session.ts';

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

const serverSnapshot: SessionSnapshot = getInitialSnapshot(sessionMachine);

const subscribe = (follow: () => void) => {
  startSession();
  const subscription = session.subscribe(follow);
  return () => subscription.unsubscribe();
};

/** Follows the session; while a page hydrates no account is known yet. `select` returns a stable reference. */
export function useSession<Selected>(select: (snapshot: SessionSnapshot) => Selected): Selected {
  return useSyncExternalStore(
    subscribe,
    () => select(session.getSnapshot()),
    () => select(serverSnapshot),
  );
}
