import { lastOf, pairName, statesOf } from './coverage.ts';
import {
  flowGraphs,
  shortestPathTo,
  visitKey,
  walkPath,
  type FlowGraph,
  type GraphEdge,
  type GraphNode,
} from './flow-graph.ts';
import type { AnyFlowSpec, FlowPath, PathEvent, Suite } from '../spec/flow-spec.ts';
import { observeMachine, type ObservedMachine, type Visit } from '../machine/observed-machine.ts';
import { eventHere, offeredEvents } from '../machine/offered-events.ts';

export interface DeriveOptions {
  /** Longest path of the touring suites, in events (default 30): short enough to read, long enough to be few. */
  longest?: number;
  /**
   * `transitions` only: each transition, input and answer of a service once, without every sample and both
   * answers of every guard. Few, long paths, for runs in which every event costs time.
   */
  brief?: boolean;
  /** Seed of the walks (default 1). */
  seed?: number;
}

/**
 * Derives paths from the machine.
 * - `states`: a shortest path to every reachable state value and through every state left in the step that enters it; what
 *   is a beginning of another path is left out.
 * - `transitions`: a tour over every transition, every guard's both answers and every sample on every transition.
 * - `pairs`: a tour over every reachable pair of consecutive transitions.
 * - `walks`: seeded random walks. They complement the tours: alone they miss most rare edges.
 */
export function derivePaths(spec: AnyFlowSpec, suite: Suite, options: DeriveOptions = {}): FlowPath[] {
  switch (suite) {
    case 'states':
      return shortestPaths(spec);
    case 'transitions':
      return tour(
        spec,
        (_before, visit, event) => (options.brief ? briefGoals : transitionGoals)(visit, event),
        options,
      );
    case 'pairs':
      return tour(spec, pairGoals, options);
    case 'walks':
      return walks(spec, options);
    default:
      return suite satisfies never;
  }
}

function shortestPaths(spec: AnyFlowSpec): FlowPath[] {
  const seen = new Set<string>();
  const paths = flowGraphs(spec).flatMap((graph) => {
    const found: FlowPath[] = [];
    for (const node of graph.nodes) {
      const value = JSON.stringify([node.visit.snapshot.value, node.visit.status]);
      if (seen.has(value)) continue;
      seen.add(value);
      found.push(shortestPathTo(node));
    }
    return withoutBeginnings(found);
  });
  return [...paths, ...pathsInPassing(spec, paths)];
}

/** Shortest paths through states that are left in the step that enters them, and that these paths do not pass. */
function pathsInPassing(spec: AnyFlowSpec, paths: readonly FlowPath[]): FlowPath[] {
  const edges = flowGraphs(spec).flatMap(({ nodes }) =>
    nodes.flatMap((node) => node.edges.flatMap((edge) => (edge.visit.passed.length > 0 ? { node, edge } : []))),
  );
  if (edges.length === 0) return [];
  const reached = new Set(paths.flatMap((path) => walkPath(spec, path).flatMap(statesOf)));
  return edges.flatMap(({ node, edge: { event, visit } }) => {
    if (visit.passed.every((id) => reached.has(id))) return [];
    for (const id of visit.passed) reached.add(id);
    const { input, events } = shortestPathTo(node);
    return [{ input, events: [...events, event] }];
  });
}

const begins = (path: FlowPath, other: FlowPath) =>
  path.events.length < other.events.length && path.events.every((event, index) => event === other.events[index]);

const withoutBeginnings = (paths: readonly FlowPath[]): FlowPath[] =>
  paths.filter((path) => !paths.some((other) => begins(path, other)));

function transitionGoals(visit: Visit, event: PathEvent): string[] {
  return [
    ...visit.taken,
    ...visit.asked,
    ...visit.taken.slice(0, 1).map((id) => `${id} with ${JSON.stringify(event)}`),
  ];
}

const startEvent = (key: string): PathEvent => ({ type: `start ${key}` });

function briefGoals(visit: Visit, event: PathEvent): string[] {
  const { type, outcome } = event;
  return type.startsWith('start ') || outcome !== undefined
    ? [...visit.taken, JSON.stringify([type, outcome])]
    : visit.taken;
}

function pairGoals(before: string | undefined, visit: Visit): string[] {
  const [first] = visit.taken;
  return before !== undefined && first !== undefined ? [pairName(before, first)] : [];
}

type Goals = (before: string | undefined, visit: Visit, event: PathEvent) => string[];

/** A position of a tour: a graph node, and the transition into it, which only `pairs` needs. */
interface Position {
  node: GraphNode;
  before: string | undefined;
}

/**
 * Greedy tour: always to the nearest edge with an open goal. It walks the pure machine beside the graph, so that
 * covered goals are real even where the projection merges states.
 */
