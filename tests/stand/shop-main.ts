// The shop's own server, with a door for the warehouse: its parent process may change what is in the database.
// oxlint-disable-next-line import/no-unassigned-import -- it registers a module hook
import '../../server/platform/database/drizzle-as-commonjs.ts';

const { sql } = await import('drizzle-orm');
const { explain, serve } = await import('../../server/serve.ts');

try {
  const { context } = await serve();
  process.on('message', (statement: string) => {
    context.db
      .execute(sql.raw(statement))
      .then(() => process.send?.('done'))
      .catch((error: unknown) => process.send?.(String(error)));
  });
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
