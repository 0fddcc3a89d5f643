import { expect, test } from 'vitest';
import { isOneOfEndless } from './named-pages.ts';

test.each([
  ['/packets?max=90', true],
  ['/packet/pad.standard.8_pad.super.20_custom', true],
  ['/en/packet/pad.standard.8_custom', true],
  ['/account/orders/66f0', true],
  ['/en/eyJhbGciOiJFUzI1NiJ9.eyJleHAiOjF9.c2ln', true],
  ['/', false],
  ['/en/packets', false],
  ['/account/orders', false],
  ['/product/pad-super-12', false],
  ['/packet/pad.standard.8_pantyliner.standard.12_low-intensity', false],
])('whether a page is one of endless variants: %s is %s', (path, isEndless) => {
  expect(isOneOfEndless(path)).toBe(isEndless);
});
