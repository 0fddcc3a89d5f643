import type { Coverage } from './paths/coverage.ts';
import type { FlowPath, Suite } from './spec/flow-spec.ts';
import type { InvariantResult, WayOutResult } from './checks/check-invariants.ts';
import type { PostconditionResult } from './checks/check-postconditions.ts';
import type { PropertyResult } from './checks/check-properties.ts';
import type { MutantReport } from './mutants/kill-mutants.ts';
import type { SneakResult } from './paths/sneak-paths.ts';

/** What a test run found out about one flow: `.tmp/model/{flow}.json`, read by the explorer's overlays. */
export interface FlowReport {
  flow: string;
  suites: Partial<Record<Suite, { paths: number; events: number; coverage: Coverage }>>;
  sneakPaths: SneakResult[];
  invariants: InvariantResult[];
  postconditions: PostconditionResult[];
  waysOut: WayOutResult[];
  properties: PropertyResult[];
  mutants: MutantReport | null;
  /** Ids of the transitions the real actor took while the paths were replayed; null when they were not. */
  takenByActor: string[] | null;
  /** The paths of the transitions suite, from which the explorer shows the paths through an edge. */
  paths: FlowPath[];
  milliseconds: number;
}
