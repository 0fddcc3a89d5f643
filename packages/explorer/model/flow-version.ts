import { machineShape, type AnyFlowSpec } from 'model-testing';

/**
 * Eight characters that change when a state, a transition, a guard, an action, a service or a fixed delay of the machine
 * does. Words do not count, nor does what is written inside a guard or an action.
 */
export function flowVersion({ machine }: Pick<AnyFlowSpec, 'machine'>): string {
  const { states, transitions } = machineShape(machine);
  const text = JSON.stringify([
    states.map(({ id, kind, tags, invokes, entry, exit, meta }) => [
      id,
      kind,
      tags,
      invokes,
      entry,
      exit,
      meta['money'],
    ]),
    transitions.map(({ id, targets, guard, actions, reenters }) => [id, targets, guard, actions, reenters]),
    Object.entries(machine.implementations.delays).filter(([, length]) => typeof length === 'number'),
  ]);
  return `${fnv(text, 0x811c9dc5)}${fnv(text, 0x01234567)}`.slice(0, 8);
}

function fnv(text: string, seed: number): string {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash.toString(36).padStart(7, '0');
}
