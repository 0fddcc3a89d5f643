import { not, type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition } from 'xstate';
import { isClockwork, parseEventName } from '../machine/xstate-5.ts';
import { guardName, stateNodes, transitionId, transitionsOf } from '../machine/machine-shape.ts';

/** One deliberate fault in a copy of the machine. */
export interface Mutant {
  /** `drop guard canPay at checkout.ready order.place[0]`: stable as long as the transition is. */
  id: string;
  kind:
    'dropGuard' | 'negateGuard' | 'delete' | 'retarget' | 'dropAction' | 'swap' | 'dropEntry' | 'dropExit' | 'dropTag';
  /** Ids of the transitions, and of the state, that a run must touch to notice the mutant. */
  touches: { transitions: string[]; state: string | null };
  /** A fresh, faulty copy. */
  make(): AnyStateMachine;
}

interface Place {
  stateId: string;
  descriptor: string;
  index: number;
}

const nameOfAction = (action: unknown): string => {
  if (typeof action === 'string') return action;
  if (typeof action === 'function')
    return 'type' in action && typeof action.type === 'string' ? action.type : action.name || 'inline';
  return (action as { type?: string }).type ?? 'inline';
};

/** All first-order mutants: guards dropped or negated, transitions deleted, retargeted or reordered, actions, tags. */
export function mutants(machine: AnyStateMachine): Mutant[] {
  return stateNodes(machine).flatMap((node) =>
    [...transitionsOf(node)].flatMap((entry) => ofTransition(machine, node, entry)).concat(ofNode(machine, node)),
  );
}

function ofTransition(
  machine: AnyStateMachine,
  node: AnyStateNode,
  { descriptor, index, transition }: { descriptor: string; index: number; transition: AnyTransitionDefinition },
): Mutant[] {
  const place = { stateId: node.id, descriptor, index };
  const id = transitionId(node, descriptor, index);
  const found: Mutant[] = [];
  const add = (
    kind: Mutant['kind'],
    what: string,
    change: (list: AnyTransitionDefinition[], at: AnyTransitionDefinition, copy: AnyStateMachine) => void,
    others: string[] = [],
  ) =>
    found.push({
      id: `${what} ${id}`,
      kind,
      touches: { transitions: [id, ...others], state: null },
      make: () => changed(machine, place, change),
    });

  const guard = guardName(transition.guard);
  if (guard !== null) {
    add('dropGuard', `drop guard ${guard} at`, (_, at) => delete (at as { guard?: unknown }).guard);
    add(
      'negateGuard',
      `negate guard ${guard} at`,
      (_, at) => ((at as { guard?: unknown }).guard = not(at.guard as never)),
    );
  }
  add('delete', 'delete', (list, _, copy) => {
    list.splice(index, 1);
    if (list.length === 0) dropTimer(nodeById(copy, node.id), descriptor);
  });
  const [target] = transition.target ?? [];
  for (const elsewhere of target ? otherStates(target, node) : []) {
    add(
      'retarget',
      `retarget to ${elsewhere.id}:`,
      (_, at, copy) => ((at as { target?: unknown }).target = [nodeById(copy, elsewhere.id)]),
    );
  }
  for (const [position, action] of transition.actions.entries()) {
    add(
      'dropAction',
      `drop action ${nameOfAction(action)} at`,
      (_, at) => ((at as { actions: unknown }).actions = at.actions.filter((_action, other) => other !== position)),
    );
  }
  const next = listOf(node, descriptor)[index + 1];
  if (next) {
    add('swap', 'swap with the next:', (list) => list.splice(index, 2, list[index + 1]!, list[index]!), [
      transitionId(node, descriptor, index + 1),
    ]);
  }
  return found;
}

/** Mutants of a node's tags and its author's entry and exit actions. Those of `after` are covered by its transition. */
function ofNode(machine: AnyStateMachine, node: AnyStateNode): Mutant[] {
  const mutant = (kind: Mutant['kind'], what: string, change: (copy: AnyStateNode) => void): Mutant => ({
    id: `drop ${what} at ${node.id}`,
    kind,
    touches: { transitions: [], state: node.id },
    make() {
      const copy = machine.provide({}) as AnyStateMachine;
      change(nodeById(copy, node.id));
      return copy;
    },
  });
  const effects = (['entry', 'exit'] as const).flatMap((phase) =>
    node[phase].flatMap((action, position) => {
      const name = nameOfAction(action);
      if (isClockwork(name)) return [];
      const kind = phase === 'entry' ? 'dropEntry' : 'dropExit';
      return [mutant(kind, `${phase} ${name}`, (copy) => copy[phase].splice(position, 1))];
    }),
  );
  const tags = node.tags.map((tag) =>
    mutant('dropTag', `tag ${tag}`, (copy) => {
      copy.tags = copy.tags.filter((other) => other !== tag);
    }),
  );
  return [...effects, ...tags];
}

/** Removes the actions that start the timer: as if the `after` were not written. */
function dropTimer(node: AnyStateNode, descriptor: string): void {
  if (parseEventName(descriptor).kind !== 'after') return;
  const isOf = (action: unknown) => (action as { id?: unknown }).id === descriptor;
  node.entry = node.entry.filter((action) => !isOf(action));
}

const listOf = (node: AnyStateNode, descriptor: string): AnyTransitionDefinition[] =>
  descriptor === '' ? (node.always ?? []) : (node.transitions.get(descriptor) ?? []);
const nodeById = (machine: AnyStateMachine, id: string): AnyStateNode =>
  stateNodes(machine).find((node) => node.id === id)!;

function changed(
  machine: AnyStateMachine,
  place: Place,
  change: (list: AnyTransitionDefinition[], at: AnyTransitionDefinition, copy: AnyStateMachine) => void,
): AnyStateMachine {
  const copy = machine.provide({}) as AnyStateMachine;
  const list = listOf(nodeById(copy, place.stateId), place.descriptor);
  change(list, list[place.index]!, copy);
  return copy;
}

/** Other targets of a transition: siblings of its target, and inner states of the target other than its initial one. */
function otherStates(target: AnyStateNode, source: AnyStateNode): AnyStateNode[] {
  const isOther = (node: AnyStateNode) => node !== target && node.type !== 'history';
  const siblings = target.parent?.type === 'compound' ? Object.values(target.parent.states).filter(isOther) : [];
  const first = target.type === 'compound' ? target.initial.target : [];
  const within =
    target.type === 'compound'
      ? Object.values(target.states).filter((node) => isOther(node) && !first.includes(node))
      : [];
  return [...siblings, ...within].filter((node) => node !== source || siblings.length === 1);
}
