import { useEffect, useState } from 'react';
import { config } from 'virtual:flows';
import { readableEventName } from 'model-testing';
import { fill } from '../config.ts';
import type { ChartEdge } from '../chart/chart-graph.ts';

export interface Funnel {
  sessions: number;
  edges: { from: string; event: string; to: string; sessions: number }[];
}

export type Counted = Funnel['edges'][number];

/** Whether these sessions took this transition: it begins there, on that event. */
export const isOf = ({ from, event }: Counted, transitionId: string): boolean =>
  transitionId.startsWith(`${from} ${readableEventName(event)}[`);

/** Whether they stood in this state after it, or within. */
export const isInto = ({ to }: Counted, target: string): boolean => to === target || to.startsWith(`${target}.`);

/** How many sessions took each transition of a drawn edge, in the order of its labels; 0 for fewer than five. */
export const countsOn = ({ labels, target }: ChartEdge, counted: readonly Counted[]): number[] =>
  labels.map(({ transitionId }) =>
    counted
      .filter((one) => isOf(one, transitionId) && isInto(one, target))
      .reduce((sum, { sessions }) => sum + sessions, 0),
  );

export type FunnelState = { state: 'loading' } | { state: 'unavailable' } | { state: 'known'; funnel: Funnel };

/**
 * How many sessions took each edge, from the shop's analytics. Asked only when it is to be shown; a site that stands by
 * itself (`isStatic`) has no shop to ask, null while that is not known.
 */
export function useFunnel(flow: string, isWanted: boolean, isStatic: boolean | null): FunnelState {
  const [found, setFound] = useState<FunnelState>({ state: 'loading' });
  const { funnel: address } = config;
  useEffect(() => {
    if (!isWanted || isStatic !== false || address === null) return undefined;
    let isCurrent = true;
    const settle = (state: FunnelState) => {
      if (isCurrent) setFound(state);
    };
    fetch(fill(address, encodeURIComponent(flow)))
      .then(async (response) => {
        if (!response.ok) throw new Error(`status ${response.status}`);
        const { data }: { data: Funnel } = await response.json();
        return settle({ state: 'known', funnel: data });
      })
      .catch(() => settle({ state: 'unavailable' }));
    return () => {
      isCurrent = false;
    };
  }, [flow, address, isWanted, isStatic]);
  return isStatic || address === null ? { state: 'unavailable' } : found;
}
