interface AccountCache {
  invalidate: () => void;
  forget: () => void;
}

let cache: AccountCache | null = null;

/** Called by the query cache when it is loaded; before, there is nothing to invalidate. */
export function attachAccountCache(attached: AccountCache): void {
  cache = attached;
}

export const invalidateAccount = () => cache?.invalidate();
export const forgetAccount = () => cache?.forget();
