import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
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

/** Serves the explorer below /machines. Without a build it says how to make one. */
export async function registerExplorer(app: FastifyInstance, { site, reports }: ExplorerFolders): Promise<void> {
  if (!existsSync(path.join(site, 'index.html'))) {
    app.get('/machines/', (_request, reply) =>
      reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send('The explorer is not built. Run: npm run explorer:build\n'),
    );
    return;
  }
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
        model ? `{"model":${model},"screens":${screens ?? null},"server":${ofServer ?? null}}` : await readFile(kept),
      );
  });
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(site, file).split(path.sep).join('/');
    if (name.startsWith('data/')) continue;
    const isForever = name.startsWith('assets/');
    const isPage = name.endsWith('.html');
    app.get(`/machines/${name === 'index.html' ? '' : name}`, async (_request, reply) => {
      if (isPage) void reply.headers({ ...pageHeaders, 'content-security-policy': policy });
      return reply
        .header('cache-control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache')
        .header('x-content-type-options', 'nosniff')
        .type(types[path.extname(name)] ?? 'application/octet-stream')
        .send(await readFile(file));
    });
  }
}
