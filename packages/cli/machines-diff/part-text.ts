import type { AnyStateMachine } from 'xstate';
import { isClockwork, stateNodes, transitionId, transitionsOf } from 'model-testing';

/** What xstate itself writes onto actions and guards. */
const written = new Set(['resolve', 'execute', 'check']);

/**
 * The text of a guard, an action, a parameter or an input, without blanks: equal texts do the same as far as they are
 * written there; what another file's function does is not seen.
 */
function textOf(part: unknown): string {
  const own = (holder: object) =>
    Object.entries(holder)
      .filter(([name]) => !written.has(name))
      .map(([name, value]) => `${name}:${textOf(value)}`)
      .join();
  if (typeof part === 'function') return `${String(part).replaceAll(/\s+/g, '')}{${own(part)}}`;
  if (typeof part === 'object' && part !== null) return `{${own(part)}}`;
  return JSON.stringify(part) ?? 'undefined';
}

/** By transition: what its guard and its actions are asked about, and what is written in place. */
export function transitionTexts(machine: AnyStateMachine): Map<string, string> {
  const found = new Map<string, string>();
  for (const node of stateNodes(machine))
    for (const { descriptor, index, transition } of transitionsOf(node))
      found.set(transitionId(node, descriptor, index), textOf([transition.guard, transition.actions]));
  return found;
}

/** By state: what its services are asked, and the parameters of its entry and exit. */
export const stateTexts = (machine: AnyStateMachine): Map<string, string> =>
  new Map(
    stateNodes(machine).map(({ id, invoke, entry, exit }) => [
      id,
      textOf([invoke.map(({ input }) => input), [...entry, ...exit].filter((action) => !isClockwork(action))]),
    ]),
  );

/** By kind and name (`guard isOver`): the guards, actions and delays of its `setup()`. A delay of a fixed length is its milliseconds. Its `context` and its `output` too. */
export function partTexts({ implementations, config }: AnyStateMachine): Map<string, string> {
  const kinds = [
    ['guard', implementations.guards],
    ['action', implementations.actions],
    ['delay', implementations.delays],
  ] as const;
  return new Map([
    ['context', textOf(config.context)],
    ['output', textOf(config.output)],
    ...kinds.flatMap(([kind, parts]) =>
      Object.entries(parts).map(([name, part]): [string, string] => [
        `${kind} ${name}`,
        typeof part === 'number' ? `${part} ms` : textOf(part),
      ]),
    ),
  ]);
}
