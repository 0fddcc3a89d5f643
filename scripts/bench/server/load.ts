import { setTimeout as delay } from 'node:timers/promises';
import { ask, callsWith } from '../../../tests/harness/customer.ts';
import { openHarness, type Harness } from '../../../tests/harness/harness.ts';
import { startPostgres } from '../../processes/postgres.ts';
import type { Measured } from '../support/figures.ts';
import { buy, type Buyer, openBuyer } from './purchase.ts';
import { findCatalogueItems, type CatalogueItems } from '../support/catalogue-items.ts';

/** Milliseconds. Caches fill and code is compiled before the first look at the heap. */
const warmUp = 120_000;
const measuredFor = 600_000;
const visitors = 4;
const buyers = 4;
/** A shop that is always busy has its pauses all the same; without one the machine's own limits are measured. */
const pause = 20;
const pages = ['/', '/store', '/packets', '/product/pad-super-12', '/cart', '/en', '/en/store', '/nothing-here'];

interface Course {
  shopUrl: string;
  items: CatalogueItems;
  done: { requests: number; purchases: number };
  isOver: () => boolean;
}

/** Looks around: pages, lists, pictures' addresses aside, and what a cart costs. */
async function visit({ shopUrl, items, done, isOver }: Course): Promise<void> {
  for (let nth = 0; !isOver(); nth += 1) {
    const page = await fetch(shopUrl + pages[nth % pages.length]);
    await page.arrayBuffer();
    if (page.status >= 500) throw new Error(`${page.url} answered ${page.status}.`);
    const list = await fetch(`${shopUrl}/api/public/user/products/?page=${nth % 3}`);
    await list.arrayBuffer();
    await ask(`${shopUrl}/api/public/user/shopping/calculate`, 'POST', {
      body: { cart: { items: items.fiveLines.slice(nth % 5) }, promoCode: { code: 'MERCAN10' }, revision: nth },
    });
    done.requests += 3;
    await delay(pause);
  }
}

/** Buys, looks at the orders, and now and then registers a new customer. */
async function shop({ shopUrl, done, isOver }: Course): Promise<void> {
  let buyer: Buyer = await openBuyer(shopUrl);
  for (let nth = 1; !isOver(); nth += 1) {
    if (nth % 25 === 0) buyer = await openBuyer(shopUrl);
    const { email, password } = buyer;
    await buy(shopUrl, buyer);
    const { data } = await ask(`${shopUrl}/api/public/user/auth/login`, 'POST', { body: { email, password } });
    const call = callsWith(shopUrl, data.token);
    await call('POST', 'getAllOrders', { limit: 10 });
    await call('GET', 'user/users/profile');
    done.purchases += 1;
    await delay(pause);
  }
}

const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);

async function loadFor(harness: Harness): Promise<Measured[]> {
  const { shopUrl } = harness;
  await harness.change(`update products set stock = 1000000`);
  const begun = performance.now();
  const isOver = () => performance.now() - begun > warmUp + measuredFor;
  const course = { shopUrl, items: await findCatalogueItems(shopUrl), done: { requests: 0, purchases: 0 }, isOver };
  const working = Promise.all([
    ...Array.from({ length: visitors }, () => visit(course)),
    ...Array.from({ length: buyers }, () => shop(course)),
  ]);
  const measuring = (async () => {
    await delay(warmUp);
    return harness.memory();
  })();
  const before = await Promise.race([measuring, working.then(() => measuring)]);
  await working;
  const after = await harness.memory();
  const { requests, purchases } = course.done;
  const note = `${megabytes(before.heapUsed)} MB, then ${megabytes(after.heapUsed)} MB; ${requests} requests of visitors and ${purchases} whole purchases`;
  return [
    {
      what: 'heap after ten minutes of load, against what it was before them',
      value: (after.heapUsed / before.heapUsed - 1) * 100,
      unit: '% more',
      note,
      aim: { at: 'most', value: 10 },
    },
  ];
}

/** Visitors and buyers for twelve minutes, on real Postgres; the first two are not counted. */
export async function measureLoad(): Promise<Measured[]> {
  const postgres = startPostgres();
  const harness = await openHarness({ DATABASE_URL: postgres.url, NODE_ENV: 'production' });
  try {
    return await loadFor(harness);
  } finally {
    await harness.close();
    postgres.stop();
  }
}
