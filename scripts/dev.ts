// The shop with hot reload: pages straight from the sources, the server from its own, the bank beside it.
// oxlint-disable-next-line import/no-unassigned-import -- it registers a module hook
import '../server/platform/database/drizzle-as-commonjs.ts';
import { startNode, stopAll, waitUntilHealthy, type Running } from './processes/processes.ts';

process.env['NODE_ENV'] = 'development';

// A static import would be linked before the line above takes effect.
const { buildApp } = await import('../server/app.ts');
const { readConfig } = await import('../server/platform/config/config.ts');
const { openDatabase } = await import('../server/platform/database/database.ts');
const { registerDevelopedWeb } = await import('../server/platform/web/developed-web.ts');
const { explain } = await import('../server/serve.ts');

const running: Running[] = [];

async function develop(): Promise<void> {
  const config = readConfig(process.env);
  if (config.mode === 'sandbox' && config.payments === 'sandbox') {
    const bank = startNode('the sandbox bank', 'server/sandbox-bank/main.ts', { BANK_QUIET: '1' });
    running.push(bank);
    await waitUntilHealthy(`${config.bankUrl}/healthz`, bank);
  }
  const database = await openDatabase(config.databaseUrl, { poolSize: config.databasePoolSize });
  await database.migrate();
  const app = await buildApp({ config, database, registerWeb: registerDevelopedWeb, validateResponses: true });
  await app.seed();
  await app.server.listen({ port: config.port, host: config.host });
  await app.context.jobs.start();
  console.log(
    `\n  The shop, from its sources: ${config.publicUrl}   (Ctrl+C stops; a change of the server needs a restart)`,
  );
  const stop = async () => {
    await Promise.all([app.close(), stopAll(running)]);
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}

develop().catch(async (error: unknown) => {
  console.error(explain(error));
  await stopAll(running);
  process.exit(1);
});
