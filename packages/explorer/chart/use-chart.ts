import { useMemo, useState } from 'react';
import { config, phrases } from 'virtual:flows';
import type { AnyFlowSpec } from 'model-testing';
import type { Language } from '../model/copy.ts';
import { chartGraph, type ChartGraph } from './chart-graph.ts';
import type { Layout } from './layout.ts';
import { useFolds, type Folds } from './use-folds.ts';
import { useLayout } from './use-layout.ts';
import { useSearch, type Search } from './use-search.ts';

interface ChartOptions {
  language: Language;
  inCode: boolean;
  /** The overlay concerns every state and edge: nothing is folded at first. */
  isWhole: boolean;
  /** The compound states that the walk has entered. */
  around: readonly string[];
}

interface Chart extends Folds {
  /** The content of the shown layout. */
  drawn: ChartGraph;
  /** Null until it is computed. */
  layout: Layout | null;
  /** The layout with all words, for a picture. */
  detail: Layout | null;
  isDetailed: boolean;
  showDetails: (isDetailed: boolean) => void;
  search: Search;
}

/** A flow as a diagram: folded states, layout and search. */
export function useChart(spec: AnyFlowSpec, { language, inCode, isWhole, around }: ChartOptions): Chart {
  const folds = useFolds(spec, isWhole, around);
  const { folded, kept } = folds;
  const whole = useMemo(() => chartGraph(spec, { language, inCode, within: config.within }), [spec, language, inCode]);
  const graph = useMemo(
    () => (folded.size === 0 ? whole : chartGraph(spec, { language, inCode, folded, within: config.within })),
    [whole, spec, language, inCode, folded],
  );
  const place = inCode || kept === null ? null : `layouts/${spec.name}.${language}.${kept}`;
  const map = useLayout(graph, place && `${place}.map.json`, true);
  const detail = useLayout(graph, place && `${place}.json`, false);
  const [isDetailed, showDetails] = useState(false);
  const placed = isDetailed ? detail : map;
  const drawn = placed?.graph ?? graph;
  const own = useMemo(() => phrases.filter(({ flow }) => flow === spec.name), [spec]);
  const search = useSearch({ spec, whole, drawn, phrases: own, language });
  return {
    ...folds,
    drawn,
    layout: placed?.layout ?? null,
    detail: detail?.layout ?? null,
    isDetailed,
    showDetails,
    search,
  };
}
