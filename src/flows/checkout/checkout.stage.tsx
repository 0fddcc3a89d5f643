import { useMemo } from 'react';
import { flowWithin } from 'machine-explorer';
import { within } from '../../explorer/within.ts';
import { CheckoutView } from './checkout.stage-view.tsx';
import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { ThreeDSecureView } from '../three-d-secure/three-d-secure.stage-view.tsx';

export const namespaces = ['checkout', 'three-d-secure', 'address'];

/** The 3-D Secure flow is shown in its first state: it has its own diagram. */
export default function CheckoutStage({ snapshot, send }: StageProps) {
  const bank = useMemo(() => flowWithin(within, snapshot)?.snapshot ?? null, [snapshot]);
  const challenge = bank && <ThreeDSecureView snapshot={bank} send={() => {}} />;
  return <CheckoutView snapshot={snapshot} send={send} challenge={challenge} />;
}
