import type { FastifyInstance, FastifyReply } from 'fastify';
import { msg } from '#words';
import { type Locale, localeOfPath } from '../../../domain/locale/index.ts';
import { errors } from '../errors/error-catalogue.ts';
import { sendError } from '../errors/error-handler.ts';
import { sendUnavailablePage } from '../web/pages/unavailable.ts';

/** Paths that maintenance leaves open: health checks and operations. */
const openPaths = ['/healthz', '/readyz', '/ops'];
const retryAfterSeconds = 300;

const words = {
  title: msg`Mercan şu an kapalı`,
  text: msg`Kısa bir bakım yapıyoruz. Şu an sipariş alamıyoruz ve kartından para çekmiyoruz. Biraz sonra yeniden gel.`,
};

const isOpen = (path: string): boolean => openPaths.some((open) => path === open || path.startsWith(`${open}/`));

/**
 * Closes the shop to everybody but operators, for `START_HELD`: pages and calls answer 503 until a start without
 * it. Its jobs are not started either; see `serve`.
 */
export function registerMaintenance(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const [path = '/'] = request.url.split('?');
    if (isOpen(path)) return done();
    if (request.headers.accept?.includes('text/html')) sendClosedPage(reply, localeOfPath(path));
    else sendError(reply, errors.closed(retryAfterSeconds));
  });
}

function sendClosedPage(reply: FastifyReply, locale: Locale): void {
  const [title, text] = [words.title[locale], words.text[locale]];
  sendUnavailablePage(reply, { locale, title, body: `<h1>${title}</h1><p>${text}</p>`, retryAfterSeconds });
}
