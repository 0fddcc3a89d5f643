import { useEffect, useState } from 'react';

/** A file beside the explorer: undefined while it is read, null where it is not. */
export function useFile(address: string | null): unknown {
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
