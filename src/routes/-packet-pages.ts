import { useEffect, useState } from 'react';
import { toFailure } from '../../domain/failure/index.ts';
import type { Loaded } from '../screens/packets/index.tsx';

/**
 * The page of a list that the address asks for. The first one came with the document (`first`, asked by `firstKey`);
 * others are fetched when they are wanted, and kept while the visitor is here.
 */
export function usePagesOf<Page>(
  key: string,
  first: { key: string; page: Page },
  load: (signal: AbortSignal) => Promise<Page>,
): { page: Loaded<Page>; retry: () => void } {
  const [known, setKnown] = useState<ReadonlyMap<string, Page>>(() => new Map([[first.key, first.page]]));
  const [failed, setFailed] = useState<{ key: string; isOffline: boolean } | null>(null);
  const [tries, setTries] = useState(0);
  const isKnown = known.has(key);

  useEffect(() => {
    const controller = new AbortController();
    const fetchPage = async () => {
      try {
        const page = await load(controller.signal);
        if (!controller.signal.aborted) setKnown((pages) => new Map(pages).set(key, page));
      } catch (error) {
        if (!controller.signal.aborted) setFailed({ key, isOffline: toFailure(error).kind === 'offline' });
      }
    };
    if (!isKnown) void fetchPage();
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- `load` is a new function at each render; the key says what it loads
  }, [key, isKnown, tries]);

  const page: Loaded<Page> = isKnown
    ? { state: 'ready', value: known.get(key)! }
    : failed?.key === key
      ? { state: 'failed', isOffline: failed.isOffline }
      : { state: 'loading' };
  return {
    page,
    retry: () => {
      setFailed(null);
      setTries(tries + 1);
    },
  };
}
