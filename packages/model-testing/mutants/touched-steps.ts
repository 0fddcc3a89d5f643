import { touchedBy } from './faulty-machine.ts';
import type { FlowGraph, GraphEdge, GraphNode } from '../paths/flow-graph.ts';
import type { Mutant } from './mutants.ts';

export interface GraphStep {
  node: GraphNode;
  edge: GraphEdge;
}

interface StepIndex {
  /** In the order of the graph. */
  steps: GraphStep[];
  /** By id of a transition or state: ascending indexes into `steps` of those that touch it. */
  positions: Map<string, number[]>;
}

const indexes = new WeakMap<FlowGraph, StepIndex>();

function indexOf(graph: FlowGraph): StepIndex {
  const known = indexes.get(graph);
  if (known) return known;
  const index: StepIndex = { steps: [], positions: new Map() };
  for (const node of graph.nodes) {
    const here = node.visit.snapshot._nodes.map(({ id }) => id);
    for (const edge of node.edges) {
      for (const id of new Set([...touchedBy(edge.visit), ...here])) {
        const positions = index.positions.get(id);
        if (positions) positions.push(index.steps.length);
        else index.positions.set(id, [index.steps.length]);
      }
      index.steps.push({ node, edge });
    }
  }
  indexes.set(graph, index);
  return index;
}

/** Every step of the graph that takes, asks or is in what the mutant changes, in the graph's order. */
export function* stepsTouching(graph: FlowGraph, { touches: { transitions, state } }: Mutant): Generator<GraphStep> {
  const { steps, positions } = indexOf(graph);
  const lists = [...transitions, ...(state === null ? [] : [state])].map((id) => positions.get(id) ?? []);
  const read = lists.map(() => 0);
  for (;;) {
    const place = Math.min(...lists.map((list, which) => list[read[which]!] ?? Infinity));
    const step = steps[place];
    if (!step) return;
    for (const [which, list] of lists.entries()) if (list[read[which]!] === place) read[which]! += 1;
    yield step;
  }
}
