// Names every operation of the contract that no handler serves, and fails when there is one.
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/platform/config/config.ts';
import { loadContract } from '../../server/platform/contract/load-contract.ts';
import { openDatabase } from '../../server/platform/database/database.ts';

const config = readConfig({ DATABASE_URL: 'pglite:memory', LOG_LEVEL: 'silent' });
const database = await openDatabase(config.databaseUrl);
await database.migrate();
const app = await buildApp({ config, database });
const served = new Set(app.operations.map(({ operationId }) => operationId));
await app.close();
await database.close();

const { operations } = loadContract();
const missing = operations.filter(({ operationId }) => !served.has(operationId));
const byService = Map.groupBy(missing, ({ service }) => service);
console.log(`${operations.length - missing.length} of ${operations.length} operations have a handler.`);
for (const [service, rows] of byService) {
  console.log(`\n${service}:`);
  for (const { method, url, operationId } of rows) console.log(`  ${operationId.padEnd(34)} ${method} ${url}`);
}
process.exit(missing.length === 0 ? 0 : 1);
