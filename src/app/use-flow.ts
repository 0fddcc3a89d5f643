import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Actor, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { measureFlow } from './measure.ts';

/**
 * A flow that lives as long as the component: begun once, measured, stopped when the component is gone.
 * `begin` creates the actor and must not start it.
 */
export function useFlow<Machine extends AnyStateMachine>(
  begin: () => Actor<Machine>,
): readonly [SnapshotFrom<Machine>, Actor<Machine>['send'], Actor<Machine>] {
  const [{ actor, send, life }] = useState(() => alive(begin()));
  useEffect(life, [life]);
  const snapshot = useSelector(actor, (current) => current);
  const { status, error }: AnyMachineSnapshot = snapshot;
  if (status === 'error') throw error;
  return [snapshot, send, actor];
}

function alive<Machine extends AnyStateMachine>(actor: Actor<Machine>) {
  let owners = 0;
  return {
    actor,
    send: ((event) => actor.send(event)) as Actor<Machine>['send'],
    life: () => {
      owners += 1;
      actor.start();
      measureFlow(actor);
      return () => {
        owners -= 1;
        // StrictMode ends every effect and begins it again at once: stopping in between would abort what is being asked.
        queueMicrotask(() => {
          if (owners === 0) actor.stop();
        });
      };
    },
  };
}
