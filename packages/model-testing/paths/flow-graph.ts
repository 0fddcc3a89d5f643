import { CannotWalkError } from '../machine/cannot-walk-error.ts';
import type { AnyFlowSpec, FlowPath, PathEvent } from '../spec/flow-spec.ts';
import { nameTheFault } from '../machine/name-the-fault.ts';
import { observeMachine, type ObservedMachine, type Visit } from '../machine/observed-machine.ts';
import { offeredEvents } from '../machine/offered-events.ts';
import { exploreFrom } from '../machine/xstate-5.ts';

export interface GraphEdge {
  event: PathEvent;
  visit: Visit;
  target: GraphNode;
}

export interface GraphNode {
  key: string;
  /** The first input that leads to the node: the input of its graph. */
  input: string;
  visit: Visit;
  edges: GraphEdge[];
  /** How this node is first reached: the parent of a shortest path. Null at the start. */
  reachedBy: { node: GraphNode; event: PathEvent } | null;
  depth: number;
}

export interface FlowGraph {
  input: string;
  /** The machine of its visits: only this one can continue them. */
  observed: ObservedMachine;
  start: GraphNode;
  /** The nodes that no earlier input reaches, by distance from the start. Edges may lead into earlier graphs. */
  nodes: GraphNode[];
  /** The nodes of this graph and the earlier ones. */
  byKey: ReadonlyMap<string, GraphNode>;
}

/** A state's identity: value, the author's projection, status, running timers and services that have answered. */
export function visitKey(spec: AnyFlowSpec, visit: Visit): string {
  return JSON.stringify([
    visit.snapshot.value,
    nameTheFault(`${spec.name}: project()`, visit.snapshot, () => spec.project(visit.snapshot)),
    visit.status,
    [...visit.timers.keys()].toSorted(),
    ...visit.answered,
  ]);
}

const cache = new WeakMap<object, FlowGraph[]>();

/**
 * The reachable graph, explored breadth first: input by input, each state once, where it is first
 * reached. Kept per spec object.
 */
export function flowGraphs(spec: AnyFlowSpec): FlowGraph[] {
  let graphs = cache.get(spec);
  if (!graphs) {
    graphs = exploreFlow(spec, observeMachine(spec.machine));
    cache.set(spec, graphs);
  }
  return graphs;
}

/** The graphs of another machine than the spec's own, without the cache. */
export function exploreFlow(spec: AnyFlowSpec, observed: ObservedMachine): FlowGraph[] {
  const known = new Map<string, GraphNode>();
  return Object.keys(spec.inputs).map((input) => exploreInput(spec, observed, input, known));
}

/** Throws `CannotWalkError` for an error at the start, or for more states than `limits.states`. */
function exploreInput(
  spec: AnyFlowSpec,
  observed: ObservedMachine,
  input: string,
  known: Map<string, GraphNode>,
): FlowGraph {
  const limit = spec.limits?.states ?? 4_000;
  const first = observed.start(spec.inputs[input]);
  if (first.status === 'error') {
    throw new CannotWalkError(
      `${spec.name}: with input "${input}" the machine fails at once: ${String(first.snapshot.error)}`,
      {
        cause: first.snapshot.error,
      },
    );
  }
  const keys = new Map<Visit, string>();
  const keyOf = (visit: Visit) => {
    let key = keys.get(visit);
    if (key === undefined) keys.set(visit, (key = visitKey(spec, visit)));
    return key;
  };
  const seen = new Set<string>();
  // The graph's states are visits, so that every edge keeps what its step took, asked and did.
  const adjacency = exploreFrom<Visit, PathEvent>(first, {
    step: (visit, event) => observed.step(visit, event),
    offered: (visit) => {
      if (visit !== first && known.has(keyOf(visit))) return [];
      seen.add(keyOf(visit));
      if (seen.size > limit) {
        throw new CannotWalkError(
          `${spec.name}: more than ${limit} states with input "${input}". A counter in project() is not clamped, or limits.states is too low.`,
        );
      }
      return offeredEvents(spec, visit);
    },
    keyOf,
  });

  const nodeAt = (visit: Visit, reachedBy: GraphNode['reachedBy']): GraphNode => {
    const key = keyOf(visit);
    const node = { key, input, visit, edges: [], reachedBy, depth: reachedBy ? reachedBy.node.depth + 1 : 0 };
    known.set(key, node);
    nodes.push(node);
    return node;
  };
  const nodes: GraphNode[] = [];
  const start = nodeAt(first, null);
  for (const node of nodes) {
    for (const { event, state } of Object.values(adjacency[node.key]!.transitions)) {
      const target = known.get(keyOf(state)) ?? nodeAt(adjacency[keyOf(state)]!.state, { node, event });
      node.edges.push({ event, visit: state, target });
    }
  }
  return { input, observed, start, nodes, byKey: known };
}

/** A shortest path to a node. */
export function shortestPathTo(node: GraphNode): FlowPath {
  const events: PathEvent[] = [];
  for (let at = node; at.reachedBy; at = at.reachedBy.node) events.unshift(at.reachedBy.event);
  return { input: node.input, events };
}

/** Runs a path on the pure machine: the first visit is the start, then one per event. */
export function walkPath(
  spec: AnyFlowSpec,
  path: FlowPath,
  observed: ObservedMachine = observeMachine(spec.machine),
): Visit[] {
  if (!(path.input in spec.inputs))
    throw new Error(`${spec.name}: no input "${path.input}". Known: ${Object.keys(spec.inputs).join(', ')}.`);
  const visits = [observed.start(spec.inputs[path.input])];
  for (const event of path.events) visits.push(observed.step(visits.at(-1)!, event));
  return visits;
}
