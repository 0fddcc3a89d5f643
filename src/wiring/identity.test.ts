// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { takeIdentity } from './identity.ts';

const token = (nonce: string) => `h.${btoa(JSON.stringify({ nonce }))}.s`;

function comeBack(state: string, nonce: string) {
  sessionStorage.setItem(
    'mercan/identity',
    JSON.stringify({ provider: 'google', state: 's1', nonce: 'n1', redirect: '/checkout' }),
  );
  window.history.replaceState(null, '', `/auth/login#id_token=${token(nonce)}&state=${state}`);
}

afterEach(() => sessionStorage.clear());

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
