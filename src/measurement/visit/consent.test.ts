// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://mercan.example/"}
import { afterEach, expect, test, vi } from 'vitest';
import { consentedAt, keepConsent, readConsent } from './consent.ts';

afterEach(() => vi.useRealTimers());

test('before a choice the cookie is read once, however often the page asks', () => {
  const read = vi.spyOn(document, 'cookie', 'get');
  expect([readConsent(), readConsent(), readConsent(), read.mock.calls.length]).toEqual([null, null, null, 1]);
});

test('on https the choice is kept in a secure cookie, for half a year', () => {
  vi.useFakeTimers({ now: new Date('2026-03-14T09:29:00.000Z') });
  const written = vi.spyOn(document, 'cookie', 'set');
  keepConsent({ analytics: true, marketing: false });
  const value = encodeURIComponent('{"version":1,"analytics":true,"marketing":false,"at":"2026-03-14T09:29:00.000Z"}');
  expect(written.mock.calls).toEqual([
    [`tracking-preferences=${value}; path=/; max-age=15552000; samesite=lax; secure`],
  ]);
  expect([document.cookie, readConsent()]).toEqual([
    `tracking-preferences=${value}`,
    { analytics: true, marketing: false },
  ]);
});

test('the time of a choice is kept until another choice is made', () => {
  const hourly = ['accepted', 'accepted', 'withdrawn', 'accepted'].map((choice, hour) => {
    vi.setSystemTime(new Date(Date.UTC(2026, 2, 15, hour)));
    keepConsent({ analytics: choice === 'accepted', marketing: choice === 'accepted' });
    vi.setSystemTime(new Date(Date.UTC(2026, 2, 16)));
    return consentedAt();
  });
  expect(hourly.map((at) => at.slice(11, 13))).toEqual(['00', '00', '02', '03']);
});
