import { createActor, waitFor } from 'xstate';
import type { PromoLinkAnswer } from '../../../domain/promo/index.ts';
import { cart, type CartSnapshot } from '../../alive/index.ts';
import { promoCodeFlow } from './promo-code.services.ts';
import { measureFlow } from '../../measurement/measure.ts';
import { promoCodePorts } from './promo-ports.ts';

/** The promo-code actor, one per page. It follows the code in the cart, and starts when first loaded in a browser. */
export const promoCode = createActor(promoCodeFlow(promoCodePorts), { input: { inEffect: null } });

/** Decides whether the code of a link is applied. Null when there was nothing to decide. */
export async function openPromoLink(code: string): Promise<PromoLinkAnswer | null> {
  promoCode.send({ type: 'link.opened', code });
  const { context, value } = await waitFor(promoCode, (snapshot) => !snapshot.hasTag('busy'));
  if (value === 'accepted') return cart.getSnapshot().context.cart.items.length === 0 ? 'waiting' : 'accepted';
  return context.error;
}

const stateOf = (snapshot: CartSnapshot) => (snapshot.hasTag('known') ? snapshot.context.cart.promoCode : null);

function start(): void {
  promoCode.start();
  measureFlow(promoCode);
  let followed: ReturnType<typeof stateOf> = null;
  const follow = (snapshot: CartSnapshot) => {
    const state = stateOf(snapshot);
    if (state === null || (state.code === followed?.code && state.error === followed.error)) return;
    followed = state;
    promoCode.send({ type: 'cart.changed', promoCode: state });
  };
  cart.subscribe(follow);
  follow(cart.getSnapshot());
}

if (typeof document !== 'undefined') start();
