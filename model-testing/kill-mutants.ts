import type { AnyStateMachine } from 'xstate';
import { flowGraphs, shortestPathTo, walkPath } from './flow-graph.ts';
import type { AnyFlowSpec, FlowPath } from './flow-spec.ts';
import { mutants, type Mutant } from './mutants.ts';
import { observeCopy, observeMachine, type ObservedMachine, type Visit } from './observed-machine.ts';

export interface MutantReport {
  total: number;
  /** Killed by the given paths. */
  killed: number;
  /** Killed only by a path found for them in the reachable graph: the suite should take these along. */
  killedByExtra: { mutant: string; path: FlowPath }[];
  /** Two neighbours whose guards never say yes together in any reachable state: their order cannot matter. */
  exclusive: string[];
  /** Listed by the author, with the reason. */
  equivalent: string[];
  /** Nothing reachable tells them from the machine. Each is a missing sample, a dead part of the machine, or to be listed as equivalent. */
  survived: string[];
  /** Listed as equivalent, yet killed (or unknown): the list is out of date. */
  outdated: string[];
}

const look = ({ snapshot, effects, timers }: Visit): string =>
  JSON.stringify([
    snapshot.value,
    snapshot.status,
    snapshot.context,
    snapshot.output,
    [...snapshot.tags].toSorted(),
    [...timers.keys()].toSorted(),
    effects,
  ]);

const loopLimit = 200;

interface Faulty {
  copy: AnyStateMachine;
  observed: ObservedMachine;
}

function faulty(mutant: Mutant): Faulty {
  const copy = mutant.make();
  // A dropped guard can make an endless eventless loop: xstate then throws, and the mutant is noticed.
  copy.options = { ...copy.options, maxIterations: loopLimit };
  return { copy, observed: observeCopy(copy) };
}

/** A snapshot belongs to its machine: the same state, as one of the faulty copy. */
function transplanted(visit: Visit, copy: AnyStateMachine): Visit {
  const { value, context, status, historyValue, children } = visit.snapshot;
  const snapshot = copy.resolveState({ value, context, status, historyValue });
  return { ...visit, snapshot: Object.assign(snapshot, { children }) as Visit['snapshot'] };
}

interface Expectation {
  path: FlowPath;
  visits: Visit[];
  looks: string[];
  touched: Set<string>;
}

/** Runs every mutant against the paths (and, when they miss it, against the whole reachable graph) and tells who survives. */
export function killMutants(spec: AnyFlowSpec, paths: readonly FlowPath[]): MutantReport {
  const observed = observeMachine(spec.machine);
  const expectations = paths.map((path): Expectation => {
    const visits = walkPath(spec, path, observed);
    const touched = new Set(visits.flatMap(touchedBy));
    return { path, visits, looks: visits.map(look), touched };
  });
  const listed = new Set(spec.equivalent?.map(({ mutant }) => mutant));
  const report: MutantReport = {
    total: 0,
    killed: 0,
    killedByExtra: [],
    exclusive: [],
    equivalent: [],
    survived: [],
    outdated: [],
  };
  const seen = new Set<string>();
  for (const mutant of mutants(spec.machine)) {
    report.total += 1;
    seen.add(mutant.id);
    const fault = faulty(mutant);
    const isKilled = expectations.some(
      (expectation) => touches(mutant, expectation.touched) && notices(spec, fault.observed, expectation),
    );
    const extra = isKilled ? null : findKillingPath(spec, mutant, fault);
    if (isKilled || extra) {
      if (listed.has(mutant.id)) report.outdated.push(mutant.id);
      if (isKilled) report.killed += 1;
      else report.killedByExtra.push({ mutant: mutant.id, path: extra! });
    } else if (listed.has(mutant.id)) report.equivalent.push(mutant.id);
    else if (mutant.kind === 'swap') report.exclusive.push(mutant.id);
    else report.survived.push(mutant.id);
  }
  report.outdated.push(...[...listed].filter((id) => !seen.has(id)));
  return report;
}

/** Transitions taken or asked about, states it rests in, and states it only passed through. */
const touchedBy = ({ taken, asked, snapshot }: Visit): string[] => [
  ...taken,
  ...taken.map((id) => id.slice(0, id.indexOf(' '))),
  ...asked.map((answer) => answer.replace(/ (yes|no)$/, '')),
  ...snapshot._nodes.map(({ id }) => id),
];
const touches = ({ touches: { transitions, state } }: Mutant, touched: ReadonlySet<string>) =>
  transitions.some((id) => touched.has(id)) || (state !== null && touched.has(state));

function notices(spec: AnyFlowSpec, machine: ObservedMachine, { path, looks }: Expectation): boolean {
  try {
    let visit = machine.start(spec.inputs[path.input]);
    if (look(visit) !== looks[0]) return true;
    for (const [index, event] of path.events.entries()) {
      visit = machine.step(visit, event);
      if (look(visit) !== looks[index + 1]) return true;
    }
    return false;
  } catch {
    return true;
  }
}

/** The first reachable step at which the mutant does something else, as a path. */
function findKillingPath(spec: AnyFlowSpec, mutant: Mutant, { copy, observed }: Faulty): FlowPath | null {
  for (const graph of flowGraphs(spec)) {
    const start = { input: graph.input, events: [] };
    const visits = [graph.start.visit];
    if (notices(spec, observed, { path: start, visits, looks: visits.map(look), touched: new Set() })) return start;
    for (const node of graph.nodes) {
      for (const edge of node.edges) {
        const ids = new Set([...touchedBy(edge.visit), ...node.visit.snapshot._nodes.map(({ id }) => id)]);
        if (!touches(mutant, ids)) continue;
        let differs: boolean;
        try {
          differs = look(observed.step(transplanted(node.visit, copy), edge.event)) !== look(edge.visit);
        } catch {
          differs = true;
        }
        if (differs) return { input: graph.input, events: [...shortestPathTo(graph, node).events, edge.event] };
      }
    }
  }
  return null;
}
