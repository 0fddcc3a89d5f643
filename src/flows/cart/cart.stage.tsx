import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { cartMachine } from '../../../machines/cart/index.ts';
import type { promoCodeMachine } from '../../../machines/promo-code/index.ts';
import { promoCodeFlow } from '../../../machines/promo-code/promo-code.spec.ts';
import { playActor } from 'model-testing';
import { CartScreen } from './cart-screen.tsx';
import { sampleNow } from '../../explorer/stage/sample-time.ts';
import type { StageProps } from '../../explorer/stage/stage.types.ts';

export const namespaces = ['cart'];

/** The cart's screen shows two flows: this one follows the diagram, the promo code stays in its first state. */
export default function CartStage({ snapshot, send }: StageProps) {
  const [promo] = useState(() => playActor(promoCodeFlow, Object.keys(promoCodeFlow.inputs)[0]!));
  return (
    <CartScreen
      snapshot={snapshot as SnapshotFrom<typeof cartMachine>}
      send={(event) => send({ ...event })}
      promo={promo.getSnapshot() as SnapshotFrom<typeof promoCodeMachine>}
      sendPromo={() => {}}
      isSignedIn={false}
      donation={null}
      now={sampleNow}
    />
  );
}
