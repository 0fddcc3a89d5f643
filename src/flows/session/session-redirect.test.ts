import { expect, test } from 'vitest';
import { isExemptFromRedirect, logoutPath, placeAfterSignIn, safeRedirect } from './session-redirect.ts';

test('a refused session leads to the logout page of the language, with the way back [SESSION-1]', () => {
  expect(logoutPath('/en/account/orders?page=2')).toBe('/en/auth/logout?redirect=%2Fen%2Faccount%2Forders%3Fpage%3D2');
});

test.each([
  ['/auth/logout [SESSION-2]', '/auth/logout'],
  ['/en/auth/login [SESSION-3]', '/en/auth/login'],
  ['/auth/register [SESSION-4]', '/auth/register'],
  ['/en/account/change-password [SESSION-5]', '/en/account/change-password'],
])('%s is not left when a call is refused', (_, pathname) => expect(isExemptFromRedirect(pathname)).toBe(true));

test('any other page is left when a call is refused', () => expect(isExemptFromRedirect('/account')).toBe(false));

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/x\\..\\..',
  'store',
  '',
  null,
  7,
])('%s is not a valid redirect [ROUTE-40]', (raw) => expect(safeRedirect(raw)).toBeNull());

test('a path inside the shop is a valid redirect [ROUTE-40]', () =>
  expect(safeRedirect('/en/checkout?step=2')).toBe('/en/checkout?step=2'));

test.each([
  [true, true, '/checkout'],
  [true, false, '/checkout'],
  [false, true, '/cart'],
  [false, false, '/account'],
])('with a payment open: %s, and a full cart: %s, signing in leads to %s', (isPaymentOpen, isShopping, place) =>
  expect(placeAfterSignIn({ isPaymentOpen, isShopping })).toBe(place),
);
