import type { Failure } from '../../domain/failure/index.ts';
import type { Localized } from '../../domain/locale/index.ts';
import type { PromoError, PromoState } from '../../domain/promo/index.ts';

export type CodeSource = 'link' | 'field' | 'student';

export interface AskedCode {
  /** As it was typed or linked. */
  code: string;
  source: CodeSource;
}

export interface PromoCodeContext {
  /** The cart's promo state; null while the cart is not read. */
  inEffect: PromoState | null;
  /** The code being decided on or applied. */
  asked: AskedCode | null;
  /** A student signed in and the default code was not looked up yet. */
  wantsDefault: boolean;
  /** Why the code does not count. Words are in it: they come from the server or the specification. */
  error: PromoError | null;
  /** Why nobody could answer. */
  failure: Failure | null;
}

export type PromoCodeEvent =
  /** The cart was read, or its promo state changed. */
  | { type: 'cart.changed'; promoCode: PromoState }
  /** The address carried a `familyCode` or `promoCode`. */
  | { type: 'link.opened'; code: string }
  | { type: 'code.apply'; code: string }
  | { type: 'code.clear' }
  | { type: 'code.retry' }
  | { type: 'student.recognised' };

export interface PromoCodeInput {
  /** The cart's promo state when it is known already. */
  inEffect: PromoState | null;
}

export interface PromoCodeMeta {
  description: Localized;
  operationId?: string;
}
