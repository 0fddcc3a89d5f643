import { useEffect, useState } from 'react';

export interface Funnel {
  sessions: number;
  edges: { from: string; event: string; to: string; sessions: number }[];
}

export type FunnelState = { state: 'loading' } | { state: 'unavailable' } | { state: 'known'; funnel: Funnel };

/** How many sessions took each edge, from the shop's analytics. Asked only when it is to be shown. */
export function useFunnel(flow: string, isWanted: boolean): FunnelState {
  const [found, setFound] = useState<FunnelState>({ state: 'loading' });
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const settle = (state: FunnelState) => {
      if (isCurrent) setFound(state);
    };
    fetch(`/api/analytics_service/v1/funnel/${encodeURIComponent(flow)}`)
      .then(async (response) => {
        if (!response.ok) throw new Error(`status ${response.status}`);
        const { data }: { data: Funnel } = await response.json();
        return settle({ state: 'known', funnel: data });
      })
      .catch(() => settle({ state: 'unavailable' }));
    return () => {
      isCurrent = false;
    };
  }, [flow, isWanted]);
  return found;
}
