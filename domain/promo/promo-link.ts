import {
  isCodeInEffect,
  invalidPromoCode,
  normalizePromoCode,
  type CalculatedPromo,
  type PromoError,
  type PromoState,
} from './promo-state.ts';

/** Characters. */
export const longestPromoCode = 40;

export const PROMO_LINK_PARAMETERS = ['familyCode', 'promoCode'] as const;

/** The code of a shared link; a promo code takes precedence over a family code. Blank counts as absent. Spec §2. */
export function readPromoLink(search: URLSearchParams): string | null {
  return normalizePromoCode(search.get('promoCode') ?? '') ?? normalizePromoCode(search.get('familyCode') ?? '');
}

/** The query without the two parameters, for the address. Spec §2. */
export function withoutPromoLink(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const name of PROMO_LINK_PARAMETERS) rest.delete(name);
  return rest;
}

/** Result of a link's code: accepted, waiting for a line that it applies to, or the error that refuses it. */
export type PromoLinkAnswer = 'accepted' | 'waiting' | PromoError;

export type PromoLinkDecision =
  | { readonly type: 'apply'; readonly code: string }
  | { readonly type: 'ignore' }
  | { readonly type: 'refuse'; readonly answer: CalculatedPromo };

/**
 * What to do with a link's code: ignore a blank one and the one in effect, apply it when a promo-code state exists,
 * otherwise refuse it with code 300 'Invalid promo code', NOT_ACCEPTED. Spec §5. A code longer than the contract allows
 * would leave the whole cart without a price: it is refused too.
 */
export function decidePromoLink(state: PromoState | null, raw: string): PromoLinkDecision {
  const code = normalizePromoCode(raw);
  if (code === null) return { type: 'ignore' };
  if (!state || code.length > longestPromoCode)
    return { type: 'refuse', answer: { status: 'NOT_ACCEPTED', code, error: invalidPromoCode } };
  return isCodeInEffect(state, code) ? { type: 'ignore' } : { type: 'apply', code };
}
