import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { chooseEncoding, type Encoding } from './encoded-body.ts';

const types: Record<string, string> = {
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
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

interface StaticFile {
  type: string;
  etag: string;
  cacheControl: string;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
}

const year = 365 * 24 * 3600;

async function readStaticFile(folder: string, name: string): Promise<StaticFile> {
  const file = path.join(folder, name);
  const identity = await readFile(file);
  const optional = (suffix: string) => readFile(file + suffix).catch(() => undefined);
  const [br, gzip] = await Promise.all([optional('.br'), optional('.gz')]);
  const isHashed = name.startsWith(`assets${path.sep}`);
  return {
    type: types[path.extname(name)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 16)}"`,
    // Names under assets/ carry a hash of their content; fonts and pictures of public/ do not.
    cacheControl: isHashed ? `public, max-age=${year}, immutable` : `public, max-age=${24 * 3600}`,
    bodies: { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
  };
}

/** Serves every file of `folder` from memory, in the encodings that the build left beside it. */
export async function registerStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  for (const name of files) {
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
