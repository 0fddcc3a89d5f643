import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { threeDSecureMachine } from '../../../machines/three-d-secure/index.ts';
import { ThreeDSecureScreen } from './three-d-secure-screen.tsx';
import type { ThreeDSecureViews } from './three-d-secure.types.ts';

/** The bank's approval as a child of the flow that pays. */
export function Challenge({
  actor,
  loginPath,
  views,
}: {
  actor: ActorRefFrom<typeof threeDSecureMachine>;
  loginPath: string;
  views?: ThreeDSecureViews;
}) {
  const snapshot = useSelector(actor, (current) => current);
  return (
    <ThreeDSecureScreen
      snapshot={snapshot}
      send={(event) => actor.send(event)}
      now={Date.now}
      loginPath={loginPath}
      views={views}
    />
  );
}
