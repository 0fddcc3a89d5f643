import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { isPlayable, parseEventName, readableEventName, serviceName } from './xstate-5.ts';

/** A transition of the machine's config. `id` is stable while its state, event and place in the list stay the same. */
export interface TransitionShape {
  /** `cart.ready line.add[0]`: state id, event in short words, index among the transitions of that event. */
  id: string;
  stateId: string;
  /** Descriptor as written by xstate, e.g. `line.add`; `parseEventName` reads xstate’s own. Empty for `always`. */
  descriptor: string;
  index: number;
  /** Ids of the target states; empty when the transition stays. */
  targets: string[];
  guard: string | null;
  actions: string[];
  reenters: boolean;
  description: string | null;
  meta: Record<string, unknown>;
}

export interface StateShape {
  id: string;
  path: string[];
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  parentId: string | null;
  /** Name of the inner state it begins in; null where it has none, or enters several. */
  initial: string | null;
  description: string | null;
  meta: Record<string, unknown>;
  tags: string[];
  invokes: { id: string; src: string; isNamed: boolean; hasDone: boolean; hasError: boolean }[];
  entry: string[];
  exit: string[];
}

export interface MachineShape {
  states: StateShape[];
  transitions: TransitionShape[];
}

const nameOf = (named: unknown): string => {
  if (typeof named === 'string') return named;
  if (typeof named === 'function')
    return ('type' in named && typeof named.type === 'string' ? named.type : named.name) || 'inline';
  if (named && typeof named === 'object' && 'type' in named && typeof named.type === 'string') return named.type;
  return 'inline';
};

/** The name of a guard; a combined one is written with its parts: `not(isEmpty)`. */
export function guardName(guard: unknown): string | null {
  if (guard === undefined || guard === null) return null;
  if (typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards)) {
    const word =
      'check' in guard && typeof guard.check === 'function'
        ? guard.check.name.replace(/^check/, '').toLowerCase()
        : 'of';
    return `${word}(${guard.guards.map((part: unknown) => guardName(part)).join(', ')})`;
  }
  return nameOf(guard);
}

/** Every state node, the root first, in document order. */
export function stateNodes(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)];
  return below(machine.root);
}

/** Every transition with its place: by state, then by event, then by index; `always` has an empty descriptor. */
export function* transitionsOf(
  node: AnyStateNode,
): Generator<{ descriptor: string; index: number; transition: AnyTransitionDefinition }> {
  for (const [descriptor, list] of node.transitions) {
    for (const [index, transition] of list.entries()) yield { descriptor, index, transition };
  }
  for (const [index, transition] of (node.always ?? []).entries()) yield { descriptor: '', index, transition };
}

export const transitionId = ({ id, machine }: AnyStateNode, descriptor: string, index: number): string =>
  `${id} ${descriptor === '' ? 'always' : readableEventName(descriptor, machine)}[${index}]`;

/** The ids under which the service of this name is invoked; the name itself where there is none. */
export function idsOfService(machine: AnyStateMachine, name: string): string[] {
  const ids = stateNodes(machine).flatMap(({ invoke }) => invoke.map(({ id }) => id));
  const called = [...new Set(ids)].filter((id) => serviceName(machine, id) === name);
  return called.length > 0 ? called : [name];
}

/** The states that are counted and drawn: all but the machine itself and history states. */
export const countedStates = ({ states }: MachineShape): StateShape[] =>
  states.filter(({ parentId, kind }) => parentId !== null && kind !== 'history');

/** The transitions that paths can take: all but wildcards and snapshot events of child actors. */
export const drivableTransitions = ({ transitions }: MachineShape): TransitionShape[] =>
  transitions.filter(({ descriptor }) => !['wildcard', 'snapshot'].includes(parseEventName(descriptor).kind));

/** Why no sample can be named after the service invoked under this id, and what to write; null where one can. */
export function unplayable(machine: AnyStateMachine, id: string): string | null {
  const node = stateNodes(machine).find(({ invoke }) => invoke.some((one) => one.id === id));
  const invocation = node?.invoke.find((one) => one.id === id);
  if (!node || !invocation) return null;
  const { src } = invocation;
  if (typeof src !== 'string' || !isPlayable(src))
    return `${node.id} invokes an inline actor as "${id}". Name it in setup({ actors }) so that tests can play it.`;
  if (serviceName(machine, id) !== id || !/^\d+\./.test(id)) return null;
  return `${node.id} invokes "${src}" more than once. Give each of these invocations an id of its own.`;
}

const hears = (node: AnyStateNode, kind: 'done' | 'error', id: string): boolean =>
  [...node.transitions].some(([descriptor, list]) => {
    const name = parseEventName(descriptor);
    return name.kind === kind && name.id === id && list.length > 0;
  });

/** The machine's config as plain data: for counting coverage, for mutants and for drawing. */
export function machineShape(machine: AnyStateMachine): MachineShape {
  const nodes = stateNodes(machine);
  return {
    states: nodes.map((node) => ({
      id: node.id,
      path: node.path,
      kind: node.type,
      parentId: node.parent?.id ?? null,
      initial: node.type === 'compound' ? (node.initial.target[0]?.key ?? null) : null,
      description: node.description ?? null,
      meta: (node.meta as Record<string, unknown> | undefined) ?? {},
      tags: node.tags,
      invokes: node.invoke.map((invoke) => ({
        id: serviceName(machine, invoke.id),
        src: typeof invoke.src === 'string' ? invoke.src : 'inline',
        isNamed: isPlayable(invoke.src) && !/^\d+\./.test(serviceName(machine, invoke.id)),
        hasDone: hears(node, 'done', invoke.id),
        hasError: hears(node, 'error', invoke.id),
      })),
      entry: node.entry.map(nameOf),
      exit: node.exit.map(nameOf),
    })),
    transitions: nodes.flatMap((node) =>
      [...transitionsOf(node)].map(({ descriptor, index, transition }) => ({
        id: transitionId(node, descriptor, index),
        stateId: node.id,
        descriptor,
        index,
        targets: (transition.target ?? []).map((target) => target.id),
        guard: guardName(transition.guard),
        actions: transition.actions.map(nameOf),
        reenters: transition.reenter,
        description: transition.description ?? null,
        meta: (transition.meta as Record<string, unknown> | undefined) ?? {},
      })),
    ),
  };
}
