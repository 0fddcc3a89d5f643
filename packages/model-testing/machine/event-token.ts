import { parseEventName, serviceName } from './xstate-5.ts';
import type { AnyFlowSpec, FlowPath, PathEvent } from '../spec/flow-spec.ts';
import { observeMachine } from './observed-machine.ts';
import { offeredEvents } from './offered-events.ts';

/**
 * One event in a link, on a command line, in a generated test: `frame.opened`, `line.add~2` (the second sample),
 * `read.done.paid`, `read.failed.offline`, `after.frameLimit`, `order.place={"at":1}` (a payload no sample has).
 * With several timers of one delay running, `after.readLimit@checkout.recovering`.
 */
export type EventToken = string;

export function tokenOf(spec: AnyFlowSpec, event: PathEvent, among: readonly PathEvent[] = []): EventToken {
  const name = parseEventName(event.type);
  switch (name.kind) {
    case 'done':
      return `${serviceName(spec.machine, name.id)}.done.${String(event['outcome'])}`;
    case 'error':
      return `${serviceName(spec.machine, name.id)}.failed.${String(event['outcome'])}`;
    case 'after': {
      const isShared = among.some((other) => {
        const otherName = parseEventName(other.type);
        return otherName.kind === 'after' && otherName.delay === name.delay && otherName.stateId !== name.stateId;
      });
      return `after.${name.delay}${isShared ? `@${name.stateId}` : ''}`;
    }
    default:
      return ownToken(spec, event);
  }
}

function ownToken(spec: AnyFlowSpec, event: PathEvent): EventToken {
  const { type, ...payload } = event;
  const samples = spec.events[type] ?? [];
  const index = samples.findIndex((sample) => JSON.stringify(sample) === JSON.stringify(payload));
  if (index >= 0) return samples.length > 1 ? `${type}~${index + 1}` : type;
  if (Object.keys(payload).length === 0) return type;
  // Text typed into the screen may be a card number or a password: a link gets a sample instead.
  if (samples.length > 0 && isSecret(payload)) return samples.length > 1 ? `${type}~1` : type;
  return `${type}=${JSON.stringify(payload)}`;
}

const secretField = /^(?:number|cvc|card|password|currentPassword|newPassword|token)$/;
const isSecret = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(([field, inner]) => secretField.test(field) || isSecret(inner));

/** The tokens of a path's events; each depends on the state in which its event happens. */
export function tokensOf(spec: AnyFlowSpec, input: string, events: readonly PathEvent[]): EventToken[] {
  const observed = observeMachine(spec.machine);
  let visit = observed.start(spec.inputs[input]);
  return events.map((event, index) => {
    const token = tokenOf(spec, event, offeredEvents(spec, visit));
    // The machine may throw at the last event: it is not stepped.
    if (index < events.length - 1) visit = observed.step(visit, event);
    return token;
  });
}

/** A path in one line, as `paths FLOW --replay` takes it: `fresh: code.enter~1, check.failed.refused`. */
export const pathText = (spec: AnyFlowSpec, { input, events }: FlowPath): string =>
  `${input}: ${events.length === 0 ? 'at the start' : tokensOf(spec, input, events).join(', ')}`;
