import { useMemo, useState } from 'react';
import type { ChartGraph } from './chart-graph.ts';
import { findInChart, type Match } from './find-in-chart.ts';

export interface Search {
  text: string;
  matches: Match[];
  /** Index of the match that is in sight. */
  at: number;
  /** Another object with every wish to see it, also where it stays the same. */
  current: Match | null;
  seek: (text: string) => void;
  /** To the next match or, with -1, the one before; from the last to the first. */
  move: (by: 1 | -1) => void;
}

/** What is sought in a chart, and which of its matches is looked at. */
export function useSearch(graph: ChartGraph): Search {
  const [{ text, at, turn }, setState] = useState({ text: '', at: 0, turn: 0 });
  const matches = useMemo(() => findInChart(graph, text), [graph, text]);
  const shown = Math.min(at, Math.max(0, matches.length - 1));
  // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- each turn is another wish
  const current = useMemo(() => (matches[shown] ? { ...matches[shown] } : null), [matches, shown, turn]);
  return {
    text,
    matches,
    at: shown,
    current,
    seek: (wanted) => setState((before) => ({ text: wanted, at: 0, turn: before.turn + 1 })),
    move: (by) =>
      setState((before) => ({
        ...before,
        at: matches.length === 0 ? 0 : (shown + by + matches.length) % matches.length,
        turn: before.turn + 1,
      })),
  };
}
