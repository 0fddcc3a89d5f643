import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { cartMachine } from '../../../machines/cart/index.ts';
import { cartFlow } from '../../../machines/cart/cart.spec.ts';
import type { promoCodeMachine } from '../../../machines/promo-code/index.ts';
import { playActor } from 'model-testing';
import { CartScreen } from '../cart/cart-screen.tsx';
import { sampleNow } from '../../explorer/stage/sample-time.ts';
import type { StageProps } from '../../explorer/stage/stage.types.ts';

export const namespaces = ['cart'];

/** The code's field is part of the cart's screen, which is shown with one product in the cart. */
export default function PromoCodeStage({ snapshot, send }: StageProps) {
  const [carts] = useState(() => {
    const [coded, plain] = [playActor(cartFlow, 'kept'), playActor(cartFlow, 'kept')];
    plain.send({ type: 'promoCode.clear' });
    return { coded, plain };
  });
  const promo = snapshot as SnapshotFrom<typeof promoCodeMachine>;
  const cart = promo.context.inEffect?.code ? carts.coded : carts.plain;
  return (
    <CartScreen
      snapshot={cart.getSnapshot() as SnapshotFrom<typeof cartMachine>}
      send={() => {}}
      promo={promo}
      sendPromo={send}
      isSignedIn={false}
      donation={null}
      now={sampleNow}
    />
  );
}
