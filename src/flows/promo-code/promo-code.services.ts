import { waitFor } from 'xstate';
import { unavailable } from '../../../domain/failure/index.ts';
import type { CalculatedPromo } from '../../../domain/promo/index.ts';
import { connectPromoCode, type PromoCodeServices } from '../../../machines/promo-code/index.ts';
import { cart } from '../../alive/index.ts';
import type { Api } from '../../services/http/index.ts';
import { findDefaultCode } from '../../services/promo-codes/index.ts';

/** What the flow asks beyond the cart. Without a port nothing is looked up, reported or taken out of the address. */
export type PromoCodePorts = Partial<Pick<PromoCodeServices, 'reportRefusal' | 'forgetLink'> & { api: Api }>;

export const isCartEmpty = () => cart.getSnapshot().context.cart.items.length === 0;

/** Puts the code into the cart; the cart's next price says whether it counts. An empty cart has none: the code waits in it. */
async function applyCode({ code }: { code: string }): Promise<CalculatedPromo | null> {
  cart.send({ type: 'promoCode.set', code });
  if (isCartEmpty()) return { status: 'ACCEPTED', code, error: null };
  const priced = await waitFor(cart, (snapshot) => snapshot.hasTag('priced') || snapshot.hasTag('retryable'));
  if (!priced.hasTag('priced')) throw priced.context.failure ?? unavailable();
  return priced.context.calculation?.promo ?? null;
}

/** A promo code, on what `ports` has by then. The cart holds what is in effect. */
export const promoCodeFlow = (ports: () => PromoCodePorts) =>
  connectPromoCode({
    applyCode: (request) => applyCode(request),
    findDefaultCode: async (_, signal) => {
      const { api } = ports();
      return api ? findDefaultCode(api, signal) : null;
    },
    clearCode: () => cart.send({ type: 'promoCode.clear' }),
    refuseCode: (error) => cart.send({ type: 'promoCode.refuse', error }),
    reportRefusal: (error) => ports().reportRefusal?.(error),
    forgetLink: () => ports().forgetLink?.(),
  });
