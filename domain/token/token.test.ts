import { describe, expect, it } from 'vitest';
import { invalidToken, lifetimeOf, looksLikeToken, readClaims, withoutIds, withoutToken } from './index.ts';

const encode = (value: unknown): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
};
const tokenOf = (claims: unknown): string => `${encode({ alg: 'ES256' })}.${encode(claims)}.c2lnbmVk`;

describe('tokens', () => {
  it('are three base64url parts [TOKEN-1]', () => {
    expect([tokenOf({ exp: 1 }), 'store', 'eyJ.x', 'a.b.c', 'eyJh.b.c.d', 'eyJh.b!.c'].map(looksLikeToken)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('must carry an expiry claim [TOKEN-2]', () => {
    expect(
      [
        tokenOf({ exp: 1_800_000_000, name: 'Şeyma' }),
        tokenOf({ sub: 'x' }),
        tokenOf({ exp: 'soon' }),
        tokenOf([1]),
        'eyJh.e30.c',
        'eyJh.%%.c',
      ].map(readClaims),
    ).toEqual([{ exp: 1_800_000_000, name: 'Şeyma' }, null, null, null, null, null]);
  });

  it('last as long as the server stated, whatever the clock', () => {
    expect(
      [tokenOf({ iat: 100, exp: 160 }), tokenOf({ exp: 160 }), tokenOf({ iat: 9, exp: 8 }), 'x'].map(lifetimeOf),
    ).toEqual([60_000, 0, 0, 0]);
  });

  it("are otherwise 'Invalid token' [TOKEN-3]", () => {
    expect(invalidToken).toEqual({
      type: 'failure',
      kind: 'rejected',
      code: 'INVALID_TOKEN',
      message: { tr: 'Geçersiz bağlantı', en: 'Invalid token' },
    });
  });
});

it('withoutToken replaces every token in an address', () => {
  const token = 'eyJhbGciOiJFUzI1NiJ9.eyJleHAiOjF9.c2ln';
  expect(
    [
      `/en/${token}?utm=x`,
      `https://mercan.example/auth/reset-password?a=1&token=4711#top`,
      '/store?flow=2',
      '/quiz?result=b5c1d2',
    ].map(withoutToken),
  ).toEqual([
    '/en/:token?utm=x',
    'https://mercan.example/auth/reset-password?a=1&token=:token#top',
    '/store?flow=2',
    '/quiz?result=:token',
  ]);
});

it('withoutIds replaces ids of orders, subscriptions and quiz results in an address', () => {
  const id = '01a221e9-7abe-7000-8000-000000000e01';
  const answers = 'b5c1d2e3f4a5968778695a4b3c2d1e0f';
  expect(
    [
      `/account/orders/${id}`,
      `/en/account/orders/refund/${id}/done`,
      `https://mercan.example/account/subscription/edit/${id.toUpperCase()}?a=1`,
      `/quiz/${answers}`,
      '/product/pad-super-12',
      '/packets/pad.super.12',
    ].map(withoutIds),
  ).toEqual([
    '/account/orders/:id',
    '/en/account/orders/refund/:id/done',
    'https://mercan.example/account/subscription/edit/:id?a=1',
    '/quiz/:id',
    '/product/pad-super-12',
    '/packets/pad.super.12',
  ]);
});
