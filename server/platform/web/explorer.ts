import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from './encoded-body.ts';
import { pageHeaders } from './security.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  // The diagram and Stitches write style elements; nothing of a visitor is on these pages.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

interface ExplorerFolders {
  /** The built site (`dist/explorer`). */
  site: string;
  /** Reports of the last test run (`.tmp/model`); newer than the copies in the site. */
  reports: string;
}

interface ReportRequest {
  Params: { file: string };
}

/** A report and when its run was, as JSON. */
async function readReport(file: string): Promise<string | null> {
  if (!existsSync(file)) return null;
  const [{ mtime }, text] = await Promise.all([stat(file), readFile(file, 'utf8')]);
  return `{"at":"${mtime.toISOString()}","report":${text}}`;
}

const isThere = (file: string) =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

/** The file that a path below /machines names; null for what is no file of the site. */
async function fileOf(site: string, name: string): Promise<string | null> {
  const isPlain = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(name);
  if (!isPlain || name.startsWith('data/')) return null;
  const file = path.join(site, name);
  return (await isThere(file)) ? file : null;
}

/** Serves the explorer below /machines, as it is built at that moment. Without a build it says how to make one. */
export async function registerExplorer(app: FastifyInstance, { site, reports }: ExplorerFolders): Promise<void> {
  app.get<ReportRequest>('/machines/data/:file', async (request, reply) => {
    const flow = /^([\w-]+)\.json$/.exec(request.params.file)?.[1];
    const kept = path.join(site, 'data', `${flow}.json`);
    if (flow === undefined || !existsSync(kept)) return reply.code(404).send();
    const live = await Promise.all(
      ['', '.screens', '.server'].map((kind) => readReport(path.join(reports, `${flow}${kind}.json`))),
    );
    const [model, screens, ofServer] = live;
    return reply
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .type('application/json; charset=utf-8')
      .send(
        live.some((report) => report !== null)
          ? `{"model":${model ?? null},"screens":${screens ?? null},"server":${ofServer ?? null}}`
          : { ...(JSON.parse(await readFile(kept, 'utf8')) as object), isBesideShop: true },
      );
  });
  const serve = async (name: string, request: FastifyRequest, reply: FastifyReply) => {
    const file = await fileOf(site, name);
    if (file === null) {
      const isBuilt = await isThere(path.join(site, 'index.html'));
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send(isBuilt ? 'Nothing is here.\n' : 'The explorer is not built. Run: npm run explorer:build\n');
    }
    const isForever = name.startsWith('assets/');
    if (name.endsWith('.html')) void reply.headers({ ...pageHeaders, 'content-security-policy': policy });
    void reply
      .header('cache-control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache')
      .header('vary', 'accept-encoding')
      .header('x-content-type-options', 'nosniff')
      .type(types[path.extname(name)] ?? 'application/octet-stream');
    const isPacked = chooseEncoding(request.headers['accept-encoding']) === 'br' && (await isThere(`${file}.br`));
    if (isPacked) void reply.header('content-encoding', 'br');
    return reply.send(await readFile(isPacked ? `${file}.br` : file));
  };
  app.get('/machines', (request, reply) => {
    // Its files are asked for beside the page: without the final slash they would be beside the shop's.
    const [address, query] = request.url.split('?');
    if (!address!.endsWith('/')) return reply.redirect(`/machines/${query ? `?${query}` : ''}`, 301);
    return serve('index.html', request, reply);
  });
  app.get<{ Params: { '*': string } }>('/machines/*', (request, reply) =>
    serve(request.params['*'] || 'index.html', request, reply),
  );
}