function tour(spec: AnyFlowSpec, goals: Goals, { longest = 30 }: DeriveOptions): FlowPath[] {
  const observed = observeMachine(spec.machine);
  const open = new Set<string>();
  const graphs = flowGraphs(spec);
  const startGoals = ({ start }: FlowGraph) => goals(undefined, start.visit, startEvent(start.key));
  const arrivals = arrivalsOf(graphs.flatMap(({ nodes }) => nodes));
  for (const graph of graphs) {
    for (const goal of startGoals(graph)) open.add(goal);
    for (const node of graph.nodes) {
      for (const before of arrivals.get(node) ?? [undefined]) {
        for (const { visit, event } of node.edges) for (const goal of goals(before, visit, event)) open.add(goal);
      }
    }
  }
  return graphs.flatMap((graph) => {
    const found: FlowPath[] = [];
    const givenUp = new Set<string>();
    const begins = startGoals(graph).filter((goal) => open.delete(goal)).length > 0;
    while (open.size > 0) {
      const path = tourOnce(spec, graph, observed, { open, givenUp, goals, longest });
      if (!path) break;
      found.push(path);
    }
    if (begins && found.length === 0) found.push({ input: graph.input, events: [] });
    return found;
  });
}

function arrivalsOf(nodes: readonly GraphNode[]): Map<GraphNode, Set<string | undefined>> {
  const arrivals = new Map<GraphNode, Set<string | undefined>>();
  for (const node of nodes) {
    for (const { target, visit } of node.edges) {
      let into = arrivals.get(target);
      if (!into) arrivals.set(target, (into = new Set()));
      into.add(lastOf(visit));
    }
  }
  return arrivals;
}

interface Tour {
  open: Set<string>;
  /** Goals that the graph shows at an edge but the walk did not reach there: the projection merged different states. */
  givenUp: Set<string>;
  goals: Goals;
  longest: number;
}

function tourOnce(spec: AnyFlowSpec, graph: FlowGraph, observed: ObservedMachine, tour: Tour): FlowPath | null {
  const path: FlowPath = { input: graph.input, events: [] };
  let visit = observed.start(spec.inputs[graph.input]);
  let position: Position = { node: graph.start, before: lastOf(visit) };
  for (;;) {
    const leg = nearestGoal(position, tour);
    if (!leg || (path.events.length > 0 && path.events.length + leg.length > tour.longest)) break;
    let kept = false;
    for (const [index, edge] of leg.entries()) {
      const promised = index === leg.length - 1 ? openGoals(position, edge, tour) : [];
      const event = eventHere(spec, visit, edge.event);
      visit = observed.step(visit, event);
      path.events.push(event);
      for (const goal of tour.goals(position.before, visit, event)) kept = tour.open.delete(goal) || kept;
      for (const goal of promised)
        if (tour.open.has(goal)) tour.givenUp.add(`${position.node.key}|${JSON.stringify(edge.event)}|${goal}`);
      const node = graph.byKey.get(visitKey(spec, visit));
      if (!node) return path;
      position = { node, before: lastOf(visit) ?? position.before };
    }
    if (!kept && path.events.length > tour.longest) break;
  }
  return path.events.length > 0 ? path : null;
}

const openGoals = ({ node, before }: Position, { visit, event }: GraphEdge, { open, givenUp, goals }: Tour) =>
  goals(before, visit, event).filter(
    (goal) => open.has(goal) && !(givenUp.size > 0 && givenUp.has(`${node.key}|${JSON.stringify(event)}|${goal}`)),
  );

/** Breadth first to the nearest edge that meets an open goal; null when none can be reached from here. */
function nearestGoal(from: Position, tour: Tour): GraphEdge[] | null {
  interface Found extends Position {
    via: { found: Found; edge: GraphEdge } | null;
  }
  const usesArrival = tour.goals === pairGoals;
  const keyOf = ({ node, before }: Position) => (usesArrival ? `${node.key}|${before}` : node);
  const queue: Found[] = [{ ...from, via: null }];
  const seen = new Set<unknown>([keyOf(from)]);
  for (const found of queue) {
    for (const edge of found.node.edges) {
      if (openGoals(found, edge, tour).length > 0) {
        const leg = [edge];
        for (let at = found; at.via; at = at.via.found) leg.unshift(at.via.edge);
        return leg;
      }
    }
    for (const edge of found.node.edges) {
      const next = { node: edge.target, before: lastOf(edge.visit) ?? found.before };
      const key = keyOf(next);
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push({ ...next, via: { found, edge } });
    }
  }
  return null;
}

/** A small, well-known generator (mulberry32): the same seed gives the same walks everywhere. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function walks(spec: AnyFlowSpec, { seed = 1 }: DeriveOptions): FlowPath[] {
  const observed = observeMachine(spec.machine);
  const random = seededRandom(seed);
  const inputs = Object.keys(spec.inputs);
  return Array.from({ length: spec.limits?.walks ?? 40 }, (_, index) => {
    const path: FlowPath = { input: inputs[index % inputs.length]!, events: [] };
    let visit = observed.start(spec.inputs[path.input]);
    for (let step = 0; step < (spec.limits?.walkLength ?? 40); step += 1) {
      const events = offeredEvents(spec, visit);
      if (events.length === 0) break;
      const event = events[Math.floor(random() * events.length)]!;
      visit = observed.step(visit, event);
      path.events.push(event);
    }
    return path;
  });
}
