import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Actor, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { measureFlow } from '../measurement/measure.ts';
import { hasSession } from './visitor/signed-in.ts';

type Alive<Machine extends AnyStateMachine> = ReturnType<typeof alive<Machine>>;

/** Flows whose page was left without a session, by name: their input is there after signing in again. */
const left = new Map<string, Alive<AnyStateMachine>>();

/**
 * A flow that lives as long as the component: started once, measured, stopped when the component is removed. A
 * flow that is `settling` then is not aborted: it is stopped once its outcome is known.
 * `begin` creates the actor and must not start it. With `name` it outlives a lost session, in memory only, and receives
 * `session.restored` when its page is opened again; the machine must know whose draft it has.
 */
export function useFlow<Machine extends AnyStateMachine>(
  begin: () => Actor<Machine>,
  name?: string,
): readonly [SnapshotFrom<Machine>, Actor<Machine>['send'], Actor<Machine>] {
  const [{ actor, send, life }] = useState(() => (name && takeLeft<Machine>(name)) || alive(begin(), name));
  useEffect(life, [life]);
  const snapshot = useSelector(actor, (current) => current);
  const { status, error }: AnyMachineSnapshot = snapshot;
  if (status === 'error') throw error;
  return [snapshot, send, actor];
}

function takeLeft<Machine extends AnyStateMachine>(name: string): Alive<Machine> | undefined {
  const flow = left.get(name) as Alive<Machine> | undefined;
  left.delete(name);
  flow?.send({ type: 'session.restored' } as Parameters<Actor<Machine>['send']>[0]);
  return flow;
}

function alive<Machine extends AnyStateMachine>(actor: Actor<Machine>, name: string | undefined) {
  let owners = 0;
  const flow = {
    actor,
    send: ((event) => actor.send(event)) as Actor<Machine>['send'],
    life: () => {
      owners += 1;
      actor.start();
      measureFlow(actor);
      return () => {
        owners -= 1;
        // StrictMode ends every effect and runs it again at once: stopping in between would abort running requests.
        queueMicrotask(() => {
          if (owners > 0) return;
          if (name && !hasSession()) left.set(name, flow);
          else stopSettled(actor);
        });
      };
    },
  };
  return flow;
}

function stopSettled(actor: Actor<AnyStateMachine>) {
  const stop = (snapshot: AnyMachineSnapshot) => {
    if (!snapshot.hasTag('settling')) actor.stop();
  };
  actor.subscribe(stop);
  stop(actor.getSnapshot());
}
