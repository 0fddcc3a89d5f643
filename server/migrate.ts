// npm run migrate: brings the schema to this release and fills what is empty. Run it once, before the new processes.
// oxlint-disable-next-line import/no-unassigned-import -- it registers a module hook
import './platform/database/drizzle-as-commonjs.ts';

// A static import would be linked before the line above takes effect.
const { explain, migrate } = await import('./serve.ts');

migrate().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
