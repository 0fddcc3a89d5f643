// A whole shop with React's development build, which reports every mismatch.
// oxlint-disable-next-line import/no-unassigned-import -- it registers a module hook
import '../../server/platform/database/drizzle-as-commonjs.ts';
import { rename } from 'node:fs/promises';
import path from 'node:path';

// React and Vite choose their build when they are imported.
process.env['NODE_ENV'] = 'development';
const { build } = await import('vite');
const { buildApp } = await import('../../server/app.ts');
const { readConfig } = await import('../../server/platform/config/config.ts');
const { openTestDatabase } = await import('../../server/platform/database/test-database.ts');
const { registerWeb } = await import('../../server/platform/web/index.ts');

const root = path.resolve(import.meta.dirname, '../..');
const dist = path.join(root, '.tmp/development');
const common = { root, mode: 'development', logLevel: 'error' } as const;
await build({ ...common, build: { outDir: path.join(dist, 'client'), emptyOutDir: true, minify: false } });
await build({
  ...common,
  build: { ssr: 'src/entry-server.tsx', outDir: path.join(dist, 'server'), emptyOutDir: true, copyPublicDir: false },
});
await rename(path.join(dist, 'client/index.html'), path.join(dist, 'shell.html'));
await rename(path.join(dist, 'client/.vite/manifest.json'), path.join(dist, 'manifest.json'));

const config = readConfig({ LOG_LEVEL: 'warn', RATE_LIMITS: 'false', ...process.env, DATABASE_URL: 'pglite:memory' });
const database = await openTestDatabase();
const app = await buildApp({
  config,
  database,
  registerWeb: (server, context) => registerWeb(server, context, { dist }),
});
await app.seed();
await app.server.listen({ port: config.port, host: '127.0.0.1' });
