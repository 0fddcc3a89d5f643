import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { parseEventName } from './event-names.ts';
import { machineShape, stateNodes } from './machine-shape.ts';

/**
 * What every flow promises about its text: named states for people, and services that cannot hang or fail unseen.
 * Returns one sentence per breach.
 */
export function checkAnatomy(machine: AnyStateMachine): string[] {
  const breaches: string[] = [];
  const nodes = new Map(stateNodes(machine).map((node) => [node.id, node]));
  for (const state of machineShape(machine).states) {
    const node = nodes.get(state.id)!;
    if (state.parentId !== null && state.kind !== 'history') {
      const words = state.meta['description'] as { tr?: string; en?: string } | undefined;
      if (!state.description) breaches.push(`${state.id} has no description`);
      if (!words?.tr || !words.en) breaches.push(`${state.id} has no meta.description in both languages`);
    }
    for (const invoke of state.invokes) {
      if (!invoke.isNamed) breaches.push(`${state.id} invokes "${invoke.id}" without an id or a name in setup()`);
      if (!invoke.hasError) breaches.push(`${state.id} does not say what happens when "${invoke.id}" fails (onError)`);
      const isMachine = 'root' in ((machine.implementations.actors as Record<string, object>)[invoke.src] ?? {});
      if (!isMachine && !invoke.hasDone)
        breaches.push(`${state.id} does not say what happens when "${invoke.id}" is done (onDone)`);
      if (!isMachine && !hasDeadline(node))
        breaches.push(`${state.id} waits for "${invoke.id}" without a deadline (after)`);
    }
  }
  return breaches;
}

const hasDeadline = (node: AnyStateNode): boolean =>
  [...node.transitions].some(([descriptor, list]) => parseEventName(descriptor).kind === 'after' && list.length > 0) ||
  (node.parent !== undefined && hasDeadline(node.parent));
