import type { AnyStateMachine } from 'xstate';
import type { Mutant } from './mutants.ts';
import type { ObservedMachine, Visit } from '../machine/observed-machine.ts';

/** A faulty copy that tells what each step took, asked and did. */
export interface FaultyMachine {
  copy: AnyStateMachine;
  observed: ObservedMachine;
}

/** A snapshot belongs to its machine: the same state, as one of the faulty copy. */
export function transplanted(visit: Visit, copy: AnyStateMachine): Visit {
  const { value, context, status, historyValue, children } = visit.snapshot;
  const snapshot = copy.resolveState({ value, context, status, historyValue });
  return { ...visit, snapshot: Object.assign(snapshot, { children }) as Visit['snapshot'] };
}

/** Transitions taken or asked about, states it rests in, and states it only passed through. */
export const touchedBy = ({ taken, asked, snapshot }: Visit): string[] => [
  ...taken,
  ...taken.map((id) => id.slice(0, id.indexOf(' '))),
  ...asked.map((answer) => answer.replace(/ (yes|no)$/, '')),
  ...snapshot._nodes.map(({ id }) => id),
];

export const touches = ({ touches: { transitions, state } }: Mutant, touched: ReadonlySet<string>): boolean =>
  transitions.some((id) => touched.has(id)) || (state !== null && touched.has(state));
