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

const lookedAt = (matches: readonly Match[], { at }: { at: number }): Match | null => {
  const match = matches[at] ?? matches.at(-1);
  return match ? { ...match } : null;
};

/** What is sought in a chart, and which of its matches is looked at. */
export function useSearch(graph: ChartGraph): Search {
  const [wish, setWish] = useState({ text: '', at: 0 });
  const matches = useMemo(() => findInChart(graph, wish.text), [graph, wish.text]);
  const at = Math.min(wish.at, Math.max(0, matches.length - 1));
  const current = useMemo(() => lookedAt(matches, wish), [matches, wish]);
  return {
    text: wish.text,
    matches,
    at,
    current,
    seek: (text) => setWish({ text, at: 0 }),
    move: (by) =>
      setWish({ text: wish.text, at: matches.length === 0 ? 0 : (at + by + matches.length) % matches.length }),
  };
}
