import { fieldsOf, parseJson } from '../../../domain/untrusted/index.ts';

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** `TypeError: no lines` as its type and value; a text without a type is an `Error`. */
function exceptionOf(message: string) {
  const [, type = 'Error', value = message] = /^(\w*(?:Error|Exception)): (.*)$/s.exec(message) ?? [];
  return { type, value };
}

/**
 * A kept envelope of the shop's own browsers as an event of Sentry's protocol (version 7): the error as an exception, the
 * steps of the flows as breadcrumbs, and whole in `extra`. Other envelopes are passed on as they are.
 */
export function sentryEnvelope(envelope: string): string {
  const [header = '', item = '', ...rest] = envelope.split('\n');
  const { event_id, sent_at } = fieldsOf(parseJson(header));
  const { message, stack, kind, release, environment, url, user, steps } = fieldsOf(parseJson(rest.join('\n')));
  if (typeof message !== 'string' || typeof kind !== 'string') return envelope;
  const crumbs = Array.isArray(steps) ? steps.map((step) => fieldsOf(step)) : [];
  const event = {
    event_id,
    timestamp: sent_at,
    platform: 'javascript',
    level: 'error',
    release,
    environment,
    message,
    exception: { values: [exceptionOf(message)] },
    tags: { kind },
    request: { url: textIn(url) },
    ...(user !== undefined && { user }),
    breadcrumbs: {
      values: crumbs.map(({ flow, event: step, state }) => ({ category: flow, message: step, data: { state } })),
    },
    extra: { stack: textIn(stack), ...(crumbs.length > 0 && { steps: crumbs }) },
  };
  return [header, item, JSON.stringify(event)].join('\n');
}
