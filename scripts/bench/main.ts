// npm run bench [PART…]: measures the built shop and writes docs/bench.md. Without parts it measures everything.
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { openHarness } from '../../tests/harness/harness.ts';
import { startPostgres } from '../processes/postgres.ts';
import { measureAddToCount } from './browser/add-to-count.ts';
import { measureAgedRenewals } from './server/aged-renewals.ts';
import { measureBytes } from './browser/bytes.ts';
import { type Figure, measured, type Measured } from './support/figures.ts';
import { measureLighthouse } from './browser/lighthouse.ts';
import { measureFullTables } from './server/full-tables.ts';
import { measureLoad } from './server/load.ts';
import { measureMainThread } from './browser/main-thread.ts';
import { measurePaths } from './machines/paths.ts';
import { measurePurchases } from './server/purchase.ts';
import { measureRenewals } from './server/renewals.ts';
import { measureThroughput } from './server/requests.ts';
import { measureScarceSales } from './server/scarce-sales.ts';
import { measureServerWork } from './server/server-work.ts';
import { measureCalculateEmbedded, measureCalculateOnPostgres, measurePages } from './server/serving.ts';
import { type BenchShop, onDatabase, onEmbedded } from './support/shop.ts';
import { measureEmbeddedMemory, measureMemory, measureStart } from './server/starting.ts';
import { benchPage } from './support/table.ts';
import { measureTaps } from './browser/taps.ts';
import { baseline } from './support/baseline.data.ts';
import { findCatalogueItems, type CatalogueItems } from './support/catalogue-items.ts';

type Measure = (shop: BenchShop, items: CatalogueItems) => Promise<Measured[]>;

const embedded = (measure: Measure) => () =>
  onEmbedded(async (shop) => measure(shop, await findCatalogueItems(shop.url)));

/** The shop with its bank. */
async function onHarness(measure: (shop: Pick<BenchShop, 'url'>, items: CatalogueItems) => Promise<Measured[]>) {
  const harness = await openHarness({ NODE_ENV: 'production' });
  try {
    return await measure({ url: harness.shopUrl }, await findCatalogueItems(harness.shopUrl));
  } finally {
    await harness.close();
  }
}

async function onPostgres<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const postgres = startPostgres();
  try {
    return await work(postgres.url);
  } finally {
    postgres.stop();
  }
}

/** Pages, lists and calculations for as long as it takes to see what memory settles at. */
async function loadShop(shop: BenchShop): Promise<void> {
  const items = await findCatalogueItems(shop.url);
  await measurePages(shop, items);
  await measureCalculateOnPostgres(shop, items);
  for (const path of ['/', '/store', '/packets', '/en', '/en/store']) {
    await measureThroughput({ url: shop.url + path, connections: 10, seconds: 2 });
  }
}

const parts: Record<string, () => Promise<Measured[]>> = {
  bytes: () => onHarness(measureBytes),
  lighthouse: embedded(measureLighthouse),
  'main-thread': () => onHarness(measureMainThread),
  add: embedded(measureAddToCount),
  taps: embedded(measureTaps),
  pages: embedded(measurePages),
  calculate: async () => [
    ...(await onPostgres((url) =>
      onDatabase(url, async (shop) => measureCalculateOnPostgres(shop, await findCatalogueItems(shop.url))),
    )),
    ...(await embedded(measureCalculateEmbedded)()),
  ],
  purchase: measurePurchases,
  work: measureServerWork,
  scarce: measureScarceSales,
  renewals: measureRenewals,
  aged: measureAgedRenewals,
  full: measureFullTables,
  start: () => onPostgres(measureStart),
  load: measureLoad,
  memory: async () => [
    ...(await onPostgres((url) => measureMemory(url, loadShop))),
    ...(await onEmbedded((shop) => measureEmbeddedMemory(shop, loadShop))),
  ],
  paths: measurePaths,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !(part in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
// The machines and the engine are measured from their sources.
if (wanted.length === 0 || wanted.some((part) => part !== 'paths' && part !== 'renewals' && part !== 'aged')) {
  const build = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  if (build.status !== 0) process.exit(build.status ?? 1);
}

const store = '.tmp/bench.json';
await mkdir('.tmp', { recursive: true });
const kept: Figure[] = JSON.parse(await readFile(store, 'utf8').catch(() => '[]'));
const byPart = new Map(Object.entries(Object.groupBy(kept, ({ part }) => part)));
const inOrder = () => Object.keys(parts).flatMap((name) => byPart.get(name) ?? []);
for (const [part, work] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(part)) continue;
  console.log(`▸ ${part}`);
  const figures = await measured(part, work);
  for (const { what, value, unit, note } of figures) {
    const before = baseline[what] === undefined ? '' : `, ${baseline[what]} at 909c0780`;
    console.log(`  ${what}: ${Math.round(value * 100) / 100} ${unit}${before}${note ? ` (${note})` : ''}`);
  }
  byPart.set(part, figures);
  await writeFile(store, JSON.stringify(inOrder()));
}
const missing = Object.keys(parts).filter((name) => !byPart.has(name));
if (missing.length > 0) {
  console.log(`docs/bench.md keeps what it says: ${missing.join(', ')} were not measured in this folder.`);
} else {
  const page = benchPage(inOrder(), new Date().toISOString().slice(0, 10));
  const options = await resolveConfig('docs/bench.md');
  await writeFile('docs/bench.md', await format(page, { ...options, parser: 'markdown' }));
}
