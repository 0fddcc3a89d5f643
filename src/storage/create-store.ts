/** One value that several follow. It is asked of `read` for as long as there is none. */
export function createStore<Value>(read: () => Value) {
  let value: Value | undefined;
  const followers = new Set<() => void>();
  return {
    get: (): Value => (value ??= read()),
    set(next: Value): void {
      value = next;
      for (const follow of followers) follow();
    },
    /** Calls back for every later value; returns how to stop. */
    subscribe: (follow: () => void) => {
      followers.add(follow);
      return () => {
        followers.delete(follow);
      };
    },
  };
}
