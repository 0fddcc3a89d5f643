// npm run contract:clients: clients that two generators of others make of every document compile, and read an order of a
// running shop. swagger-typescript-api keys by name, which a response and a schema of one name would confuse. The
// generators are fetched from the registry into a temporary folder: they are no part of the shop.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
// oxlint-disable-next-line import/no-unassigned-import -- it registers a module hook
import '../../server/platform/database/drizzle-as-commonjs.ts';

const { newCard, openShopper, passChallenge, startShop } = await import('../../server/modules/checkout/testing.ts');
const { loadContract } = await import('../../server/platform/contract/load-contract.ts');

const serviceNames = Object.keys(loadContract().documents);

const generators = [
  '@hey-api/openapi-ts@0.99.0',
  'swagger-typescript-api@13.13.0',
  'typescript@5.9.3',
  'esbuild@0.25.12',
  '@types/node@24',
];
const folder = mkdtempSync(path.join(tmpdir(), 'mercan-clients-'));
const run = async (command: string, ...args: string[]) =>
  (await promisify(execFile)(command, args, { cwd: folder })).stdout;
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

const reading = `
import { Api } from './keyed/orders';
import { client } from './plain/orders/client.gen';
import { getOrder } from './plain/orders/sdk.gen';

const [, , baseUrl = '', token = '', id = ''] = process.argv;
const keyed = new Api({ baseUrl, securityWorker: () => ({ headers: { authorization: \`Bearer \${token}\` } }) });
client.setConfig({ baseUrl, auth: token });
const first = await keyed.private.getOrder(id, { format: 'json' });
const second = await getOrder({ path: { id } });
const found: [string, string | undefined] = [first.data.data.number, second.data?.data.number];
console.log(JSON.stringify(found));
`;

try {
  write('package.json', JSON.stringify({ type: 'module', private: true }));
  await run('npm', 'install', '--no-audit', '--no-fund', ...generators);
  for (const service of serviceNames) {
    const document = `${service}.json`;
    const keyed = ['--output', 'keyed', '--name', `${service}.ts`];
    await run(
      path.resolve('node_modules/.bin/redocly'),
      'bundle',
      path.resolve(`openapi/${service}.yaml`),
      '-o',
      document,
    );
    await run('npx', 'swagger-typescript-api', 'generate', '--path', document, ...keyed);
    await run('npx', 'openapi-ts', '--input', document, '--output', `plain/${service}`);
  }
  write('read.ts', reading);
  const generated = serviceNames.flatMap((service) => [`keyed/${service}.ts`, `plain/${service}/sdk.gen.ts`]);
  const asked = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'esnext', '--moduleResolution', 'bundler'];
  await run('npx', 'tsc', ...asked, '--target', 'es2022', '--types', 'node', 'read.ts', ...generated);
  await run('npx', 'esbuild', 'read.ts', '--bundle', '--platform=node', '--format=esm', '--outfile=read.mjs');
  console.log(`Both clients of ${serviceNames.length} documents compile.`);

  const shop = await startShop();
  const shopper = await openShopper(shop);
  const bought = await shopper.buy('3ds/buy-request', await shopper.checkout({ once: 1 }, newCard('succeeds')));
  await passChallenge(bought.body.data.redirectUrl);
  const [id] = (await shopper.status(bought.body.data.attemptId)).body.data.orderIds;
  const { number } = (await shopper.call('POST', `orders/${id}`)).body.data;
  const { port } = shop.app.server.server.address() as AddressInfo;
  const read = await run('node', 'read.mjs', `http://127.0.0.1:${port}/api`, shopper.token, id);
  await shop.close();
  const [found, wanted] = [read.trim(), JSON.stringify([number, number])];
  if (found !== wanted) throw new Error(`They read ${found} instead of ${wanted}.`);
  console.log(`Both read the order: ${found}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
