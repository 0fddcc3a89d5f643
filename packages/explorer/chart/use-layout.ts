import { useEffect, useRef, useState } from 'react';
import type { ChartGraph } from './chart-graph.ts';
import { layoutChart, type Layout, type LayoutEngine } from './layout.ts';

async function loadEngine(): Promise<LayoutEngine> {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js');
  return new Elk();
}

/** A layout from the build of the explorer; null where there is none. */
async function readPlaced(address: string): Promise<Layout | null> {
  const response = await fetch(address).catch(() => null);
  if (!response?.ok) return null;
  const layout: Layout = await response.json();
  return layout;
}

async function place(
  graph: ChartGraph,
  address: string | null,
  isMap: boolean,
  engine: () => Promise<LayoutEngine>,
): Promise<Layout> {
  const placed = address === null ? null : await readPlaced(address);
  if (placed) return placed;
  return layoutChart(await engine(), graph, isMap);
}

/** The placed chart; the previous one stays until the next is ready. `address`: prebuilt layout of this graph. */
export function useLayout(
  graph: ChartGraph,
  address: string | null,
  isMap: boolean,
): { layout: Layout; graph: ChartGraph } | null {
  const [placed, setPlaced] = useState<{ layout: Layout; graph: ChartGraph } | null>(null);
  const engine = useRef<Promise<LayoutEngine>>(null);
  useEffect(() => {
    let isCurrent = true;
    void place(graph, address, isMap, () => (engine.current ??= loadEngine())).then((layout) => {
      if (isCurrent) setPlaced({ layout, graph });
      return layout;
    });
    return () => {
      isCurrent = false;
    };
  }, [graph, address, isMap]);
  return placed;
}
