import { offline } from '../../../domain/failure/index.ts';
import { promoToSend } from '../../../domain/promo/index.ts';
import { attachCartServices, cart } from '../../alive/index.ts';
import type { Api } from '../../services/http/index.ts';
import { hasSession, onSignedInChange } from '../../base/visitor/signed-in.ts';

/** Connects the page's cart actor to the network. The early script started it without, and it accepts edits since. */
export function startCartFlow(api: Api): void {
  attachCartServices({
    calculate: async (request, signal) => {
      const { calculateCart } = await import('../../services/shopping/calculate.service.ts').catch(() => {
        throw offline();
      });
      const promoCode = promoToSend(cart.getSnapshot().context.cart.promoCode);
      return calculateCart(api, hasSession(), { ...request, ...(promoCode ? { promoCode } : {}) }, signal);
    },
  });
  window.addEventListener('online', () => cart.send({ type: 'network.returned' }));
  onSignedInChange(() => cart.send({ type: 'session.changed' }));
}
