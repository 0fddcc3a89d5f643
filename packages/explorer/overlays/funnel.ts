import { useEffect, useState } from 'react';
import { config } from 'virtual:flows';
import { readableEventName } from 'model-testing';
import { fill } from '../config.ts';
import type { ChartEdge } from '../chart/chart-graph.ts';
import type { Journey } from '../journey/journey.types.ts';
import { useFile } from '../hooks/use-file.ts';

export interface Funnel {
  sessions: number;
  edges: { from: string; event: string; to: string; sessions: number }[];
}

export type Counted = Funnel['edges'][number];

/** Whether these sessions took this transition: same state and event. */
export const isOf = ({ from, event }: Counted, transitionId: string): boolean =>
  transitionId.startsWith(`${from} ${readableEventName(event)}[`);

/** Whether they were in this state after it, or in a state inside it. */
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
 * Number of sessions per edge: from the shop's analytics; where there is no shop to ask (`isStatic`, null while
 * unknown) or it does not answer, from the counts of this version that the site was built with. Requested only when
 * `isWanted`.
 */
export function useFunnel(flow: string, version: string, isWanted: boolean, isStatic: boolean | null): FunnelState {
  const [found, setFound] = useState<FunnelState>({ state: 'loading' });
  const { funnel: address } = config;
  const isAway = isStatic === true || (isStatic === false && (address === null || found.state === 'unavailable'));
  const counts = useFile(isWanted && isAway ? 'funnel.json' : null) as Journey | null | undefined;
  useEffect(() => {
    if (!isWanted || isStatic !== false || address === null) return undefined;
    let isCurrent = true;
    const settle = (state: FunnelState) => {
      if (isCurrent) setFound(state);
    };
    fetch(fill(address, encodeURIComponent(flow)).replaceAll('{version}', encodeURIComponent(version)))
      .then(async (response) => {
        if (!response.ok) throw new Error(`status ${response.status}`);
        const { data }: { data: Funnel } = await response.json();
        return settle({ state: 'known', funnel: data });
      })
      .catch(() => settle({ state: 'unavailable' }));
    return () => {
      isCurrent = false;
    };
  }, [flow, version, address, isWanted, isStatic]);
  if (!isAway) return found;
  if (counts === undefined) return { state: 'loading' };
  if (counts === null) return { state: 'unavailable' };
  const ways = counts.flows.find((one) => one.flow === flow && one.flowVersion === version);
  return { state: 'known', funnel: ways ?? { sessions: 0, edges: [] } };
}
