import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { AnyFlowSpec, Language, Words } from '../spec/flow-spec.ts';
import { parseEventName } from '../machine/xstate-5.ts';
import { machineShape, stateNodes, transitionId, transitionsOf } from '../machine/machine-shape.ts';

export const bothLanguages: readonly Language[] = ['tr', 'en'];

/**
 * Rules for the text of every flow: states described in these languages, and services that cannot hang or fail
 * unseen. Returns one sentence per breach.
 */
export function checkAnatomy(
  { machine, words = {} }: Pick<AnyFlowSpec, 'machine' | 'words'>,
  languages: readonly Language[] = bothLanguages,
): string[] {
  const isSaid = (said: Partial<Words> | undefined) => languages.every((language) => said?.[language]);
  const inLanguages = languages.length === 1 ? `in "${languages[0]}"` : 'in both languages';
  const breaches: string[] = missingParts(machine);
  const nodes = new Map(stateNodes(machine).map((node) => [node.id, node]));
  for (const state of machineShape(machine).states) {
    const node = nodes.get(state.id)!;
    if (state.parentId !== null && state.kind !== 'history') {
      const said = words[`says.${state.path.join('.')}`] ?? (state.meta['description'] as Partial<Words> | undefined);
      // XState's own `description` is a text in one language.
      const isInOne = languages.length === 1 && state.description !== null;
      if (!isSaid(said) && !isInOne) breaches.push(`${state.id} is not described ${inLanguages}`);
    }
    for (const invoke of state.invokes) {
      if (!invoke.isNamed)
        breaches.push(`${state.id} invokes "${invoke.id}" without a name in setup(), or twice without an id`);
      if (!invoke.hasError) breaches.push(`${state.id} does not say what happens when "${invoke.id}" fails (onError)`);
      const isMachine = 'root' in ((machine.implementations.actors as Record<string, object>)[invoke.src] ?? {});
      if (!isMachine && !invoke.hasDone)
        breaches.push(`${state.id} does not say what happens when "${invoke.id}" is done (onDone)`);
      if (!isMachine && !hasDeadline(node))
        breaches.push(`${state.id} waits for "${invoke.id}" without a deadline (after)`);
    }
  }
  for (const [key, said] of Object.entries(words))
    if (!key.startsWith('says.') && !isSaid(said)) breaches.push(`words["${key}"] is not said ${inLanguages}`);
  return breaches;
}

/** Guards, actions, actors and delays that are missing from `setup()`: a machine without them cannot be walked. */
export function missingParts(machine: AnyStateMachine): string[] {
  const { guards, actions, actors, delays } = machine.implementations as unknown as Record<
    string,
    Record<string, unknown>
  >;
  const missing: string[] = [];
  const need = (where: string, kind: string, name: string | null, known: Record<string, unknown> | undefined) => {
    if (name !== null && !name.startsWith('xstate.') && known?.[name] === undefined)
      missing.push(`${where} names the ${kind} "${name}", which setup() does not have`);
  };
  for (const node of stateNodes(machine)) {
    for (const { descriptor, index, transition } of transitionsOf(node)) {
      const where = transitionId(node, descriptor, index);
      for (const guard of partsOf(transition.guard)) need(where, 'guard', namedBy(guard), guards);
      for (const action of transition.actions) need(where, 'action', namedBy(action), actions);
      const event = parseEventName(descriptor);
      if (event.kind === 'after' && !/^\d+$/.test(event.delay)) need(where, 'delay', event.delay, delays);
    }
    for (const action of [...node.entry, ...node.exit]) need(node.id, 'action', namedBy(action), actions);
    for (const { src } of node.invoke) if (typeof src === 'string') need(node.id, 'actor', src, actors);
  }
  return missing;
}

/** The guards that a combined guard (`and`, `or`, `not`) consists of, or the guard itself. */
const partsOf = (guard: unknown): unknown[] =>
  typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards)
    ? guard.guards.flatMap(partsOf)
    : [guard];

/** The name by which xstate looks a part up: a string, or `{ type }`; functions need none. */
const namedBy = (part: unknown): string | null => {
  if (typeof part === 'string') return part;
  if (typeof part === 'object' && part !== null && 'type' in part && typeof part.type === 'string') return part.type;
  return null;
};

const hasDeadline = (node: AnyStateNode): boolean =>
  [...node.transitions].some(([descriptor, list]) => parseEventName(descriptor).kind === 'after' && list.length > 0) ||
  (node.parent !== undefined && hasDeadline(node.parent));
