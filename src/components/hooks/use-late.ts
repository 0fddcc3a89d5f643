import { useEffect, useState } from 'react';

/**
 * A part of the page that is loaded when it is first wanted; null until then. If loading fails, `onLost` must show that
 * and reset `isWanted`: the next time it is loaded again. With React's `lazy` a lost file would replace
 * the page by an error. `load` and `onLost` must stay the same between renders.
 */
export function useLate<Part>(load: () => Promise<Part>, isWanted: boolean, onLost: () => void): Part | null {
  const [fetched, setFetched] = useState<{ load: typeof load; part: Part } | null>(null);
  const isMissing = isWanted && fetched?.load !== load;
  useEffect(() => {
    if (!isMissing) return undefined;
    const visit = { isOver: false };
    const fetch = async () => {
      try {
        const part = await load();
        if (!visit.isOver) setFetched({ load, part });
      } catch {
        if (!visit.isOver) onLost();
      }
    };
    void fetch();
    return () => {
      visit.isOver = true;
    };
  }, [isMissing, load, onLost]);
  return fetched?.load === load ? fetched.part : null;
}
