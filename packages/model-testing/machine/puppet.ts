import type { ActorLogic, AnyActorRef, AnyStateMachine, EventObject, Snapshot } from 'xstate';
import { stateNodes, unplayable } from './machine-shape.ts';
import { isPlayable } from './xstate-5.ts';
import { CannotWalkError } from './cannot-walk-error.ts';

type PuppetEvent = EventObject & { output?: unknown; error?: unknown };
type PuppetSnapshot = Snapshot<unknown> & { input: unknown };

const finishType = 'puppet.finish';
const failType = 'puppet.fail';

/** An actor that does nothing until it gets a finish or fail event, and then ends at once, in the same turn. */
const puppet: ActorLogic<PuppetSnapshot, PuppetEvent> = {
  getInitialSnapshot: (_scope, input) => ({ status: 'active', output: undefined, error: undefined, input }),
  transition(snapshot, event) {
    if (event.type === finishType) return { ...snapshot, status: 'done', output: event.output } as PuppetSnapshot;
    if (event.type === failType) return { ...snapshot, status: 'error', error: event.error } as PuppetSnapshot;
    return snapshot;
  },
  getPersistedSnapshot: (snapshot) => snapshot,
};

export const finishPuppet = (ref: AnyActorRef, output: unknown) => ref.send({ type: finishType, output });
export const failPuppet = (ref: AnyActorRef, error: unknown) => ref.send({ type: failType, error });

/** The machine with a puppet for every name in its `setup({ actors })`. Inline sources cannot be replaced: refused. */
export function withPuppets<TMachine extends AnyStateMachine>(machine: TMachine): TMachine {
  for (const node of stateNodes(machine)) {
    for (const invoke of node.invoke) {
      if (!isPlayable(invoke.src)) throw new CannotWalkError(unplayable(machine, invoke.id)!);
    }
  }
  const actors = Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, puppet]));
  return machine.provide({ actors: actors as never }) as TMachine;
}
