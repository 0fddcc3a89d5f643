import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { fastifyStatic } from './static-plugin.ts';

const day = 24 * 3600;

/**
 * Serves every file that `folder` contains at the start, in the encodings that the build stored beside it. Each has its
 * own route, so that all other addresses remain free for pages.
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
      // File names under assets/ contain a hash of their content, and a changed font gets another name.
      const keeping = isForever(file) ? `public, max-age=${365 * day}, immutable` : `public, max-age=${day}`;
      void reply.header('cache-control', keeping).header('x-content-type-options', 'nosniff');
    },
  });
}
