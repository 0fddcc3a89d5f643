import { useEffect, useState } from 'react';
import { ask } from '../checker/ask.ts';
import type { Checks } from '../checker/protocol.ts';

/** Invariants and ways out of the flow as it is now, asked of the worker; undefined until it has answered. */
export function useChecks(flow: string, isWanted: boolean): Checks | undefined {
  const [found, setFound] = useState<Checks>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    void ask({ kind: 'check', flow }).then((checks) => {
      if (isCurrent) setFound(checks);
      return checks;
    });
    return () => {
      isCurrent = false;
    };
  }, [flow, isWanted]);
  return found;
}
