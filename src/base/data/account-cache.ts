interface AccountCache {
  invalidate: () => void;
  forget: () => void;
}

let cache: AccountCache | null = null;

/** The query cache says it is there; until then there is nothing to invalidate. */
export function attachAccountCache(attached: AccountCache): void {
  cache = attached;
}

export const invalidateAccount = () => cache?.invalidate();
export const forgetAccount = () => cache?.forget();
