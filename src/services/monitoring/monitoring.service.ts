import { withoutToken } from '../../../domain/token/index.ts';

/** What the reporting service knows the shop as. Spec §7, §9. */
const project = '/exception-monitoring?o=1&p=1';
const release = 'v16.26.0';
/** A broken page tells once or twice what broke it, not at every retry. */
const maxReports = 3;

/** Not ours to mend: the network, a leaving page, a redirect on its way. Spec §8. */
const isIgnored = (message: string) =>
  /failed to fetch|load failed|networkerror|resizeobserver loop|routechange aborted|redirect/i.test(message);

/** One a page: it counts what it has passed on. */
export function createExceptionReport() {
  let reports = 0;
  return async (error: unknown, now: string): Promise<void> => {
    const message = String(error);
    if (isIgnored(message) || reports >= maxReports) return;
    reports += 1;
    await send(error, message, now);
  };
}

/** Passes an unhandled error on, same-origin. Never rejects: the page has trouble enough. */
async function send(error: unknown, message: string, now: string): Promise<void> {
  const stack = error instanceof Error ? (error.stack ?? '').slice(0, 8000) : '';
  const envelope = [
    { event_id: crypto.randomUUID().replaceAll('-', ''), sent_at: now },
    { type: 'event' },
    { message: message.slice(0, 1000), stack, release, url: withoutToken(window.location.pathname) },
  ];
  const body = envelope.map((line) => JSON.stringify(line)).join('\n');
  try {
    await fetch(project, { method: 'POST', headers: { 'content-type': 'text/plain' }, body, keepalive: true });
  } catch {
    // There is nobody left to tell.
  }
}
