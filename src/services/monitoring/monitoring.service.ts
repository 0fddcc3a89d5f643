import { fieldsOf } from '../../../domain/untrusted/index.ts';
import { withoutIds, withoutRecordIds } from '../../../domain/token/index.ts';

/** The shop's project at the reporting service. Spec §7, §9. */
const project = '/exception-monitoring?o=1&p=1';
const release = 'v16.26.0';
/** A broken page reports an error once or twice, not at every retry. */
const maxReports = 3;

/** Share of the errors that are reported. Spec §9. */
export const sampleRateOf = (environment: string): number => (environment === 'production' ? 0.001 : 1);

/** Share of the reports that contain the last steps of the flows. Spec §9. */
export const stepsRateOf = (environment: string): number => (environment === 'production' ? 0.01 : 1);

/** Messages of Chromium, Safari and Firefox for a request that never arrived. */
const failedFetch = /^(?:Failed to fetch|Load failed|NetworkError when attempting to fetch)/;

/** Errors that the shop cannot fix, which are not reported. Spec §8. */
const ignored: readonly ((error: unknown, text: string) => boolean)[] = [
  (error) => error instanceof TypeError && failedFetch.test(error.message),
  (_, text) => /^(?:Error: )?ResizeObserver loop\b/.test(text),
  (_, text) => /^(?:Error: )?routeChange aborted\.$/.test(text),
  (error) => error instanceof Response && 'options' in error,
  (error) => fieldsOf(error)['isNotFound'] === true,
];

export interface Reported {
  error: unknown;
  /** Source of the error; `named`: an error that has a name, reported each time. */
  kind: 'render' | 'error' | 'unhandledrejection' | 'named';
  /** The account that may be named; null for none. */
  user: string | null;
  /** The last steps of the page's flows, as names; none where the visitor does not allow it. */
  steps: readonly { flow: string; event: string; state: unknown }[];
  /** ISO 8601. */
  now: string;
}

interface ReportSettings {
  environment: string;
  /** At least 0, below 1. */
  random?: () => number;
}

/** Create one per page: it counts its reports. */
export function createExceptionReport({ environment, random = Math.random }: ReportSettings) {
  let reports = 0;
  return async (reported: Reported): Promise<void> => {
    const text = String(reported.error);
    if (reports >= maxReports || ignored.some((isOfIt) => isOfIt(reported.error, text))) return;
    if (reported.kind !== 'named' && random() >= sampleRateOf(environment)) return;
    reports += 1;
    const steps = random() < stepsRateOf(environment) ? reported.steps : [];
    await send({ ...reported, steps }, text, environment);
  };
}

/** Sends a report, same-origin. Never rejects: a failed report must not raise another error. */
async function send({ error, kind, user, steps, now }: Reported, text: string, environment: string): Promise<void> {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const envelope = [
    { event_id: crypto.randomUUID().replaceAll('-', ''), sent_at: now },
    { type: 'event' },
    {
      message: withoutRecordIds(text).slice(0, 1000),
      stack: withoutRecordIds(stack).slice(0, 8000),
      kind,
      release,
      environment,
      url: withoutIds(window.location.pathname),
      ...(user !== null && { user: { id: user } }),
      ...(steps.length > 0 && { steps: steps.map((step) => ({ ...step, event: withoutRecordIds(step.event) })) }),
    },
  ];
  const body = envelope.map((line) => JSON.stringify(line)).join('\n');
  try {
    await fetch(project, { method: 'POST', headers: { 'content-type': 'text/plain' }, body, keepalive: true });
  } catch {
    // A report that cannot be sent is lost.
  }
}
