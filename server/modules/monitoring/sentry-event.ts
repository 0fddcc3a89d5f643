import { fieldsOf, isRecord, isText, parseJson } from '../../../domain/untrusted/index.ts';

const textOf = (value: unknown): string => (isText(value) ? value : '');

/** Splits `TypeError: x is null` into type and value, as the service groups by type. */
function exceptionOf(message: string) {
  const [, type = 'Error', value = message] = /^([A-Z]\w*(?:Error|Exception)): ([\s\S]*)$/.exec(message) ?? [];
  return { values: [{ type, value, mechanism: { type: 'generic', handled: false } }] };
}

const breadcrumbOf = ({ flow, event, state }: Record<string, unknown>) => ({
  type: 'default',
  category: textOf(flow),
  message: textOf(event),
  level: state === null ? 'error' : 'info',
  data: { state },
});

/**
 * A stored report as an envelope of Sentry: the same header, and its event in the fields of the event payload. An
 * envelope in another form is forwarded unchanged.
 */
export function toSentryEnvelope(envelope: string, receivedAt: Date): string {
  const [first = '', , third = ''] = envelope.split('\n');
  const header = fieldsOf(parseJson(first));
  const { message, stack, kind, release, environment, url, user, steps } = fieldsOf(parseJson(third));
  if (!isText(message)) return envelope;
  const event = {
    ...(isText(header['event_id']) && { event_id: header['event_id'] }),
    timestamp: receivedAt.getTime() / 1000,
    platform: 'javascript',
    level: 'error',
    exception: exceptionOf(message),
    tags: { kind: textOf(kind), url: textOf(url) },
    extra: { stack: textOf(stack) },
    release,
    environment,
    user,
    ...(Array.isArray(steps) && { breadcrumbs: { values: steps.filter(isRecord).map(breadcrumbOf) } }),
  };
  return [header, { type: 'event' }, event].map((line) => JSON.stringify(line)).join('\n');
}
