import { checkInvariants, checkWaysOut } from './checks/check-invariants.ts';
import { checkPostconditions } from './checks/check-postconditions.ts';
import { checkProperties } from './checks/check-properties.ts';
import { coverage } from './paths/coverage.ts';
import { derivePaths } from './paths/derive-paths.ts';
import type { AnyFlowSpec, FlowPath } from './spec/flow-spec.ts';
import { killMutants } from './mutants/kill-mutants.ts';
import { replayAll, type Difference } from './paths/replay.ts';
import type { FlowReport } from './flow-report.ts';
import { checkSneakPaths } from './paths/sneak-paths.ts';

export interface Examination {
  report: FlowReport;
  /** The first difference between the real actor and the pure machine; null where there is none. */
  differs: (Difference & { path: FlowPath }) | null;
}

/** All checks of `testFlow` but anatomy and random walks, as one report. Browser-safe; up to 14 s for a large flow. */
export function examineFlow(spec: AnyFlowSpec): Examination {
  const started = performance.now();
  const [states, transitions, walks] = (['states', 'transitions', 'walks'] as const).map((suite) =>
    derivePaths(spec, suite),
  ) as [FlowPath[], FlowPath[], FlowPath[]];
  const paths = [...states, ...transitions, ...walks];
  const { taken, differs } = replayAll(spec, paths);
  const suite = (own: readonly FlowPath[]) => ({
    paths: own.length,
    events: own.reduce((sum, { events }) => sum + events.length, 0),
    coverage: coverage(spec, own),
  });
  const report = {
    flow: spec.name,
    suites: { states: suite(states), transitions: suite(transitions) },
    sneakPaths: checkSneakPaths(spec),
    invariants: checkInvariants(spec),
    postconditions: checkPostconditions(spec),
    waysOut: checkWaysOut(spec),
    properties: checkProperties(spec, [...transitions, ...walks]),
    mutants: killMutants(spec, paths),
    takenByActor: taken,
    paths: transitions,
  };
  return { report: { ...report, milliseconds: Math.round(performance.now() - started) }, differs };
}
