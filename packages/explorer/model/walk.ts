import { observeMachine, offeredEvents, playActor, type AnyFlowSpec, type PathEvent, type Visit } from 'model-testing';
import { notKnown } from './closest.ts';
import { findEvent, tokenOf, UnknownEventError, type EventToken } from './event-token.ts';
import type { FlowsWithin } from '../config.ts';
import { moneyOf, statePathOf, type Money } from './state-path.ts';

export interface Step {
  /** Null at the start. */
  token: EventToken | null;
  event: PathEvent | null;
  visit: Visit;
}

export interface Walk {
  input: string;
  steps: Step[];
  /** Why the walk ends before its last token; null when it does not. */
  stoppedBy: string | null;
}

/** Throws when the flow has no input of that name. */
export function startWalk(spec: AnyFlowSpec, input: string, observed = observeMachine(spec.machine)): Walk {
  if (!(input in spec.inputs)) throw new Error(`${spec.name}: ${notKnown('input', input, Object.keys(spec.inputs))}`);
  return { input, steps: [{ token: null, event: null, visit: observed.start(spec.inputs[input]) }], stoppedBy: null };
}

/** Follows tokens on the pure machine as far as they can be followed. */
export function followTokens(
  spec: AnyFlowSpec,
  input: string,
  tokens: readonly EventToken[],
  observed = observeMachine(spec.machine),
): Walk {
  const walk = startWalk(spec, input, observed);
  for (const token of tokens) {
    const { visit } = walk.steps.at(-1)!;
    try {
      const event = findEvent(spec, visit, token);
      walk.steps.push({ token, event, visit: observed.step(visit, event) });
    } catch (error) {
      const { message } = error as Error;
      const isUnknown = error instanceof UnknownEventError;
      const stoppedBy = isUnknown
        ? message
        : `${spec.name}: "${token}" stops the flow. Does its payload fit? ${message}`;
      return { ...walk, stoppedBy };
    }
  }
  return walk;
}

/** The walk named by a link. An unknown input shows the flow's first start and the reason. */
export function followLink(
  spec: AnyFlowSpec,
  { input, tokens }: { input: string | null; tokens: readonly EventToken[] },
  observed = observeMachine(spec.machine),
): Walk {
  const known = Object.keys(spec.inputs);
  if (input === null || known.includes(input)) return followTokens(spec, input ?? known[0]!, tokens, observed);
  return { ...startWalk(spec, known[0]!, observed), stoppedBy: `${spec.name}: ${notKnown('input', input, known)}` };
}

/** `approving.waiting, not charged`: what a generated test expects after each step. */
export const seenAt = (statePath: string, money: Money | null): string =>
  money ? `${statePath}, ${money}` : statePath;

/**
 * Runs the tokens on a real actor with played services; returns state and money after each.
 * Throws when an event is unknown, or not accepted at its place in the path.
 */
export function followOnActor(
  within: FlowsWithin,
  spec: AnyFlowSpec,
  input: string,
  tokens: readonly EventToken[],
): string[] {
  const { steps, stoppedBy } = followTokens(spec, input, tokens);
  if (stoppedBy) throw new Error(stoppedBy);
  const actor = playActor(spec, input);
  const look = () => seenAt(statePathOf(actor.getSnapshot()), moneyOf(within, actor.getSnapshot()));
  const seen = [look()];
  for (const { event } of steps.slice(1)) {
    actor.send(event!);
    seen.push(look());
  }
  actor.stop();
  return seen;
}

export interface Offer {
  event: PathEvent;
  token: EventToken;
  /** False when a guard refuses it here. */
  isPossible: boolean;
  /** Ids of the transitions it would take. */
  takes: string[];
}

/** The events offered now. One is refused when the machine takes no transition for it. */
export function offersAt(spec: AnyFlowSpec, visit: Visit, observed: ReturnType<typeof observeMachine>): Offer[] {
  const offered = offeredEvents(spec, visit);
  return offered.map((event) => {
    const { taken } = observed.step(visit, event);
    return { event, token: tokenOf(spec, event, offered), isPossible: taken.length > 0, takes: taken };
  });
}
