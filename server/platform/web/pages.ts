import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { msg } from '#words';
import { type Locale, localeOfPath, pathIn } from '../../../domain/locale/index.ts';
import { chooseEncoding, type EncodedBody } from './encoded-body.ts';
import { type CachedPage, type PageCache, PageNotReady } from './page-cache.ts';
import { isFramedReturn, sendFramedReturn } from './framed-return.ts';
import { hasToken, readPagePath } from './page-path.ts';
import { pageHeaders, strictTransport } from './security.ts';

interface PagesSettings {
  cache: PageCache;
  hasRoute: (path: string) => boolean;
  /** Send the security policy; Vite's own inline scripts need it off while developing. */
  withPolicy: boolean;
  /** The shop is served over https. */
  isSecure: boolean;
}

interface DataRequest {
  Params: { file: string };
  Querystring: { of?: string };
}

/** Every GET that nothing else answers is a page: of a route, or the 404 page. */
export function registerPages(app: FastifyInstance, settings: PagesSettings): void {
  const headers = { ...pageHeaders, ...(settings.isSecure ? { 'strict-transport-security': strictTransport } : {}) };

  app.get<DataRequest>('/_page/:file', async (request, reply) => {
    const version = request.params.file.replace(/\.js$/, '');
    const data = settings.cache.dataOf(version) ?? (await dataOfPage(version, request.query.of));
    // The app then renders the page by itself.
    if (!data) return reply.code(404).type('text/plain').send('This page has changed.');
    const keeping = hasToken(request.query.of ?? '') ? 'no-store' : 'public, max-age=86400';
    void reply.header('cache-control', keeping).type('text/javascript; charset=utf-8');
    return sendEncoded(request, reply, data);
  });

  app.get('/*', async (request, reply) => {
    if (isFramedReturn(request)) return sendFramedReturn(request, reply);
    const target = readPagePath(request.url);
    if (target.type === 'redirect') return reply.redirect(target.to, 308);
    try {
      return sendPage(request, reply, await settings.cache.get(pageOf(target.path)));
    } catch (error) {
      if (!(error instanceof PageNotReady)) throw error;
      return sendBusy(reply, localeOfPath(target.path));
    }
  });

  /** Every address that no route has is one page, made once: whoever tries them all costs nothing. */
  function pageOf(path: string): string {
    const [bare = path] = path.split('?');
    return settings.hasRoute(bare) ? path : pathIn(localeOfPath(path), '/404/-');
  }

  /** Another process of the shop may have made the page that a browser holds: the same content has the same version. */
  async function dataOfPage(version: string, of: string | undefined): Promise<EncodedBody | null> {
    if (!of?.startsWith('/')) return null;
    const target = readPagePath(of);
    const page = target.type === 'page' ? await settings.cache.get(pageOf(target.path)) : null;
    return page?.version === version ? page.data : null;
  }

  function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
    void reply.header('cache-control', page.isOneVisitors ? 'no-store' : 'no-cache');
    if (page.location) return reply.redirect(page.location, page.status);
    void reply.headers(headers).header('etag', page.etag);
    if (settings.withPolicy) void reply.header('content-security-policy', page.policy);
    if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    return sendEncoded(request, reply.code(page.status).type('text/html; charset=utf-8'), page.html);
  }
}

const busy = { title: msg`Çok kalabalık`, words: msg`Şu an çok kişi var. Sayfa birazdan kendiliğinden açılacak.` };
const busySeconds = 3;
const busyPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A page that asks for itself again. */
function sendBusy(reply: FastifyReply, locale: Locale) {
  const [title, words] = [busy.title[locale], busy.words[locale]];
  return reply
    .code(503)
    .headers({ ...pageHeaders, 'content-security-policy': busyPolicy, 'cache-control': 'no-store' })
    .header('retry-after', busySeconds)
    .header('refresh', busySeconds)
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${title}</title><p>${words}</p></html>`);
}

function sendEncoded(request: FastifyRequest, reply: FastifyReply, body: EncodedBody) {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  void reply.header('vary', 'accept-encoding');
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(body[encoding]);
}
