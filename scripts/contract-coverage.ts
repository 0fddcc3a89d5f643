// Names every operation of the contract that has no handler yet and answers 501.
import { buildApp } from '../server/app.ts';
import { readConfig } from '../server/platform/config/config.ts';
import { openDatabase } from '../server/platform/database/database.ts';

const config = readConfig({ DATABASE_URL: 'pglite:memory', LOG_LEVEL: 'silent' });
const database = await openDatabase(config.databaseUrl);
await database.migrate();
const app = await buildApp({ config, database });
const { operations } = app;
await app.close();
await database.close();

const missing = operations.filter(({ handled }) => !handled);
const byService = Map.groupBy(missing, ({ service }) => service);
console.log(`${operations.length - missing.length} of ${operations.length} operations have a handler.`);
for (const [service, rows] of byService) {
  console.log(`\n${service} (501):`);
  for (const { method, url, operationId } of rows) console.log(`  ${operationId.padEnd(34)} ${method} ${url}`);
}
process.exit(0);
