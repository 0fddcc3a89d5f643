import { expect, test } from 'vitest';
import { safeLog, withoutSecrets } from './safe-log.ts';

test('a request is logged by its path, without query, mailed-link tokens and secret ids', () => {
  const { req } = safeLog({ level: 'info' }).serializers;
  const logged = (url: string) => req({ id: '1', method: 'GET', url });
  expect(
    ['/store?utm_source=mail', '/en/eyJhbGciOiJFUzI1NiJ9.eyJleHAiOjF9.c2ln?a=1', `/quiz/${'a1'.repeat(16)}/more`].map(
      logged,
    ),
  ).toEqual([
    { id: '1', method: 'GET', path: '/store' },
    { id: '1', method: 'GET', path: '/en/[token]' },
    { id: '1', method: 'GET', path: '/quiz/[id]/more' },
  ]);
});

test.each([
  ['mail elif@example.com, elif%40ornek.com and elif@örnek.com', 'mail [address], [address] and [address]'],
  ['4111 1111 1111 1129; 4111.1111.1111.1129; 4111  1111  1111  1129', '[number]; [number]; [number]'],
  ['call 0532 123 45 67, +90 (532) 123 45 67 or 05321234567', 'call [number], [number] or [number]'],
  ['TR330006100519786457841326, TR33 0006 1005 1978 6457 8413 26', '[number], [number]'],
  ['{"password":"yagmur-2026","kept":1}', '{"password":"[left out]","kept":1}'],
  [String.raw`{\"password\":\"yagmur-2026\"}`, String.raw`{\"password\":\"[left out]\"}`],
  ['Authorization: Bearer 0a1b2c3d', 'Authorization: [left out] [token]'],
  ['at 2026-03-14T09:30:00.000Z in file-a1b2.js:12345:67890, v16.26.0', null],
  ["Unexpected token: 'x' in JSON at position 1234", null],
])('no secret of "%s" is logged', (text, safe) => {
  expect(withoutSecrets(text)).toBe(safe ?? text);
});
