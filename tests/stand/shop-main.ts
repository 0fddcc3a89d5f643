// The shop's own server, with a door for the warehouse: its parent process may change what is in the database.
import cluster from 'node:cluster';
// oxlint-disable-next-line import/no-unassigned-import -- it registers a module hook
import '../../server/platform/database/drizzle-as-commonjs.ts';

const { sql } = await import('drizzle-orm');
const { explain, serve } = await import('../../server/serve.ts');

try {
  const app = await serve();
  process.on('message', (statement: string) => {
    if (!app) return askFirstProcess(statement);
    app.context.db
      .execute(sql.raw(statement))
      .then(() => answer('done'))
      .catch((error: unknown) => answer(String(error)));
  });
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

function answer(word: string): void {
  process.send?.(word);
}

/** With PROCESSES this one serves nothing itself. */
function askFirstProcess(statement: string): void {
  const [worker] = Object.values(cluster.workers ?? {});
  worker?.once('message', answer);
  worker?.send(statement);
}
