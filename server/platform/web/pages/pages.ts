import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { msg } from '#words';
import { type Locale, localeOfPath, pathIn } from '../../../../domain/locale/index.ts';
import { chooseEncoding, type EncodedBody } from './encoded-body.ts';
import { type CachedPage, type PageCache, PageNotReady } from './page-cache.ts';
import { isFramedReturn, sendFramedReturn } from './framed-return.ts';
import { isSecretAddress, readPagePath, tokenOf } from './page-path.ts';
import { pageHeaders, strictTransport } from '../rendering/security.ts';
import { sendUnavailablePage, unavailable } from './unavailable.ts';

interface PagesSettings {
  cache: PageCache;
  hasRoute: (path: string) => boolean;
  /** Whether the entry exists after which a route's page is named; called only for pages that are not cached. */
  isKnown: (path: string) => Promise<boolean>;
  /** Whether the token is of a link that the shop has mailed, and has not expired. */
  isLink: (token: string) => Promise<boolean>;
  /** Whether to send the security policy; off while developing, because of Vite's inline scripts. */
  withPolicy: boolean;
  /** The shop is served over https. */
  isSecure: boolean;
}

interface DataRequest {
  Params: { file: string };
  Querystring: { of?: string };
}

/** Every GET without another route is a page: that of a route, or the 404 page. */
export function registerPages(app: FastifyInstance, settings: PagesSettings): void {
  const headers = { ...pageHeaders, ...(settings.isSecure ? { 'strict-transport-security': strictTransport } : {}) };

  app.get<DataRequest>('/_page/:file', async (request, reply) => {
    const version = request.params.file.replace(/\.js$/, '');
    const of = request.query.of ?? '';
    const data = settings.cache.dataOf(version) ?? (await inTime(dataOfPage(version, of)));
    if (data === 'notReady') return unavailable(reply, busySeconds).type('text/plain').send('This page is not ready.');
    // The app then renders the page in the browser.
    if (!data) return reply.code(404).type('text/plain').send('This page has changed.');
    void reply.header('cache-control', isSecretAddress(of) ? 'no-store' : 'public, max-age=86400');
    return sendEncoded(request, reply.type('text/javascript; charset=utf-8'), data);
  });

  app.get('/*', async (request, reply) => {
    if (isFramedReturn(request)) return sendFramedReturn(request, reply);
    const target = readPagePath(request.url);
    if (target.type === 'redirect') return reply.redirect(target.to, 308);
    const page = await inTime(readPage(target.path));
    if (page === 'notReady') return sendBusy(reply, localeOfPath(target.path));
    const token = tokenOf(target.path);
    // The page shows this itself; the status is for crawlers and the log. Spec §2.
    if (token === null || (await settings.isLink(token))) return sendPage(request, reply, page);
    request.log.info('a link that is not valid');
    return sendPage(request, reply, { ...page, status: 404 });
  });

  /** All unknown addresses share one cached page, so that a client that tries many costs nothing. */
  async function readPage(path: string): Promise<CachedPage> {
    const [bare = path] = path.split('?');
    const isPage = settings.hasRoute(bare) && (settings.cache.has(path) || (await settings.isKnown(bare)));
    return settings.cache.get(isPage ? path : pathIn(localeOfPath(path), '/404/-'));
  }

  /** The browser's page may be from another process of the shop: equal content has equal versions. */
  async function dataOfPage(version: string, of: string): Promise<EncodedBody | null> {
    if (!of.startsWith('/')) return null;
    const target = readPagePath(of);
    const page = target.type === 'page' ? await readPage(target.path) : null;
    return page?.version === version ? page.data : null;
  }

  function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
    void reply.header('cache-control', page.isOneVisitors ? 'no-store' : 'no-cache');
    if (page.location) return reply.redirect(page.location, page.status);
    void reply.headers(headers).header('etag', page.etag);
    if (page.isOneVisitors) void reply.header('referrer-policy', 'no-referrer');
    if (settings.withPolicy) void reply.header('content-security-policy', page.policy);
    if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    return sendEncoded(request, reply.code(page.status).type('text/html; charset=utf-8'), page.html);
  }
}

const busy = { title: msg`Çok kalabalık`, words: msg`Şu an çok kişi var. Sayfa birazdan kendiliğinden açılacak.` };
const busySeconds = 3;

async function inTime<Result>(page: Promise<Result>): Promise<Result | 'notReady'> {
  try {
    return await page;
  } catch (error) {
    if (error instanceof PageNotReady) return 'notReady';
    throw error;
  }
}

/** A page that reloads itself. */
function sendBusy(reply: FastifyReply, locale: Locale) {
  const [title, words] = [busy.title[locale], busy.words[locale]];
  void reply.headers(pageHeaders).header('refresh', busySeconds);
  return sendUnavailablePage(reply, { locale, title, body: `<p>${words}</p>`, retryAfterSeconds: busySeconds });
}

function sendEncoded(request: FastifyRequest, reply: FastifyReply, body: EncodedBody) {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  void reply.header('vary', 'accept-encoding');
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(body[encoding]);
}
