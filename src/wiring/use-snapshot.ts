import { useCallback, useSyncExternalStore } from 'react';

interface Followed<Snapshot> {
  subscribe: (follow: () => void) => { unsubscribe: () => void };
  getSnapshot: () => Snapshot;
}

/** Follows an actor that somebody else started. */
export function useSnapshot<Snapshot>(actor: Followed<Snapshot>): Snapshot {
  const subscribe = useCallback(
    (follow: () => void) => {
      const subscription = actor.subscribe(follow);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(subscribe, () => actor.getSnapshot());
}
