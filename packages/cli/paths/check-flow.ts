import {
  checkAnatomy,
  examineFlow,
  flowGraphs,
  noticedIn,
  pathText,
  propertyProblem,
  withoutExcused,
  type AnyFlowSpec,
  type FlowPath,
  type FlowReport,
  type Language,
} from 'model-testing';

export interface Finding {
  what: string;
  detail: string;
}

export interface Checked {
  flow: string;
  findings: Finding[];
  report: FlowReport;
  /** Numbers of steps, transitions and mutants that were checked. */
  steps: number;
  transitions: number;
  mutants: number;
  /** Mutants that behave differently: how many break the specification by themselves, and how many there are. */
  noticed: { noticed: number; judged: number };
  milliseconds: number;
  /** Peak memory of the process after this flow, in MB. */
  megabytes: number;
}

/** Every check of `testFlow` except the random walks, as findings. */
export function checkFlow(spec: AnyFlowSpec, languages?: readonly Language[]): Checked {
  const started = performance.now();
  const findings: Finding[] = [];
  const find = (what: string, details: readonly string[]) =>
    findings.push(...details.map((detail) => ({ what, detail })));

  find('anatomy', checkAnatomy(spec, languages));
  const { report, differs } = examineFlow(spec);
  const brokenOnes = (results: readonly { name: string; counterExample: FlowPath | null }[], lead: string) =>
    results.flatMap(({ name, counterExample }) =>
      counterExample ? [`${name}\n    ${lead} ${pathText(spec, counterExample)}`] : [],
    );
  const { suites, sneakPaths, invariants, postconditions, waysOut, properties, mutants } = report;
  find('invariant broken', brokenOnes(invariants, 'by'));
  find('postcondition broken', brokenOnes(postconditions, 'by'));
  find(
    'checks nothing',
    postconditions.flatMap(({ name, problem }) => (problem ? [`${name}\n    ${problem}`] : [])),
  );
  find('no way out', brokenOnes(waysOut, 'not from'));
  find(
    'property over time',
    properties.flatMap((result) => {
      const problem = propertyProblem(result);
      const path = result.counterExample ? `\n    by ${pathText(spec, result.counterExample)}` : '';
      return problem ? [`${result.name}: ${problem}${path}`] : [];
    }),
  );

  const covered = suites.transitions!.coverage;
  find('never reached', withoutExcused(spec, suites.states!.coverage.states.missing));
  find('never taken', withoutExcused(spec, covered.transitions.missing));
  find('guard answer never heard', withoutExcused(spec, covered.guards.missing));

  if (differs) find('the real actor differs', [`at step ${differs.step} of ${pathText(spec, differs.path)}`]);
  find(
    'sneaked in',
    sneakPaths.flatMap(({ state, disturbing }) => disturbing.map((event) => `${event} in ${state}`)),
  );
  find('mutant survived', mutants!.survived);
  find('breaks nothing specified', mutants!.noticed.onlyByComparison);
  find('excuse out of date', mutants!.outdated);

  return {
    flow: spec.name,
    findings,
    steps: flowGraphs(spec).reduce(
      (sum, { nodes }) => sum + nodes.reduce((edges, node) => edges + node.edges.length, 0),
      0,
    ),
    transitions: covered.transitions.total,
    mutants: mutants!.total,
    noticed: { noticed: noticedIn(mutants!.noticed), judged: mutants!.noticed.judged },
    milliseconds: Math.round(performance.now() - started),
    megabytes: Math.round(process.memoryUsage().rss / 1_048_576),
    report,
  };
}
