import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { registerExplorer } from './explorer.ts';

let folder: string;
let app: FastifyInstance;
const site = () => path.join(folder, 'site');
const reports = () => path.join(folder, 'reports');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'explorer-'));
  for (const name of ['site/assets', 'site/data', 'reports']) mkdirSync(path.join(folder, name), { recursive: true });
  // The same router options as the shop's server, which refuses a second route for /machines.
  app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

async function built(): Promise<void> {
  writeFileSync(path.join(site(), 'index.html'), '<p>explorer</p>');
  writeFileSync(path.join(site(), 'assets/app-1.js'), 'run()');
  writeFileSync(path.join(site(), '.built-from'), 'secret');
  writeFileSync(path.join(site(), 'data/cart.json'), '{"model":null,"screens":null,"server":null}');
  await registerExplorer(app, { site: site(), reports: reports() });
}

it('explains how to build an unbuilt explorer', async () => {
  await registerExplorer(app, { site: site(), reports: reports() });
  const { statusCode, body } = await app.inject('/machines/');
  expect({ statusCode, body }).toEqual({
    statusCode: 404,
    body: 'The explorer is not built. Run: npm run explorer:build\n',
  });
});

it('serves the page under a policy without inline scripts, and its scripts with an immutable cache', async () => {
  await built();
  const { statusCode, headers } = await app.inject('/machines?x=1');
  expect([statusCode, headers.location]).toEqual([301, '/machines/?x=1']);
  const page = await app.inject('/machines/');
  expect(page.body).toEqual('<p>explorer</p>');
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  const script = await app.inject('/machines/assets/app-1.js');
  expect(script.headers['cache-control']).toEqual('public, max-age=31536000, immutable');
  expect(script.headers['content-type']).toEqual('text/javascript; charset=utf-8');
});

it('serves files built after the start, and the packed file if accepted', async () => {
  await registerExplorer(app, { site: site(), reports: reports() });
  expect((await app.inject('/machines/')).statusCode).toEqual(404);
  writeFileSync(path.join(site(), 'index.html'), '<p>explorer</p>');
  writeFileSync(path.join(site(), 'index.html.br'), 'packed');
  expect((await app.inject('/machines/')).body).toEqual('<p>explorer</p>');
  const packed = await app.inject({ url: '/machines/', headers: { 'accept-encoding': 'gzip, br' } });
  expect([packed.body, packed.headers['content-encoding'], packed.headers['content-type']]).toEqual([
    'packed',
    'br',
    'text/html; charset=utf-8',
  ]);
  expect(packed.headers['content-security-policy']).toContain("script-src 'self';");
});

it('prefers the report of the last run to the built-in one', async () => {
  await built();
  expect((await app.inject('/machines/data/cart.json')).json()).toEqual({
    model: null,
    screens: null,
    server: null,
    isBesideShop: true,
  });
  writeFileSync(path.join(reports(), 'cart.json'), '{"flow":"cart"}');
  expect((await app.inject('/machines/data/cart.json')).json()).toEqual({
    model: { at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string, report: { flow: 'cart' } },
    screens: null,
    server: null,
  });
});

it('serves a partial set of run reports instead of an old built-in one', async () => {
  await built();
  writeFileSync(path.join(site(), 'data/cart.json'), '{"model":null,"screens":null,"server":null,"keptAt":"then"}');
  writeFileSync(path.join(reports(), 'cart.screens.json'), '{"flow":"cart"}');
  expect((await app.inject('/machines/data/cart.json')).json()).toEqual({
    model: null,
    screens: { at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string, report: { flow: 'cart' } },
    server: null,
  });
});

it.each([
  '/machines/data/..%2f..%2fpackage.json',
  '/machines/data/none.json',
  '/machines/.built-from',
  '/machines/..%2fsite%2findex.html',
])('does not serve %s', async (url) => {
  await built();
  expect((await app.inject(url)).statusCode).toEqual(404);
});
