import { useEffect, useState } from 'react';

/**
 * A part of the page that is fetched when it is first wanted; null until it is there. When it is lost on the way,
 * `onLost` is to say so and to take the wish back: the next wish asks again. With React's `lazy` a lost file would end
 * the page. `load` and `onLost` must stay the same between renders.
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
