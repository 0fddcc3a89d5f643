import { flowGraphs, shortestPathTo, type FlowGraph, type GraphNode } from '../paths/flow-graph.ts';
import { nameTheFault } from '../machine/name-the-fault.ts';
import type { AnyFlowSpec, AnySnapshot, FlowPath } from '../spec/flow-spec.ts';
import { stateNodes } from '../machine/machine-shape.ts';
import type { Visit } from '../machine/observed-machine.ts';

export interface InvariantResult {
  name: string;
  /** Number of visits in which it was checked. */
  checked: number;
  /** A shortest path to a state where it does not hold; null when it holds everywhere. */
  counterExample: FlowPath | null;
}

type AnyInvariant = NonNullable<AnyFlowSpec['invariants']>[number];

/** For every flow: an unhandled error, or an action that throws, would stop the whole machine. */
const neverStopsInError = {
  name: 'the flow never stops in an error',
  holds: ({ status }: AnySnapshot) => status !== 'error',
};

/** Screens read states by their tags: a tag must be set in exactly the states of `spec.tags`. */
const saidWhereItShould = ({ machine, tags = {} }: AnyFlowSpec): AnyInvariant[] =>
  Object.entries(tags).map(([tag, states]) => {
    const bearers = stateNodes(machine).filter(({ path }) => states.includes(path.join('.')));
    const ids = new Set(bearers.map(({ id }) => id));
    return {
      name: `"${tag}" is said in ${states.join(', ')}, and only there`,
      holds: ({ tags: said, _nodes: nodes }) =>
        ids.size === states.length && said.has(tag) === nodes.some(({ id }) => ids.has(id)),
    };
  });

export const invariantsOf = (spec: AnyFlowSpec): readonly AnyInvariant[] => [
  neverStopsInError,
  ...saidWhereItShould(spec),
  ...(spec.invariants ?? []).map((invariant): AnyInvariant => ({
    name: invariant.name,
    holds: (snapshot, events) =>
      nameTheFault(`${spec.name}: the invariant "${invariant.name}"`, snapshot, () =>
        invariant.holds(snapshot, events),
      ),
  })),
];

/** Checks every invariant in every reachable state and after every reachable step, nearest states first. */
export function checkInvariants(spec: AnyFlowSpec, graphs: readonly FlowGraph[] = flowGraphs(spec)): InvariantResult[] {
  const visited = graphs.flatMap(arrivals).toSorted((one, other) => one.path.events.length - other.path.events.length);
  return invariantsOf(spec).map((invariant) => {
    const broken = visited.find(({ visit, path }) => !invariant.holds(visit.snapshot, path.events));
    return { name: invariant.name, checked: visited.length, counterExample: broken?.path ?? null };
  });
}

/** The start and every step, each with a shortest path: a projection merges states, so the node alone is not enough. */
function arrivals(graph: FlowGraph): { visit: Visit; path: FlowPath }[] {
  const found = [{ visit: graph.start.visit, path: { input: graph.input, events: [] } as FlowPath }];
  for (const node of graph.nodes) {
    const { events } = shortestPathTo(node);
    for (const edge of node.edges)
      found.push({ visit: edge.visit, path: { input: graph.input, events: [...events, edge.event] } });
  }
  return found;
}

export interface WayOutResult {
  name: string;
  /** The longest of the shortest ways, in events; null when some state has no way at all. */
  farthest: number | null;
  /** A shortest path to a state from which there is no such way; null when there is none. */
  counterExample: FlowPath | null;
}

/** Checks that every state can be left, and each way out by distances from its goal, backwards over all edges. */
export function checkWaysOut(spec: AnyFlowSpec, graphs: readonly FlowGraph[] = flowGraphs(spec)): WayOutResult[] {
  return [everyStateIsLeft(graphs), ...(spec.waysOut ?? []).map((way) => wayOutResult(graphs, way))];
}

const stateValueOf = ({ visit }: GraphNode) => JSON.stringify(visit.snapshot.value);

/**
 * For every flow: in a state without a final part some step leads elsewhere. One of parallel regions may rest for good
 * while another goes on.
 */
function everyStateIsLeft(graphs: readonly FlowGraph[]): WayOutResult {
  const entered = new Map<string, FlowPath>();
  const left = new Set<string>();
  for (const graph of graphs) {
    for (const node of graph.nodes) {
      if (node.visit.status !== 'active' || node.visit.snapshot._nodes.some(({ type }) => type === 'final')) continue;
      const here = stateValueOf(node);
      if (!entered.has(here)) entered.set(here, shortestPathTo(node));
      if (node.edges.some(({ target }) => target.visit.status !== 'active' || stateValueOf(target) !== here))
        left.add(here);
    }
  }
  const stuck = [...entered].find(([here]) => !left.has(here))?.[1] ?? null;
  return { name: 'every state that is no end can be left', farthest: stuck ? null : 1, counterExample: stuck };
}

type WayOut = NonNullable<AnyFlowSpec['waysOut']>[number];

function wayOutResult(graphs: readonly FlowGraph[], way: WayOut): WayOutResult {
  let farthest: number | null = 0;
  const named = (at: AnySnapshot, ask: () => boolean) => nameTheFault(`the way out "${way.name}"`, at, ask);
  const nodes = graphs.flatMap((graph) => graph.nodes);
  const distances = distancesTo(nodes, ({ visit: { snapshot } }) => named(snapshot, () => way.to(snapshot)));
  for (const node of nodes) {
    const { snapshot, status } = node.visit;
    if (way.from ? !named(snapshot, () => way.from!(snapshot)) : status !== 'active') continue;
    const distance = distances.get(node);
    if (distance === undefined || distance > (way.within ?? Infinity)) {
      return { name: way.name, farthest: distance ?? null, counterExample: shortestPathTo(node) };
    }
    farthest = Math.max(farthest, distance);
  }
  return { name: way.name, farthest, counterExample: null };
}

function distancesTo(nodes: readonly GraphNode[], isGoal: (node: GraphNode) => boolean): Map<GraphNode, number> {
  const before = new Map<GraphNode, GraphNode[]>();
  for (const node of nodes) {
    for (const { target } of node.edges) {
      const sources = before.get(target);
      if (sources) sources.push(node);
      else before.set(target, [node]);
    }
  }
  const distances = new Map<GraphNode, number>();
  const queue = nodes.filter(isGoal);
  for (const goal of queue) distances.set(goal, 0);
  for (const node of queue) {
    for (const source of before.get(node) ?? []) {
      if (distances.has(source)) continue;
      distances.set(source, distances.get(node)! + 1);
      queue.push(source);
    }
  }
  return distances;
}
