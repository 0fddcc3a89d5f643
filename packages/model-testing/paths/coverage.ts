import { flowGraphs, walkPath } from './flow-graph.ts';
import type { AnyFlowSpec, FlowPath } from '../spec/flow-spec.ts';
import { countedStates, drivableTransitions, machineShape } from '../machine/machine-shape.ts';
import { observeMachine, type Visit } from '../machine/observed-machine.ts';

export interface Count {
  covered: number;
  total: number;
  /** Readable names of what is missing. */
  missing: string[];
}

/** Coverage of a flow by paths. Totals are of the machine's config; of configurations and pairs, the reachable ones. */
export interface Coverage {
  /** Those of `countedStates` that were active at least once, if only in passing. */
  states: Count;
  /** Distinct state values among all that are reachable. */
  configurations: Count;
  transitions: Count;
  /** Each guarded transition counts twice: the guard said yes, the guard said no. */
  guards: Count;
  /** Two transitions one right after the other, among all reachable such pairs. */
  pairs: Count;
}

const count = (total: Iterable<string>, covered: ReadonlySet<string>): Count => {
  const all = [...new Set(total)];
  const missing = all.filter((item) => !covered.has(item));
  return { covered: all.length - missing.length, total: all.length, missing };
};

export const pairName = (first: string, second: string) => `${first} → ${second}`;
export const lastOf = (visit: Visit) => visit.taken.at(-1);

/** Ids of the states that were active in a step, also those only passed through. */
export const statesOf = ({ snapshot, passed, taken }: Visit): string[] => [
  ...snapshot._nodes.map(({ id }) => id),
  ...passed,
  ...taken.map((id) => id.slice(0, id.indexOf(' '))),
];

function reachablePairs(spec: AnyFlowSpec): Set<string> {
  const pairs = new Set<string>();
  for (const { nodes } of flowGraphs(spec)) {
    const arrivals = new Map<object, Set<string>>();
    for (const node of nodes) {
      for (const { target, visit } of node.edges) {
        const last = lastOf(visit);
        if (last === undefined) continue;
        let into = arrivals.get(target);
        if (!into) arrivals.set(target, (into = new Set()));
        into.add(last);
      }
    }
    for (const node of nodes) {
      const firsts = new Set(node.edges.flatMap(({ visit }) => visit.taken.slice(0, 1)));
      for (const before of arrivals.get(node) ?? []) for (const after of firsts) pairs.add(pairName(before, after));
    }
  }
  return pairs;
}

/** Names of the covered states, transitions and guard answers. */
export function coveredBy(visits: readonly Visit[]): Record<'states' | 'transitions' | 'guards', Set<string>> {
  return {
    states: new Set(visits.flatMap(statesOf)),
    transitions: new Set(visits.flatMap(({ taken }) => taken)),
    guards: new Set(visits.flatMap(({ asked }) => asked)),
  };
}

export function coverage(spec: AnyFlowSpec, paths: readonly FlowPath[]): Coverage {
  const observed = observeMachine(spec.machine);
  const walks = paths.map((path) => walkPath(spec, path, observed));
  const { states, transitions, guards } = coveredBy(walks.flat());
  const configurations = new Set(walks.flat().map(({ snapshot }) => JSON.stringify(snapshot.value)));
  const pairs = new Set<string>();
  for (const visits of walks) {
    let before: string | undefined;
    for (const visit of visits) {
      const [first] = visit.taken;
      if (before !== undefined && first !== undefined) pairs.add(pairName(before, first));
      before = lastOf(visit) ?? before;
    }
  }
  const shape = machineShape(spec.machine);
  const drivable = drivableTransitions(shape);
  return {
    states: count(
      countedStates(shape).map(({ id }) => id),
      states,
    ),
    configurations: count(
      flowGraphs(spec).flatMap(({ nodes }) => nodes.map(({ visit }) => JSON.stringify(visit.snapshot.value))),
      configurations,
    ),
    transitions: count(
      drivable.map(({ id }) => id),
      transitions,
    ),
    guards: count(
      drivable.filter(({ guard }) => guard !== null).flatMap(({ id }) => [`${id} yes`, `${id} no`]),
      guards,
    ),
    pairs: count(reachablePairs(spec), pairs),
  };
}

/** The uncovered names without those that the author lists as unreachable. */
export function withoutExcused(spec: AnyFlowSpec, items: readonly string[]): string[] {
  const excused = new Set(spec.unreachable?.map(({ item }) => item));
  // An unreachable transition has no guard answers either.
  return items.filter((item) => !excused.has(item) && !excused.has(item.replace(/ (yes|no)$/, '')));
}

/** Each count from the suite that is derived for it. */
export const promisedCounts = (states: Coverage, transitions: Coverage): Coverage => ({
  ...transitions,
  states: states.states,
  configurations: states.configurations,
});
