/** The last state of some visitors who got no further. */
export interface StoodIn {
  flow: string;
  flowVersion: string;
  /** The id of the state in its machine: `checkout.declined`. */
  state: string;
  visitors: number;
}

export interface JourneyStep {
  /** Id of the step; `steps` of the configuration names it. */
  step: string;
  /** Visitors who reached this step. */
  visitors: number;
  /** Visitors who got no further; 0 for the last step. */
  lost: number;
  stood: StoodIn[];
}

/** Number of sessions per transition of one version of a flow's machine. */
export interface FlowWays {
  flow: string;
  flowVersion: string;
  sessions: number;
  edges: { from: string; event: string; to: string; sessions: number }[];
}

/** `funnel.json` of a site: written by `explorer:build -- --funnel FILE` from FILE. */
export interface Journey {
  journey: JourneyStep[];
  flows: FlowWays[];
  /** When the file was written. */
  countedAt: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;

const isStood = (value: unknown): value is StoodIn =>
  isRecord(value) &&
  ['flow', 'flowVersion', 'state'].every((name) => typeof value[name] === 'string') &&
  isCount(value['visitors']);

const isStep = (value: unknown): value is JourneyStep =>
  isRecord(value) &&
  typeof value['step'] === 'string' &&
  isCount(value['visitors']) &&
  isCount(value['lost']) &&
  Array.isArray(value['stood']) &&
  value['stood'].every(isStood);

/** The steps in a file of counts; null where it has none. */
export function readJourney(counts: unknown): JourneyStep[] | null {
  const steps = isRecord(counts) ? counts['journey'] : null;
  return Array.isArray(steps) && steps.length > 0 && steps.every(isStep) ? steps : null;
}

const isText = (value: unknown) => typeof value === 'string';

const isWays = (value: unknown): value is FlowWays =>
  isRecord(value) &&
  isText(value['flow']) &&
  isText(value['flowVersion']) &&
  isCount(value['sessions']) &&
  Array.isArray(value['edges']) &&
  value['edges'].every(
    (edge) =>
      isRecord(edge) && ['from', 'event', 'to'].every((name) => isText(edge[name])) && isCount(edge['sessions']),
  );

/** The flows' transitions in a file of counts; empty where it has none. */
export function readWays(counts: unknown): FlowWays[] {
  const ways = isRecord(counts) ? counts['flows'] : null;
  return Array.isArray(ways) && ways.every(isWays) ? ways : [];
}
