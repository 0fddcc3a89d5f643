import { expect, test } from 'vitest';
import { safeLog } from './safe-log.ts';

test('a request is logged by its path, without its query, the token of a mailed link and ids that are keys', () => {
  const { req } = safeLog({ level: 'info' }).serializers;
  const tell = (url: string) => req({ id: '1', method: 'GET', url });
  expect(
    ['/store?utm_source=mail', '/en/eyJhbGciOiJFUzI1NiJ9.eyJleHAiOjF9.c2ln?a=1', `/quiz/${'a1'.repeat(16)}/more`].map(
      tell,
    ),
  ).toEqual([
    { id: '1', method: 'GET', path: '/store' },
    { id: '1', method: 'GET', path: '/en/[token]' },
    { id: '1', method: 'GET', path: '/quiz/[id]/more' },
  ]);
});
