import { flowGraphs, shortestPathTo, walkPath } from '../paths/flow-graph.ts';
import type { AnyFlowSpec, FlowPath } from '../spec/flow-spec.ts';
import { mutants, type Mutant } from './mutants.ts';
import { observeCopy, observeMachine, type ObservedMachine, type Visit } from '../machine/observed-machine.ts';
import { mutantJudge } from './judge-mutants.ts';
import { touchedBy, touches, transplanted, type FaultyMachine } from './faulty-machine.ts';
import { stepsTouching } from './touched-steps.ts';

export interface MutantReport {
  total: number;
  /** Killed by the given paths. */
  killed: number;
  /** Killed only by a path that was searched for in the reachable graph: add these paths to the suite. */
  killedByExtra: { mutant: string; path: FlowPath }[];
  /** Reordered neighbours whose guards are never both true in a reachable state: their order cannot matter. */
  exclusive: string[];
  /** Listed by the author as `equivalent`. */
  equivalent: string[];
  /** No path distinguishes them. Each is a missing sample, a dead part of the machine, or equivalent. */
  survived: string[];
  /** Entries that no longer apply: equivalent, yet killed or unknown; beyond the specification, yet breaking it. */
  outdated: string[];
  /** How many break the specification. */
  noticed: NoticedMutants;
}

export interface NoticedMutants {
  /** Mutants that behave differently at all. */
  judged: number;
  /** Number of mutants by the invariant, postcondition, way out or other check that noticed them without comparison. */
  noticedBy: Record<string, number>;
  /** Noticed only by comparison with the original. Each is a missing postcondition. */
  onlyByComparison: string[];
  /** The same, but listed by the author as `beyondSpec`. */
  beyond: string[];
}

/** Number of mutants that break the specification by themselves. */
export const noticedIn = ({ noticedBy }: NoticedMutants): number =>
  Object.values(noticedBy).reduce((sum, count) => sum + count, 0);

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

function faulty(mutant: Mutant): FaultyMachine {
  const copy = mutant.make();
  // Dropping a guard can cause an endless eventless loop: xstate then throws, and the mutant is noticed.
  copy.options = { ...copy.options, maxIterations: loopLimit };
  return { copy, observed: observeCopy(copy) };
}

interface Expectation {
  path: FlowPath;
  visits: Visit[];
  looks: string[];
  touched: Set<string>;
}

/** Runs every mutant against the paths and, when they miss it, against the whole reachable graph; reports survivors. */
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
    noticed: { judged: 0, noticedBy: {}, onlyByComparison: [], beyond: [] },
  };
  const beyond = new Set(spec.beyondSpec?.map(({ mutant }) => mutant));
  const breachIn = mutantJudge(spec);
  const seen = new Set<string>();
  for (const mutant of mutants(spec.machine)) {
    report.total += 1;
    seen.add(mutant.id);
    const fault = faulty(mutant);
    const touching = expectations.filter(({ touched }) => touches(mutant, touched));
    const killer = touching.find((expectation) => notices(spec, fault.observed, expectation));
    const isKilled = killer !== undefined;
    const extra = isKilled ? null : findKillingPath(spec, mutant, fault);
    if (isKilled || extra) {
      if (listed.has(mutant.id)) report.outdated.push(mutant.id);
      if (isKilled) report.killed += 1;
      else report.killedByExtra.push({ mutant: mutant.id, path: extra! });
      const known = [
        ...(killer ? [killer, ...touching.filter((one) => one !== killer)].map(({ path }) => path) : []),
        ...(extra ? [extra] : []),
      ];
      const breach = breachIn(mutant, fault, known, beyond.has(mutant.id));
      report.noticed.judged += 1;
      if (breach) {
        report.noticed.noticedBy[breach] = (report.noticed.noticedBy[breach] ?? 0) + 1;
        if (beyond.has(mutant.id)) report.outdated.push(mutant.id);
      } else if (beyond.has(mutant.id)) report.noticed.beyond.push(mutant.id);
      else report.noticed.onlyByComparison.push(mutant.id);
    } else if (listed.has(mutant.id)) report.equivalent.push(mutant.id);
    else if (mutant.kind === 'swap') report.exclusive.push(mutant.id);
    else report.survived.push(mutant.id);
  }
  report.outdated.push(...[...listed, ...beyond].filter((id) => !seen.has(id)));
  return report;
}

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

/** A path to the first reachable step at which the mutant behaves differently. */
function findKillingPath(spec: AnyFlowSpec, mutant: Mutant, { copy, observed }: FaultyMachine): FlowPath | null {
  for (const graph of flowGraphs(spec)) {
    const start = { input: graph.input, events: [] };
    const visits = [graph.start.visit];
    if (notices(spec, observed, { path: start, visits, looks: visits.map(look), touched: new Set() })) return start;
    for (const { node, edge } of stepsTouching(graph, mutant)) {
      let differs: boolean;
      try {
        differs = look(observed.step(transplanted(node.visit, copy), edge.event)) !== look(edge.visit);
      } catch {
        differs = true;
      }
      if (differs) return { input: graph.input, events: [...shortestPathTo(node).events, edge.event] };
    }
  }
  return null;
}
