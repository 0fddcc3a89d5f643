import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, buildApp } from '../../server/app.ts';
import { type Mode, readConfig } from '../../server/platform/config/config.ts';
import type { Database } from '../../server/platform/database/database.ts';
import { openTestDatabase } from '../../server/platform/database/test-database.ts';
import { registerWeb } from '../../server/platform/web/index.ts';
import { contract } from './support/operation-samples.ts';

const entry = `export const hasRoute = () => true;
export const publicPaths = () => ['/'];
export const render = async (path) => ({ status: path === '/' ? 200 : 404, location: null, css: '', fonts: '', modules: [],
  html: '<!DOCTYPE html><html><head></head><body></body></html>' });`;

let dist: string;
const apps = new Map<Mode, { app: App; database: Database }>();

/** Built as server/serve.ts does, with its own clock and its pages, around a tiny client build. */
async function open(mode: Mode): Promise<void> {
  const database = await openTestDatabase();
  const config = { ...readConfig({ LOG_LEVEL: 'fatal', DATABASE_URL: 'pglite:memory' }), mode };
  const app = await buildApp({
    config,
    database,
    registerWeb: (server, context) => registerWeb(server, context, { dist }),
  });
  apps.set(mode, { app, database });
}

beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'production-'));
  await mkdir(path.join(dist, 'server'));
  await mkdir(path.join(dist, 'client/assets'), { recursive: true });
  await writeFile(path.join(dist, 'server/entry-server.js'), entry);
  await writeFile(path.join(dist, 'package.json'), '{"type":"module"}');
  await writeFile(path.join(dist, 'shell.html'), '<head></head>');
  await writeFile(path.join(dist, 'manifest.json'), '{}');
  await open('sandbox');
  await open('production');
}, 60_000);
afterAll(async () => {
  for (const { app, database } of apps.values()) {
    await app.close();
    await database.close();
  }
  await rm(dist, { recursive: true });
});

/** One spelling for `/a/` and `/a`, and for `:id` and `:orderId` in one place. */
const spelled = (route: string) => route.replace(/(?<=.)\/$/, '').replaceAll(/:\w+/g, ':x');

/** Every route of a running server. Its framework prints them as a tree, four columns a level. */
function routesOf(mode: Mode): string[] {
  const prefixes: string[] = [];
  const found = new Set<string>();
  for (const line of apps.get(mode)!.app.server.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', segment, methods] = /^((?:[│ ] {3})*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? [];
    if (segment === undefined) continue;
    const level = indent.length / 4;
    prefixes.splice(level, Infinity, (prefixes[level - 1] ?? '') + segment);
    for (const method of methods?.split(', ') ?? []) {
      if (method !== 'HEAD') found.add(spelled(`${method} ${prefixes[level]!.replace('|:orderId', '')}`));
    }
  }
  return [...found].toSorted();
}

describe('production', () => {
  test('has none of the sandbox controls', () => {
    const production = new Set(routesOf('production'));
    expect(
      routesOf('sandbox')
        .filter((route) => !production.has(route))
        .toSorted(),
    ).toEqual([
      'GET /machines',
      'GET /machines*',
      'GET /machines/data/:x',
      'GET /sandbox/clock',
      'GET /sandbox/outbox',
      'GET /sandbox/outbox.json',
      'GET /sandbox/outbox/:x',
      'POST /sandbox/clock',
    ]);
  });

  test('serves the routes of the contract, and those listed here', () => {
    const named = new Set(contract.operations.map(({ method, url }) => spelled(`${method} ${url}`)));
    const routes = routesOf('production');
    expect(routes.filter((route) => !named.has(route))).toEqual([
      'GET *',
      'GET /3ds/:x',
      'GET /_page/:x',
      'GET /healthz',
      'GET /newsletter/:x',
      'GET /readyz',
      'GET /robots.txt',
      'GET /sitemap.xml',
      'POST /3ds/notice',
      'POST /cart/add',
      'POST /newsletter',
      'POST /newsletter/:x',
    ]);
    expect([...named].filter((route) => !routes.includes(route))).toEqual([]);
  });

  test.each([
    ['/', 200],
    ['/en/nope', 404],
    ['/500', 500],
    ['/machines', 404],
    ['/sandbox/outbox', 404],
    ['/checkout?attempt=a', 404],
    ['/newsletter/confirm?token=a', 200],
  ])('forbids framing the page %s and runs no inline script', async (url, status) => {
    const { statusCode, headers } = await apps.get('production')!.app.server.inject(url);
    const policy = Object.fromEntries(
      String(headers['content-security-policy'])
        .split('; ')
        .map((rule) => [rule.split(' ', 1)[0]!, rule]),
    );
    const scripts = policy['script-src'] ?? policy['default-src'];
    expect([statusCode, policy['frame-ancestors'], policy['base-uri']]).toEqual([
      status,
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ]);
    expect(scripts).toMatch(/^default-src 'none'$|^script-src 'self' 'sha256-[\w+/=]+'$/);
  });
});
