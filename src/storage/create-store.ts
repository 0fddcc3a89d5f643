/** A value with subscribers. `read` is called once, when the value is first used. */
export function createStore<Value>(read: () => Value) {
  let cached: { readonly value: Value } | undefined;
  const followers = new Set<() => void>();
  return {
    get: (): Value => (cached ??= { value: read() }).value,
    set(next: Value): void {
      cached = { value: next };
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
