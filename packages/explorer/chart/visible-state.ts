import type { AnyFlowSpec } from 'model-testing';
import type { ChartGraph } from './chart-graph.ts';

/** The visible state that represents this one: itself, or the folded one around it. */
export function visibleState(graph: ChartGraph, spec: AnyFlowSpec, id: string): string | null {
  const visible = new Set(graph.states.map((state) => state.id));
  let node: ReturnType<typeof spec.machine.getStateNodeById> | undefined = spec.machine.getStateNodeById(id);
  while (node && !visible.has(node.id)) node = node.parent;
  return node?.id ?? null;
}
