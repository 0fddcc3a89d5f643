import { useCallback, useSyncExternalStore } from 'react';
import { readPermalink, writePermalink, type Permalink } from '../model/permalink.ts';

const follow = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

export const nowhere: Permalink = { flow: '', input: null, version: null, tokens: [], at: null, options: {} };

export type Go = (change: Partial<Permalink>, how?: 'push' | 'replace') => void;

/** The address is the explorer's state: every step is a link, and the browser's back button goes one step back. */
export function useLink(): { link: Permalink; go: Go } {
  const hash = useSyncExternalStore(follow, () => window.location.hash);
  const link = readPermalink(hash) ?? nowhere;
  const go = useCallback<Go>((change, how = 'push') => {
    const next = { ...(readPermalink(window.location.hash) ?? nowhere), ...change };
    const address = writePermalink(next);
    if (address === window.location.hash) return;
    if (how === 'push') window.location.hash = address;
    else window.location.replace(`${window.location.pathname}${window.location.search}${address}`);
  }, []);
  return { link, go };
}
