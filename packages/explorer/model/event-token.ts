import {
  eventLabel,
  everyEvent,
  offeredEvents,
  parseEventName,
  tokenOf,
  type AnyFlowSpec,
  type EventToken,
  type PathEvent,
  type Visit,
} from 'model-testing';
import { notKnown } from './closest.ts';
import { wordsFor } from './copy.ts';

export { tokenOf, tokensOf, type EventToken } from 'model-testing';

export class UnknownEventError extends Error {
  override name = 'UnknownEventError';
}

/** The event a token names in this state. Throws `UnknownEventError` with what could be meant. */
export function findEvent(spec: AnyFlowSpec, visit: Visit, token: EventToken): PathEvent {
  const offered = offeredEvents(spec, visit);
  const [bare] = token.split('@');
  const found =
    offered.find((event) => tokenOf(spec, event, offered) === token) ??
    offered.find((event) => tokenOf(spec, event) === bare);
  if (found) return found;
  const late = everyEvent(spec).find((event) => tokenOf(spec, event) === token);
  if (late) return late;
  const equals = token.indexOf('=');
  const type = equals < 0 ? token : token.slice(0, equals);
  if (equals > 0 && knownTypes(spec).includes(type)) {
    try {
      return { ...(JSON.parse(token.slice(equals + 1)) as object), type };
    } catch {
      throw new UnknownEventError(`${spec.name}: the payload of "${type}" is not JSON.`);
    }
  }
  const known = [...offered, ...everyEvent(spec)].map((event) => tokenOf(spec, event, offered));
  throw new UnknownEventError(`${spec.name}: ${notKnown('event', token, [...new Set(known)])}`);
}

const knownTypes = (spec: AnyFlowSpec) => [
  ...new Set([...Object.keys(spec.events), ...everyEvent(spec).map(({ type }) => type)]),
];

export type EventKind = 'shopper' | 'service' | 'time';

export function kindOf(event: PathEvent): EventKind {
  const { kind } = parseEventName(event.type);
  if (kind === 'done' || kind === 'error') return 'service';
  return kind === 'after' ? 'time' : 'shopper';
}

/** The event in plain words; the token itself when the flow's author wrote none. */
export function eventWords(spec: AnyFlowSpec, event: PathEvent, language: 'tr' | 'en'): string {
  const token = tokenOf(spec, event);
  const key = token.replace(/[~=@].*$/s, '');
  const own = wordsFor(spec, token);
  const words = own ?? wordsFor(spec, key);
  if (!words) return eventLabel(spec, event);
  const samples = spec.events[event.type] ?? [];
  if (own || samples.length < 2) return words[language];
  const { type: _type, ...payload } = event;
  const detail = Object.values(payload).every((value) => value === null) ? '' : brief(payload) || nothing[language];
  return detail ? `${words[language]} (${detail})` : words[language];
}

const nothing = { tr: 'boş', en: 'empty' };

/** The distinguishing contents of a sample, in a few characters; empty for an empty payload. */
function brief(payload: object): string {
  const parts: string[] = [];
  const collect = (value: unknown, depth: number): void => {
    if (parts.length >= 2) return;
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') parts.push(String(value));
    else if (Array.isArray(value)) {
      collect(value[0], depth + 1);
    } else if (value && typeof value === 'object' && depth < 5) {
      const record = value as Record<string, unknown>;
      const identifying = ['slug', 'code', 'kind', 'key', 'name', '_id', 'id'].find(
        (field) => typeof record[field] === 'string',
      );
      if (identifying) parts.push(String(record[identifying]));
      for (const [field, inner] of Object.entries(record)) if (field !== identifying) collect(inner, depth + 1);
    }
  };
  collect(payload, 0);
  const text = parts.join(', ');
  return text.length > 28 ? `${text.slice(0, 27)}…` : text;
}
