import { toLocalizedText } from '../locale/index.ts';
import { isRecord } from '../untrusted/index.ts';
import { normalizePromoCode, type PromoError, type PromoState } from './promo-state.ts';

/** Reads `{code, error}` from storage; a missing or blank code is null. Null if it is not a promo state. */
export function parsePromoState(stored: unknown): PromoState | null {
  if (!isRecord(stored)) return null;
  const { code, error } = stored;
  return { code: typeof code === 'string' ? normalizePromoCode(code) : null, error: parsePromoError(error) };
}

function parsePromoError(stored: unknown): PromoError | null {
  if (!isRecord(stored)) return null;
  const { code, message } = stored;
  const text = toLocalizedText(message);
  return text && { code: typeof code === 'string' || typeof code === 'number' ? String(code) : '', message: text };
}
