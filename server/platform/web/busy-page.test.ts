import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { ComposedPage } from './compose-page.ts';
import { createPageCache } from './page-cache.ts';
import { registerPages } from './pages.ts';

test('a page that is not made in time asks for itself again, and is framed by nobody', async () => {
  const { promise: never } = Promise.withResolvers<ComposedPage>();
  const cache = createPageCache({
    compose: () => never,
    freshFor: 1,
    staleFor: 1,
    limit: 1,
    atOnce: 1,
    patience: { withOld: 1, without: 1 },
    isOneVisitors: () => false,
    now: () => 1,
    onRefreshFailed: () => undefined,
  });
  const app = Fastify();
  registerPages(app, { cache, hasRoute: () => true, withPolicy: true, isSecure: true });
  const { statusCode, headers, body } = await app.inject('/en');
  await app.close();
  expect([statusCode, headers['retry-after'], headers.refresh, headers['cache-control']]).toEqual([
    503,
    '3',
    '3',
    'no-store',
  ]);
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  expect(body).toMatch(/^<!doctype html><html lang="en">/);
});
