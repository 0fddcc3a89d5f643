// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://mercan.example/"}
import { expect, test, vi } from 'vitest';
import { keepConsent, readConsent } from './consent.ts';

test('on https the choice is kept in a secure cookie, for half a year', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  keepConsent({ analytics: true, marketing: false });
  const value = encodeURIComponent('{"version":1,"analytics":true,"marketing":false}');
  expect(written.mock.calls).toEqual([
    [`tracking-preferences=${value}; path=/; max-age=15552000; samesite=lax; secure`],
  ]);
  expect([document.cookie, readConsent()]).toEqual([
    `tracking-preferences=${value}`,
    { analytics: true, marketing: false },
  ]);
});
