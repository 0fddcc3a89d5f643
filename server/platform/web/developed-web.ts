import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import { createServer, type InlineConfig } from 'vite';
import type { AppContext } from '../context.ts';
import { registerWeb } from './web.ts';

/** Pages straight from the sources, with hot reload. For `npm run dev` only: neither package is there in production. */
export async function registerDevelopedWeb(
  app: FastifyInstance,
  context: Pick<AppContext, 'config' | 'log'>,
  vite: InlineConfig = {},
): Promise<void> {
  const server = await createServer({
    appType: 'custom',
    ...vite,
    server: { middlewareMode: { server: app.server }, ...vite.server },
  });
  app.addHook('onClose', () => server.close());
  await app.register(middie);
  app.use(server.middlewares);
  await registerWeb(app, context, { vite: server });
}
