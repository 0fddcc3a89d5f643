import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pageHeaders } from '../rendering/security.ts';
import { fastifyStatic } from './static-plugin.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  // The diagram and Stitches write style elements; these pages contain no visitor's data.
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

interface ExplorerFolders {
  /** The built site (`dist/explorer`). */
  site: string;
  /** Reports of the last test run (`.tmp/model`); newer than the copies in the site. */
  reports: string;
}

interface ReportRequest {
  Params: { file: string };
}

/** A report and the time of its run, as JSON. */
async function readReport(file: string): Promise<string | null> {
  if (!existsSync(file)) return null;
  const [{ mtime }, text] = await Promise.all([stat(file), readFile(file, 'utf8')]);
  return `{"at":"${mtime.toISOString()}","report":${text}}`;
}

/** Serves the explorer below /machines from its current build. Without a build the page says how to make one. */
export async function registerExplorer(app: FastifyInstance, { site, reports }: ExplorerFolders): Promise<void> {
  await app.register(
    async (scope) => {
      await scope.register(fastifyStatic, {
        root: site,
        serve: false,
        // The build may appear after the start.
        suppressWarning: true,
        preCompressed: true,
        index: false,
        cacheControl: false,
        setHeaders: (reply, file) => {
          const isForever = path.relative(site, file).startsWith('assets');
          // Compressed pages are pages too.
          if (/\.html(?:\.\w+)?$/.test(file)) void reply.headers({ ...pageHeaders, 'content-security-policy': policy });
          void reply
            .header('cache-control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache')
            .header('x-content-type-options', 'nosniff');
        },
      });
      scope.setNotFoundHandler((_request, reply) =>
        reply
          .code(404)
          .type('text/plain; charset=utf-8')
          .send(
            existsSync(path.join(site, 'index.html'))
              ? 'Nothing is here.\n'
              : 'The explorer is not built. Run: npm run explorer:build\n',
          ),
      );
      scope.get<ReportRequest>('/data/:file', async (request, reply) => {
        const flow = /^([\w-]+)\.json$/.exec(request.params.file)?.[1];
        const kept = path.join(site, 'data', `${flow}.json`);
        if (flow === undefined || !existsSync(kept)) return reply.callNotFound();
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
      scope.get('/', (request, reply) => {
        // Relative URLs of its files need the final slash, or they would resolve to the shop's.
        const [address, query] = request.url.split('?');
        if (!address!.endsWith('/')) return reply.redirect(`/machines/${query ? `?${query}` : ''}`, 301);
        return reply.sendFile('index.html');
      });
      scope.get<{ Params: { '*': string } }>('/*', (request, reply) => {
        const name = request.params['*'];
        const isPlain = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(name) && !name.startsWith('data/');
        return isPlain ? reply.sendFile(name) : reply.callNotFound();
      });
    },
    { prefix: '/machines' },
  );
}
