import { useState } from 'react';
import { threeDSecureFlow } from '../../../../machines/three-d-secure/three-d-secure.samples.ts';
import { CheckoutView } from '../checkout-view.tsx';
import { playedAt } from '../played-at.ts';
import type { StageProps } from '../stage.types.ts';
import { ThreeDSecureView } from '../three-d-secure-view.tsx';

export const namespaces = ['checkout', 'three-d-secure', 'address'];

export default function CheckoutStage({ snapshot, send }: StageProps) {
  const [bank] = useState(() => playedAt(threeDSecureFlow, 'challenged', ['frame.opened']));
  return (
    <CheckoutView snapshot={snapshot} send={send} challenge={<ThreeDSecureView snapshot={bank} send={() => {}} />} />
  );
}
