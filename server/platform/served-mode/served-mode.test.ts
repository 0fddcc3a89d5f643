import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { readConfig } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { signingKeys } from '../keys/tables.ts';
import { ServedModeError } from './served-mode.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const open = async (mode: 'sandbox' | 'production') => {
  const config = { ...readConfig({ LOG_LEVEL: 'fatal', DATABASE_URL: 'pglite:memory' }), mode };
  const app = await buildApp({ config, database, modules: [] });
  await app.close();
};

test('a production database refuses a sandbox process, which writes no key', async () => {
  await open('sandbox');
  await open('production');
  const keys = await database.db.select().from(signingKeys);
  await expect(open('sandbox')).rejects.toThrow(ServedModeError);
  expect(await database.db.select().from(signingKeys)).toEqual(keys);
  await open('production');
});
