import type { AnyStateMachine } from 'xstate';
import { isClockwork, stateNodes, transitionId, transitionsOf } from 'model-testing';

/** Properties that xstate itself adds to actions and guards. */
const written = new Set(['resolve', 'execute', 'check']);

/**
 * The text of a guard, an action, a parameter or an input, without blanks. Equal texts behave alike, except for
 * functions of other files that they call.
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

/** The text of each transition's guard and actions, with their parameters. */
export function transitionTexts(machine: AnyStateMachine): Map<string, string> {
  const found = new Map<string, string>();
  for (const node of stateNodes(machine))
    for (const { descriptor, index, transition } of transitionsOf(node))
      found.set(transitionId(node, descriptor, index), textOf([transition.guard, transition.actions]));
  return found;
}

/** By state: the text of its services' inputs and of the parameters of its entry and exit actions. */
export const stateTexts = (machine: AnyStateMachine): Map<string, string> =>
  new Map(
    stateNodes(machine).map(({ id, invoke, entry, exit }) => [
      id,
      textOf([invoke.map(({ input }) => input), [...entry, ...exit].filter((action) => !isClockwork(action))]),
    ]),
  );

/** Texts of `context`, `output` and the parts of `setup()` by kind and name (`guard isOver`); fixed delays in ms. */
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
