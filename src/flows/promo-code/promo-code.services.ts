import { waitFor } from 'xstate';
import type { CalculatedPromo } from '../../../domain/promo/index.ts';
import { codeAnswerOf, connectPromoCode, type PromoCodeServices } from '../../../machines/promo-code/index.ts';
import { cart } from '../../alive/index.ts';
import type { Api } from '../../services/http/index.ts';
import { findDefaultCode } from '../../services/promo-codes/index.ts';

/** Ports beyond the cart. Without a port its look-up, report or change of the URL is left out. */
export type PromoCodePorts = Partial<Pick<PromoCodeServices, 'reportRefusal' | 'forgetLink'> & { api: Api }>;

/** Puts the code into the cart; the cart's next price says whether it counts. */
async function applyCode({ code }: { code: string }): Promise<CalculatedPromo | null> {
  cart.send({ type: 'promoCode.set', code });
  const answer = codeAnswerOf(await waitFor(cart, (snapshot) => codeAnswerOf(snapshot) !== null))!;
  if ('failure' in answer) throw answer.failure;
  return answer.promo;
}

/** The promo-code flow; `ports` is read at each call. The code in effect is stored in the cart. */
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
