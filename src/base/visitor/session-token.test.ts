// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { forgetToken, keepToken, readToken } from './session-token.ts';

/** Issued by a server whose clock is months behind. */
const iat = Math.floor(Date.now() / 1000) - 9_000_000;
const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
const session = {
  token: `${part({ alg: 'ES256' })}.${part({ sub: 'a1', iat, exp: iat + 3600 })}.signature`,
  lifetime: 3_600_000,
};

afterEach(() => {
  vi.restoreAllMocks();
  forgetToken();
});

test('the token lies in the cookie, and removing the cookie signs out [SESSION-14]', () => {
  keepToken(session);
  expect(readToken()).toEqual(session);
  document.cookie = 'auth_token=; path=/; max-age=0';
  expect(readToken()).toBeNull();
});

test('a browser that keeps no cookies stays signed in as long as the page lives', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  vi.spyOn(document, 'cookie', 'set').mockReturnValue(undefined);
  keepToken(session);
  expect(readToken()).toEqual(session);
  forgetToken();
  expect(readToken()).toBeNull();
});

test.each([
  ['https:', '; samesite=lax; secure'],
  ['http:', '; samesite=lax'],
])(
  'over %s the cookie ends with its token, stays with this site and travels safely [SESSION-15]',
  (protocol, ending) => {
    vi.stubGlobal('location', { protocol });
    const written = vi.spyOn(document, 'cookie', 'set').mockReturnValue(undefined);
    keepToken(session);
    vi.unstubAllGlobals();
    expect(written.mock.calls).toEqual([
      [`auth_token=${encodeURIComponent(session.token)}; path=/; max-age=3600${ending}`],
    ]);
  },
);
