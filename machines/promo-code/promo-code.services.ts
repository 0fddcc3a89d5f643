import type { CalculatedPromo, PromoError } from '../../domain/promo/index.ts';

/** What the flow asks the world for. Promises reject with a `Failure`. */
export interface PromoCodeServices {
  /**
   * Puts the code into the cart and resolves with what the next calculation says about it; null when the answer holds
   * no promo-code state. Spec §5.
   */
  applyCode(request: { code: string }, signal: AbortSignal): Promise<CalculatedPromo | null>;
  /** The account's default code, or null. Spec §7 (default-promo-code). */
  findDefaultCode(signal: AbortSignal): Promise<string | null>;
  /** Takes the code out of the cart. */
  clearCode(): void;
  /** Keeps with the cart why a code was refused before, or without, the server's word. */
  refuseCode(error: PromoError): void;
  /** Tells analytics the code and the English message of a refusal. Spec §8. */
  reportRefusal(error: PromoError): void;
  /** Removes `familyCode` and `promoCode` from the address, without a new history entry. Spec §2. */
  forgetLink(): void;
}
