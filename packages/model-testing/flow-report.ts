import type { Coverage } from './coverage.ts';
import type { FlowPath, Suite } from './flow-spec.ts';
import type { InvariantResult, WayOutResult } from './check-invariants.ts';
import type { PostconditionResult } from './check-postconditions.ts';
import type { PropertyResult } from './check-properties.ts';
import type { MutantReport } from './kill-mutants.ts';
import type { SneakResult } from './sneak-paths.ts';

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
  /** The paths of the transitions suite, so that a picture can show which path takes an edge. */
  paths: FlowPath[];
  milliseconds: number;
}
