import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { fastifyStatic } from './static-plugin.ts';

const day = 24 * 3600;

/**
 * Serves every file that `folder` holds at the start, in the encodings that the build left beside it. Each has a route
 * of its own, so that every other address stays free for pages.
 */
export async function registerStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  const isForever = (file: string) => /^(?:assets|fonts)[\\/]/.test(path.relative(folder, file));
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    preCompressed: true,
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      // Names under assets/ carry a hash of their content, and a font that changes gets another name.
      const keeping = isForever(file) ? `public, max-age=${365 * day}, immutable` : `public, max-age=${day}`;
      void reply.header('cache-control', keeping).header('x-content-type-options', 'nosniff');
    },
  });
}
