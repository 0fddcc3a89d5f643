import { decidePromoLink, readPromoLink, withoutPromoLink } from '../../domain/promo/index.ts';
import { cart } from '../alive/index.ts';

/**
 * Applies the code of a shared link (`familyCode` or `promoCode`) and answers the query without it; null when the
 * query carries none. Spec §2, §5.
 */
export function applyPromoLink(query: string): string | null {
  const search = new URLSearchParams(query);
  const rest = withoutPromoLink(search);
  if (rest.size === search.size) return null;
  const code = readPromoLink(search);
  if (code !== null) {
    const { cart: held } = cart.getSnapshot().context;
    const decision = decidePromoLink(held.promoCode, code);
    if (decision.type === 'apply') cart.send({ type: 'promoCode.set', code: decision.code });
    if (decision.type === 'refuse' && decision.answer.error) {
      cart.send({ type: 'promoCode.refuse', error: decision.answer.error });
    }
  }
  return rest.size === 0 ? '' : `?${rest}`;
}
