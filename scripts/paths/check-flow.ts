import {
  checkAnatomy,
  checkInvariants,
  checkSneakPaths,
  checkWaysOut,
  coverage,
  derivePaths,
  firstDifference,
  flowGraphs,
  killMutants,
  observeMachine,
  replay,
  type AnyFlowSpec,
} from '../../model-testing/index.ts';
import type { FlowReport } from '../../model-testing/report.ts';
import { pathLine } from './print-paths.ts';

export interface Finding {
  what: string;
  detail: string;
}

export interface Checked {
  flow: string;
  findings: Finding[];
  report: FlowReport;
  /** Size of what was looked at. */
  steps: number;
  transitions: number;
  mutants: number;
  milliseconds: number;
  /** The most memory the process held after this flow, in MB. */
  megabytes: number;
}

/** Everything `testFlow` asserts, as findings: anatomy, coverage, the real actor, sneak paths, invariants, ways out, mutants. */
export function checkFlow(spec: AnyFlowSpec): Checked {
  const started = performance.now();
  const findings: Finding[] = [];
  const find = (what: string, details: readonly string[]) =>
    findings.push(...details.map((detail) => ({ what, detail })));

  find('anatomy', checkAnatomy(spec.machine));
  const invariants = checkInvariants(spec);
  find(
    'invariant broken',
    invariants.flatMap(({ name, counterExample }) =>
      counterExample ? [`${name}\n    by ${pathLine(spec, counterExample)}`] : [],
    ),
  );
  const waysOut = checkWaysOut(spec);
  find(
    'no way out',
    waysOut.flatMap(({ name, counterExample }) =>
      counterExample ? [`${name}\n    not from ${pathLine(spec, counterExample)}`] : [],
    ),
  );

  const states = derivePaths(spec, 'states');
  const transitions = derivePaths(spec, 'transitions');
  const walks = derivePaths(spec, 'walks');
  const [stateCoverage, covered] = [coverage(spec, states), coverage(spec, transitions)];
  const excused = new Set(spec.unreachable?.map(({ item }) => item));
  const missing = (items: readonly string[]) =>
    items.filter((id) => !excused.has(id) && !excused.has(id.replace(/ (yes|no)$/, '')));
  find('never reached', missing(stateCoverage.states.missing));
  find('never taken', missing(covered.transitions.missing));
  find('guard answer never heard', missing(covered.guards.missing));

  const observed = observeMachine(spec.machine);
  const takenByActor = new Set<string>();
  for (const path of [...states, ...transitions, ...walks]) {
    const replayed = replay(spec, path, observed);
    for (const id of replayed.taken) takenByActor.add(id);
    const difference = firstDifference(replayed);
    if (!difference) continue;
    find('the real actor differs', [`at step ${difference.step} of ${pathLine(spec, path)}`]);
    break;
  }
  const sneakPaths = checkSneakPaths(spec);
  find(
    'sneaked in',
    sneakPaths.flatMap(({ state, disturbing }) => disturbing.map((event) => `${event} in ${state}`)),
  );
  const mutants = killMutants(spec, [...states, ...transitions, ...walks]);
  find('mutant survived', mutants.survived);
  find('excuse out of date', mutants.outdated);

  const milliseconds = Math.round(performance.now() - started);
  return {
    flow: spec.name,
    findings,
    steps: flowGraphs(spec).reduce(
      (sum, { nodes }) => sum + nodes.reduce((edges, node) => edges + node.edges.length, 0),
      0,
    ),
    transitions: covered.transitions.total,
    mutants: mutants.total,
    milliseconds,
    megabytes: Math.round(process.memoryUsage().rss / 1_048_576),
    report: {
      flow: spec.name,
      suites: {
        states: { paths: states.length, events: eventsIn(states), coverage: stateCoverage },
        transitions: { paths: transitions.length, events: eventsIn(transitions), coverage: covered },
      },
      sneakPaths,
      invariants,
      waysOut,
      mutants,
      takenByActor: [...takenByActor],
      paths: transitions,
      milliseconds,
    },
  };
}

const eventsIn = (paths: readonly { events: readonly unknown[] }[]) =>
  paths.reduce((sum, { events }) => sum + events.length, 0);
