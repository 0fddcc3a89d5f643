import { localeOfPath, pathIn, pathWithoutLocale } from '../../../domain/locale/index.ts';

/** Pages on which a 401 does not end the visit. Spec §8. */
const exempt = new Set(['/auth/logout', '/auth/login', '/auth/code', '/auth/register', '/account/change-password']);

export function isExemptFromRedirect(pathname: string): boolean {
  return exempt.has(pathWithoutLocale(pathname));
}

/** Where a 401 leads: to the logout page, which leads back to `place` (path with query) afterwards. Spec §4. */
export function logoutPath(place: string): string {
  return `${pathIn(localeOfPath(place), '/auth/logout')}?redirect=${encodeURIComponent(place)}`;
}

/** Where to go after signing in without a `redirect`: to an open payment's end, to the cart, or to the account. */
export const placeAfterSignIn = ({ isPaymentOpen, isShopping }: { isPaymentOpen: boolean; isShopping: boolean }) =>
  isPaymentOpen ? '/checkout' : isShopping ? '/cart' : '/account';

const here = 'https://shop.invalid';

/**
 * A `redirect` parameter as a place inside the shop, or null: another site's address is never followed. Read as a
 * browser reads it, which drops tabs and line breaks: "/\t/evil.example" is another site.
 */
export function safeRedirect(raw: unknown): string | null {
  if (typeof raw !== 'string' || !raw.startsWith('/') || raw.includes('\\')) return null;
  return URL.canParse(raw, here) && new URL(raw, here).origin === here ? raw : null;
}
