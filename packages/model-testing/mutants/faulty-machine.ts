import type { AnyStateMachine } from 'xstate';
import type { Mutant } from './mutants.ts';
import type { ObservedMachine, Visit } from '../machine/observed-machine.ts';

/** A mutant that is observed: each step reports what it took, asked and did. */
export interface FaultyMachine {
  copy: AnyStateMachine;
  observed: ObservedMachine;
}

/** Snapshots belong to one machine: this is the same state as a snapshot of the mutant. */
export function transplanted(visit: Visit, copy: AnyStateMachine): Visit {
  const { value, context, status, historyValue, children } = visit.snapshot;
  const snapshot = copy.resolveState({ value, context, status, historyValue });
  return { ...visit, snapshot: Object.assign(snapshot, { children }) as Visit['snapshot'] };
}

/** Ids of the transitions that were taken or whose guards were asked, and of the active and passed states. */
export const touchedBy = ({ taken, asked, snapshot }: Visit): string[] => [
  ...taken,
  ...taken.map((id) => id.slice(0, id.indexOf(' '))),
  ...asked.map((answer) => answer.replace(/ (yes|no)$/, '')),
  ...snapshot._nodes.map(({ id }) => id),
];

export const touches = ({ touches: { transitions, state } }: Mutant, touched: ReadonlySet<string>): boolean =>
  transitions.some((id) => touched.has(id)) || (state !== null && touched.has(state));
