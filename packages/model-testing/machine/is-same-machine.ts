import type { AnyStateMachine } from 'xstate';
import { machineShape } from './machine-shape.ts';

/**
 * Whether two machines have the same states, transitions, guards, actions, services and delays by name: they differ in
 * their id, and in what is written inside a guard or an action.
 */
export const isSameMachine = (one: AnyStateMachine, other: AnyStateMachine): boolean => textOf(one) === textOf(other);

function textOf(machine: AnyStateMachine): string {
  const { states, transitions } = machineShape(machine);
  const within = (id: string) => (id.startsWith(machine.id) ? id.slice(machine.id.length) : id);
  const { delays } = machine.implementations;
  return JSON.stringify([
    states.map(({ id, kind, initial, tags, meta, invokes, entry, exit }) => [
      within(id),
      kind,
      initial,
      tags,
      meta,
      invokes,
      entry,
      exit,
    ]),
    transitions.map(({ id, targets, guard, actions, reenters }) => [
      within(id),
      targets.map(within),
      guard,
      actions,
      reenters,
    ]),
    Object.entries(delays).map(([name, length]) => [name, typeof length === 'number' ? length : null]),
  ]);
}
