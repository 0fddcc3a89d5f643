// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { identityWays, linkingWays, takeIdentity } from './identity.ts';

function comeBack(state: string) {
  sessionStorage.setItem('mercan/identity', JSON.stringify({ provider: 'google', state: 's1', redirect: '/checkout' }));
  window.history.replaceState(null, '', `/auth/login#id_token=h.p.s&state=${state}`);
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  sessionStorage.clear();
});

/** jsdom only navigates within its page. */
const wayThere = (way: string) =>
  (document.body.innerHTML = `<script data-identity='${JSON.stringify({ google: way })}'></script>`);

test('a visit to a provider starts at our server, with its state and the return page', () => {
  wayThere('#/sign-in/google');
  window.history.replaceState(null, '', '/en/auth/register');
  identityWays('/checkout').google?.();
  const [way, query] = window.location.hash.split('?');
  const { errand, back } = Object.fromEntries(new URLSearchParams(query));
  expect([way, back]).toEqual(['#/sign-in/google', '/en/auth/register']);
  expect(JSON.parse(sessionStorage.getItem('mercan/identity') ?? '')).toEqual({
    provider: 'google',
    purpose: 'signIn',
    state: errand,
    redirect: '/checkout',
  });
});

test('the answer to our own request is taken once, and removed from the address', () => {
  comeBack('s1');
  expect(takeIdentity()).toEqual({
    provider: 'google',
    purpose: 'signIn',
    idToken: 'h.p.s',
    redirect: '/checkout',
  });
  expect([window.location.hash, takeIdentity()]).toEqual(['', null]);
});

test('a token requested for linking is never taken for a sign-in', () => {
  wayThere('#/sign-in/google');
  linkingWays().google?.();
  const state = new URLSearchParams(window.location.hash.split('?')[1]).get('errand');
  window.history.replaceState(null, '', `/account/profile/security#id_token=h.p.s&state=${state}`);
  expect(takeIdentity()).toEqual({ provider: 'google', purpose: 'link', idToken: 'h.p.s', redirect: null });
});

test.each(['s2', ''])('an answer to state "%s" belongs to no request of ours', (state) => {
  comeBack(state);
  expect(takeIdentity()).toBeNull();
});

test('without storage no provider is offered, and the page still opens', () => {
  wayThere('/sign-in/google');
  expect(Object.keys(identityWays(null))).toEqual(['google']);
  comeBack('s1');
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  expect([identityWays(null), takeIdentity()]).toEqual([{}, null]);
});
