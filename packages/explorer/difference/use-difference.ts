import { useEffect, useState } from 'react';
import type { Difference, DifferenceList } from './difference.types.ts';

/** A file beside the explorer: undefined while it is read, null where it is not. */
function useFile(address: string | null): unknown {
  const [found, setFound] = useState<{ address: string | null; content: unknown }>();
  useEffect(() => {
    if (address === null) return undefined;
    let isCurrent = true;
    const settle = (content: unknown) => {
      if (isCurrent) setFound({ address, content });
    };
    fetch(address, { cache: 'no-cache' })
      .then(async (response) => {
        if (!response.ok) throw new Error(`status ${response.status}`);
        return settle(await response.json());
      })
      .catch(() => settle(null));
    return () => {
      isCurrent = false;
    };
  }, [address]);
  if (address === null) return null;
  return found?.address === address ? found.content : undefined;
}

type Read<Content> = Content | null | undefined;

export const useDifferences = () => useFile('diff/index.json') as Read<DifferenceList>;
export const useDifference = (slug: string) =>
  useFile(slug === '' ? null : `diff/${encodeURIComponent(slug)}/difference.json`) as Read<Difference>;
