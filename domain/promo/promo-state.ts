import type { Localized } from '../locale/index.ts';
import { codeText } from '../text/index.ts';

/** Spec §3, §4. `code`, such as '300'; empty for an error migrated from plain text. */
export type PromoError = { readonly code: string; readonly message: Localized };

/** The code in effect, or null; `error`: why the last calculation refused it, null if it did not or there was none. */
export type PromoState = { readonly code: string | null; readonly error: PromoError | null };

/** The promo part of a calculation. Anything but NOT_ACCEPTED clears the error. */
export type CalculatedPromo = {
  readonly status: 'ACCEPTED' | 'NOT_ACCEPTED';
  readonly code: string | null;
  readonly error: PromoError | null;
};

export const NO_PROMO: PromoState = { code: null, error: null };

export const PROMO_REFUSED_CODE = '300';
export const invalidPromoCode: PromoError = {
  code: PROMO_REFUSED_CODE,
  message: { tr: 'Geçersiz promosyon kodu', en: 'Invalid promo code' },
};
export const promoProcessingFailed: PromoError = {
  code: PROMO_REFUSED_CODE,
  message: { tr: 'Promosyon kodu işlenirken hata oluştu', en: 'Error processing promo code' },
};

/** The code in capitals, İ, I, ı and i as one, without characters that no request can carry; null when blank. */
export const normalizePromoCode = (raw: string): string | null => codeText(raw) || null;

/** Setting a code clears its error; a blank one removes the code. Spec §4. */
export function setPromoCode(raw: string): PromoState {
  return { code: normalizePromoCode(raw), error: null };
}

/** NOT_ACCEPTED is stored as the error, anything else clears it. The code stays, so that the field still shows it. Spec §4. */
export function withCalculatedPromo(state: PromoState, answer: CalculatedPromo): PromoState {
  return { code: state.code, error: answer.status === 'NOT_ACCEPTED' ? (answer.error ?? invalidPromoCode) : null };
}

export function isPromoAccepted(state: PromoState): boolean {
  return state.code !== null && state.error === null;
}

/** The request's promo part: undefined for an empty or blank code. Spec §5. */
export function promoToSend(state: PromoState): { readonly code: string } | undefined {
  const code = state.code === null ? null : normalizePromoCode(state.code);
  return code === null ? undefined : { code };
}

/** A code equal to the one in effect is ignored. Spec §5. */
export function isCodeInEffect(state: PromoState, raw: string): boolean {
  const code = normalizePromoCode(raw);
  return code !== null && state.code !== null && normalizePromoCode(state.code) === code;
}
