import { checkoutFlow } from '../../../machines/checkout/checkout.spec.ts';
import type { AnySnapshot } from 'model-testing';
import { CheckoutView } from '../checkout/checkout.stage-view.tsx';
import { playedAt } from '../../explorer/stage/played-at.ts';
import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { ThreeDSecureView } from './three-d-secure.stage-view.tsx';

export const namespaces = ['three-d-secure', 'checkout', 'address'];

/** The outcome is shown by the checkout, the parent of this flow: the explorer shows the checkout's screen for it. */
export default function ThreeDSecureStage({ snapshot, send }: StageProps) {
  if (snapshot.status !== 'done') return <ThreeDSecureView snapshot={snapshot} send={send} />;
  return <CheckoutView snapshot={checkoutAfter(snapshot)} send={() => {}} challenge={null} />;
}

function checkoutAfter(snapshot: AnySnapshot): AnySnapshot {
  const { outcome } = snapshot.output as { outcome: string };
  return playedAt(checkoutFlow, 'comingBack', [
    'recovery.done.unfinished',
    'payment.resume',
    `challenge.done.${outcome}`,
  ]);
}
