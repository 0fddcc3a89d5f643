// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { identityWays, takeIdentity } from './identity.ts';

const token = (nonce: string) => `h.${btoa(JSON.stringify({ nonce }))}.s`;

function comeBack(state: string, nonce: string) {
  sessionStorage.setItem(
    'mercan/identity',
    JSON.stringify({ provider: 'google', state: 's1', nonce: 'n1', redirect: '/checkout' }),
  );
  window.history.replaceState(null, '', `/auth/login#id_token=${token(nonce)}&state=${state}`);
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  sessionStorage.clear();
});

test('the answer to our own errand is taken once, and leaves the address', () => {
  comeBack('s1', 'n1');
  expect(takeIdentity()).toEqual({ provider: 'google', idToken: token('n1'), redirect: '/checkout' });
  expect([window.location.hash, takeIdentity()]).toEqual(['', null]);
});

test.each([
  ['s2', 'n1'],
  ['s1', 'n2'],
])('an answer to state %s and nonce %s is nobody we asked', (state, nonce) => {
  comeBack(state, nonce);
  expect(takeIdentity()).toBeNull();
});

test('a browser that keeps nothing is offered no provider, and its page still opens', () => {
  document.body.innerHTML = `<script data-identity='${JSON.stringify({ google: { clientId: 'shop', authorizeUrl: 'https://id.example/' } })}'></script>`;
  expect(Object.keys(identityWays(null))).toEqual(['google']);
  comeBack('s1', 'n1');
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  expect([identityWays(null), takeIdentity()]).toEqual([{}, null]);
});
