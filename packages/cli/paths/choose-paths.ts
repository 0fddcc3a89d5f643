import {
  type AnyFlowSpec,
  derivePaths,
  type FlowGraph,
  flowGraphs,
  type FlowPath,
  type GraphNode,
  machineShape,
  observeMachine,
  offeredEvents,
  type PathEvent,
  type Visit,
  visitKey,
} from 'model-testing';
import { followTokens, notKnown, statePathOf, tokenOf, type Walk } from 'machine-explorer';
import type { Options } from './options.ts';
import { UsageError } from 'machine-explorer/node';

type Choice = Pick<Options, 'suite' | 'from' | 'to' | 'input'>;

/** The chosen paths. Throws `UsageError` when the input, the state or an event is unknown or cannot be reached. */
export function choosePaths(spec: AnyFlowSpec, { suite, from, to, input }: Choice): FlowPath[] {
  if (input !== null && !(input in spec.inputs))
    throw new UsageError(`${spec.name}: ${notKnown('input', input, Object.keys(spec.inputs))}`);
  if (to !== null) return [shortestTo(spec, to, from, input)];
  const paths = derivePaths(spec, suite ?? 'states').filter((path) => input === null || path.input === input);
  if (from.length === 0) return paths;
  return continued(spec, paths, from, input);
}

/** Whether `name` is this state: its full id, its path, or the last part of its path. */
const isMeant = (name: string, { id, path }: { id: string; path: readonly string[] }): boolean =>
  id === name || path.join('.') === name || path.at(-1) === name;

/** Whether the visit is in, or passes through, a state of this name, or is in this combination of states. */
const isIn = ({ snapshot, passed }: Visit, name: string): boolean =>
  statePathOf(snapshot) === name ||
  [...snapshot._nodes, ...passed.map((id) => snapshot.machine.getStateNodeById(id))].some((node) =>
    isMeant(name, node),
  );

const stateNames = (spec: AnyFlowSpec) => [
  ...new Set(machineShape(spec.machine).states.flatMap((state) => state.path.join('.') || [])),
];

function shortestTo(spec: AnyFlowSpec, state: string, from: readonly string[], input: string | null): FlowPath {
  let reachable = false;
  let best: FlowPath | null = null;
  for (const graph of graphsOf(spec, input)) {
    const begun = beginningIn(spec, graph, from);
    if (!begun) continue;
    const found = nearest(begun.node, (visit) => isIn(visit, state));
    if (!found) continue;
    reachable = true;
    const events = [...begun.events, ...found];
    if (!best || events.length < best.events.length) best = { input: graph.input, events };
  }
  if (reachable && best) return best;
  const known = stateNames(spec);
  const isReached = flowGraphs(spec).some(({ start }) => nearest(start, (visit) => isIn(visit, state)));
  const isWritten = machineShape(spec.machine).states.some((one) => isMeant(state, one));
  if (!isReached && !isWritten) throw new UsageError(`${spec.name}: ${notKnown('state', state, known)}`);
  if (!isReached)
    throw new UsageError(`${spec.name}: Nothing reaches "${state}": the state is there, no path leads to it.`);
  throw new UsageError(
    `${spec.name}: "${state}" cannot be reached${from.length > 0 ? ` after ${from.join(', ')}` : ''}${input ? ` from input "${input}"` : ''}.`,
  );
}

const graphsOf = (spec: AnyFlowSpec, input: string | null) =>
  flowGraphs(spec).filter((graph) => input === null || graph.input === input);

/** The graph node after the `from` events; null when they cannot be followed from this input. */
function beginningIn(
  spec: AnyFlowSpec,
  graph: FlowGraph,
  from: readonly string[],
): { node: GraphNode; events: PathEvent[] } | null {
  const walk = followTaken(spec, graph.input, from);
  if (walk.stoppedBy) {
    const isOnlyInput = Object.keys(spec.inputs).at(-1) === graph.input;
    if (isOnlyInput && !canFollowAnywhere(spec, from)) throw new UsageError(walk.stoppedBy);
    return null;
  }
  const node = graph.byKey.get(visitKey(spec, walk.steps.at(-1)!.visit));
  return node ? { node, events: walk.steps.flatMap(({ event }) => event ?? []) } : null;
}

const canFollowAnywhere = (spec: AnyFlowSpec, from: readonly string[]) =>
  Object.keys(spec.inputs).some((input) => followTaken(spec, input, from).stoppedBy === null);

/** Follows the events; an event that is refused in its state stops the walk with an error message. */
function followTaken(spec: AnyFlowSpec, input: string, from: readonly string[]): Walk {
  const observed = observeMachine(spec.machine);
  const walk = followTokens(spec, input, from, observed);
  const refused = walk.steps.findIndex(({ event, visit }) => event !== null && visit.taken.length === 0);
  if (refused < 0) return walk;
  const { visit } = walk.steps[refused - 1]!;
  const taken = offeredEvents(spec, visit).filter((event) => observed.step(visit, event).taken.length > 0);
  const tokens = [...new Set(taken.map((event) => tokenOf(spec, event)))];
  return {
    ...walk,
    stoppedBy: `${spec.name}: ${walk.steps[refused]!.token} is refused in ${statePathOf(visit.snapshot)} (input "${input}"). What may happen there: ${tokens.join(', ')}.`,
  };
}

/** The fewest events to a matching step, also one that only passes through a state; null when there is none. */
function nearest(start: GraphNode, isGoal: (visit: Visit) => boolean): PathEvent[] | null {
  if (isGoal(start.visit)) return [];
  const before = new Map<GraphNode, { node: GraphNode; event: PathEvent } | null>([[start, null]]);
  for (const node of before.keys()) {
    for (const { target, event, visit } of node.edges) {
      if (isGoal(visit)) {
        const events = [event];
        for (let step = before.get(node); step; step = before.get(step.node)) events.unshift(step.event);
        return events;
      }
      if (!before.has(target)) before.set(target, { node, event });
    }
  }
  return null;
}

/** The suite's paths continued from the state after `from`: the rest of each path that passes through it. */
function continued(spec: AnyFlowSpec, paths: readonly FlowPath[], from: readonly string[], input: string | null) {
  const found = new Map<string, FlowPath>();
  for (const graph of graphsOf(spec, input)) {
    const begun = beginningIn(spec, graph, from);
    if (!begun) continue;
    for (const path of paths.filter((one) => one.input === graph.input)) {
      let visit = graph.start.visit;
      for (let index = 0; index <= path.events.length; index += 1) {
        if (visitKey(spec, visit) === begun.node.key) {
          const whole = { input: path.input, events: [...begun.events, ...path.events.slice(index)] };
          found.set(JSON.stringify(whole), whole);
          break;
        }
        const event = path.events[index];
        if (event) visit = graph.observed.step(visit, event);
      }
    }
  }
  if (found.size === 0)
    throw new UsageError(
      `${spec.name}: no path of this suite${input ? ` from input "${input}"` : ''} passes through the state after ${from.join(', ')}. Ask for another (--suite transitions, --suite walks)${input ? ', leave --input out' : ''} or name where to go (--to STATE).`,
    );
  return [...found.values()];
}
