import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import { createServer, type InlineConfig } from 'vite';
import { registerWeb, type WebContext } from './web.ts';

/** Pages from the sources, with hot reload. For `npm run dev` only: production installs neither package. */
export async function registerDevelopedWeb(
  app: FastifyInstance,
  context: WebContext,
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
