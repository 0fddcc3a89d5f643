import { expect, test } from 'vitest';
import { isSecretAddress, readPagePath } from './page-path.ts';

test.each([
  ['/', '/'],
  ['/store?utm_source=newsletter&familyCode=ELIF', '/store'],
  ['/en/packets?page=2&intensity=low&utm=1', '/en/packets?intensity=low&page=2'],
  ['/packets/pad-packets?page=3&intensity=low', '/packets/pad-packets?page=3'],
  ['/packets?type=pad&page=2&type=tampon', '/packets?type=pad&type=tampon&page=2'],
  [`/packets?type=${'x'.repeat(301)}`, '/packets'],
  ['/store/pad?size=large&flow=2&utm=1', '/store/pad?flow=2&size=large'],
  ['/store?sort=price&buy=oneTimePurchase&max=150', '/store?max=150&buy=oneTimePurchase&sort=price'],
  ['/en/product/pad-super?utm=1&points=5', '/en/product/pad-super?points=5'],
  ['/product/pad-super?points=6', '/product/pad-super'],
  ['/custom-packet?packet=pad.standard.8_custom&replace=x', '/custom-packet?packet=pad.standard.8_custom'],
  ['/custom-packet?packet=anything', '/custom-packet'],
  ['/quiz?utm=x&result=b5c1d2e3f4a5968778695a4b3c2d1e0f', '/quiz?result=b5c1d2e3f4a5968778695a4b3c2d1e0f'],
  ['/quiz?result=anything', '/quiz'],
  ['/en?letter=sent', '/en?letter=sent'],
  ['/?letter=anything', '/'],
])('%s shows the page %s', (url, path) => {
  expect(readPagePath(url)).toEqual({ type: 'page', path });
});

test.each([
  ['/store/', '/store'],
  ['/tr', '/'],
  ['/tr/store?promoCode=YAZ10', '/store?promoCode=YAZ10'],
  ['//evil.example/x', '/evil.example/x'],
  ['/\\evil.example', '/evil.example'],
  ['/tr//evil.example', '/evil.example'],
  ['/tr/\\evil.example', '/evil.example'],
  ['/en//store///', '/en/store'],
])('%s redirects to %s, inside this shop', (url, to) => {
  expect(readPagePath(url)).toEqual({ type: 'redirect', to });
});

test('a mailed link and the stored result of a quiz are secret, the quiz itself is not', () => {
  const result = '/quiz?result=b5c1d2e3f4a5968778695a4b3c2d1e0f';
  const paths = [
    '/en/eyJhbGciOiJFUzI1NiJ9.eyJleHAiOjF9.c2ln',
    result,
    `/en${result}`,
    '/quiz',
    '/en/quiz',
    '/store?flow=2',
  ];
  expect(paths.filter(isSecretAddress)).toEqual([paths[0], result, `/en${result}`]);
});
