import path from 'node:path';
import type { Measured } from '../support/figures.ts';
import { type BenchShop, inFolder, onDatabase, openShop } from '../support/shop.ts';

async function start(what: string, databaseUrl: string): Promise<Measured> {
  const shop = await openShop(databaseUrl);
  await shop.stop();
  return { what: `start to first answer: ${what}`, value: shop.startedIn / 1000, unit: 's' };
}

/** From the first instruction of the server process to its first answer; the build is there. */
export function measureStart(postgresUrl: string): Promise<Measured[]> {
  return inFolder(async (folder) => {
    const embedded = `pglite:${path.join(folder, 'db')}`;
    return [
      await start('embedded, cold (creates, migrates, fills the database)', embedded),
      await start('embedded, warm', embedded),
      await start('Postgres, cold (migrates, fills the database)', postgresUrl),
      await start('Postgres, warm', postgresUrl),
    ];
  });
}

const memoryRow = (what: string, value: number): Measured => ({
  what: `resident memory on Postgres, ${what}`,
  value,
  unit: 'MB',
  aim: { at: 'most', value: 250 },
});

/** Resident memory of the server on Postgres, idle and after `work` has loaded it. */
export function measureMemory(postgresUrl: string, work: (shop: BenchShop) => Promise<void>): Promise<Measured[]> {
  return onDatabase(postgresUrl, async (shop) => {
    const idle = await shop.residentMegabytes();
    await work(shop);
    return [memoryRow('after start', idle), memoryRow('after load', await shop.residentMegabytes())];
  });
}

/** Of the server with its database in the same process, after `work` has loaded it. */
export async function measureEmbeddedMemory(
  shop: BenchShop,
  work: (shop: BenchShop) => Promise<void>,
): Promise<Measured[]> {
  await work(shop);
  return [
    {
      what: 'resident memory on the embedded database, after load',
      value: await shop.residentMegabytes(),
      unit: 'MB',
      aim: { at: 'most', value: 400 },
    },
  ];
}
