import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { threeDSecureMachine } from '../../../machines/three-d-secure/index.ts';
import { ThreeDSecureScreen } from './index.tsx';

/** The bank's approval as a child of the flow that pays. */
export function Challenge({
  actor,
  loginPath,
}: {
  actor: ActorRefFrom<typeof threeDSecureMachine>;
  loginPath: string;
}) {
  const snapshot = useSelector(actor, (current) => current);
  return (
    <ThreeDSecureScreen snapshot={snapshot} send={(event) => actor.send(event)} now={Date.now} loginPath={loginPath} />
  );
}
