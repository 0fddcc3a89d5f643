import { useEffect, useState } from 'react';
import type { ChartGraph } from './chart-graph.ts';
import { layoutChart, type Layout, type LayoutEngine } from './layout.ts';

let engine: Promise<LayoutEngine> | null = null;

async function loadEngine(): Promise<LayoutEngine> {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js');
  return new Elk();
}

/** The placed chart; the one before stays until the next is ready. */
export function useLayout(graph: ChartGraph): { layout: Layout; graph: ChartGraph } | null {
  const [placed, setPlaced] = useState<{ layout: Layout; graph: ChartGraph } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    engine ??= loadEngine();
    void engine
      .then((elk) => layoutChart(elk, graph))
      .then((layout) => {
        if (isCurrent) setPlaced({ layout, graph });
        return layout;
      });
    return () => {
      isCurrent = false;
    };
  }, [graph]);
  return placed;
}
