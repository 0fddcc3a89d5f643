import { useMemo, useState } from 'react';
import type { AnyFlowSpec } from 'model-testing';
import type { Phrase } from '../config.ts';
import type { Language } from '../model/copy.ts';
import type { ChartGraph } from './chart-graph.ts';
import { drawnAs, findInChart, type DrawnMatch } from './find-in-chart.ts';

export interface Search {
  text: string;
  matches: DrawnMatch[];
  /** Index of the current match. */
  at: number;
  /** A new object for each request, so that the same match is scrolled to again. */
  current: DrawnMatch | null;
  seek: (text: string) => void;
  /** To the next match or, with -1, the previous one; wraps around. */
  move: (by: 1 | -1) => void;
}

interface Sought {
  spec: AnyFlowSpec;
  /** The whole machine: search includes what folded states hide. */
  whole: ChartGraph;
  drawn: ChartGraph;
  phrases: readonly Phrase[];
  language: Language;
}

const lookedAt = (matches: readonly DrawnMatch[], { at }: { at: number }): DrawnMatch | null => {
  const match = matches[at] ?? matches.at(-1);
  return match ? { ...match } : null;
};

/** The search in a chart, with its matches and the current one. */
export function useSearch({ spec, whole, drawn, phrases, language }: Sought): Search {
  const [wish, setWish] = useState({ text: '', at: 0 });
  const found = useMemo(() => findInChart(whole, wish.text, phrases, language), [whole, wish.text, phrases, language]);
  const matches = useMemo(
    () => found.flatMap((match) => drawnAs(spec, whole, drawn, match)),
    [spec, whole, drawn, found],
  );
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
