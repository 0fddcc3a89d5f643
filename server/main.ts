// oxlint-disable-next-line import/no-unassigned-import -- it registers a module hook
import './platform/database/drizzle-as-commonjs.ts';

// A static import would be linked before the line above takes effect.
const { explain, serve } = await import('./serve.ts');

serve().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
