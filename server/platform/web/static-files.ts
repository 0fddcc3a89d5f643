import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { chooseEncoding, type Encoding } from './encoded-body.ts';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

interface StaticFile {
  type: string;
  etag: string;
  cacheControl: string;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
}

const day = 24 * 3600;

async function readStaticFile(folder: string, name: string): Promise<StaticFile> {
  const file = path.join(folder, name);
  const identity = await readFile(file);
  const optional = (suffix: string) => readFile(file + suffix).catch(() => undefined);
  const [br, gzip] = await Promise.all([optional('.br'), optional('.gz')]);
  const isForever = /^(?:assets|fonts)[\\/]/.test(name);
  return {
    type: types[path.extname(name)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 16)}"`,
    // Names under assets/ carry a hash of their content, and a font that changes gets another name.
    cacheControl: isForever ? `public, max-age=${365 * day}, immutable` : `public, max-age=${day}`,
    bodies: { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
  };
}

/** Serves every file of `folder` from memory, in the encodings that the build left beside it. */
export async function registerStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  for (const name of names) {
    const file = await readStaticFile(folder, name);
    app.get(`/${name.split(path.sep).map(encodeURIComponent).join('/')}`, (request, reply) => {
      void reply.header('vary', 'accept-encoding').header('etag', file.etag).header('cache-control', file.cacheControl);
      if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
      const wanted = chooseEncoding(request.headers['accept-encoding']);
      const body = file.bodies[wanted];
      if (body && wanted !== 'identity') void reply.header('content-encoding', wanted);
      return reply
        .header('content-type', file.type)
        .header('x-content-type-options', 'nosniff')
        .send(body ?? file.bodies.identity);
    });
  }
}
