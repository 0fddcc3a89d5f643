import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import type { ComposedPage } from '../rendering/compose-page.ts';
import { createPageCache } from './page-cache.ts';
import { registerPages } from './pages.ts';

const { promise: never } = Promise.withResolvers<ComposedPage>();
const cache = createPageCache({
  compose: () => never,
  freshFor: 1,
  staleFor: 1,
  limit: 1,
  atOnce: { all: 1, endless: 1 },
  patience: { withOld: 1, without: 1 },
  packAfter: 0,
  isOneVisitors: () => false,
  isOneOfEndless: () => false,
  now: () => 1,
  onRefreshFailed: () => undefined,
});
const app = Fastify();
registerPages(app, {
  cache,
  hasRoute: () => true,
  isKnown: async () => true,
  isLink: async () => true,
  withPolicy: true,
  isSecure: true,
});
afterAll(() => app.close());

test('a page that is not rendered in time refreshes itself, and may not be framed', async () => {
  const { statusCode, headers, body } = await app.inject('/en');
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

test('the data of a page that is not rendered in time is to be requested again', async () => {
  const { statusCode, headers } = await app.inject('/_page/aVersionOfAnother.js?of=/en');
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '3', 'no-store']);
});
