import type { FlowReport, InvariantResult, PostconditionResult, PropertyResult, WayOutResult } from 'model-testing';

export type Question =
  | { kind: 'check'; flow: string }
  | { kind: 'examine'; flow: string }
  | { kind: 'pathTo'; flow: string; state: string }
  | { kind: 'states'; flow: string };

/** A path: a named input and tokens. */
export interface Route {
  input: string;
  tokens: string[];
}

export interface Checks {
  invariants: (InvariantResult & { route: Route | null })[];
  postconditions: (PostconditionResult & { route: Route | null })[];
  waysOut: (WayOutResult & { route: Route | null })[];
  properties: (PropertyResult & { route: Route | null })[];
  milliseconds: number;
}

export interface StateRoute extends Route {
  statePath: string;
}

export interface Answers {
  check: Checks;
  /** What `npm run paths -- --check` would write of this flow. */
  examine: FlowReport;
  pathTo: Route | null;
  states: StateRoute[];
}
