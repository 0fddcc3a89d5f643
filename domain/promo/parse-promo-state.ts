import { toLocalizedText } from '../failure/index.ts';
import { normalizePromoCode, type PromoError, type PromoState } from './promo-state.ts';

/** Reads `{code, error}` from storage; a missing or blank code is null. Null for what is no promo state. */
export function parsePromoState(stored: unknown): PromoState | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { code, error } = stored as Record<string, unknown>;
  return { code: typeof code === 'string' ? normalizePromoCode(code) : null, error: parsePromoError(error) };
}

function parsePromoError(stored: unknown): PromoError | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { code, message } = stored as Record<string, unknown>;
  const text = toLocalizedText(message);
  return text && { code: typeof code === 'string' || typeof code === 'number' ? String(code) : '', message: text };
}
