import type { FastifyInstance, FastifyReply } from 'fastify';
import { msg } from '#words';
import { type Locale, localeOfPath } from '../../../domain/locale/index.ts';
import { errors } from '../errors/error-catalogue.ts';
import { sendError } from '../errors/error-handler.ts';
import { sendUnavailablePage } from '../web/pages/unavailable.ts';

/** What the shop still answers in maintenance: whether it is alive, and the people who make it ready. */
const openPaths = ['/healthz', '/readyz', '/ops'];
const retryAfterSeconds = 300;

const words = {
  title: msg`Mercan şu an kapalı`,
  text: msg`Kısa bir bakım yapıyoruz. Şu an sipariş alamıyoruz ve kartından para çekmiyoruz. Biraz sonra yeniden gel.`,
};

const isOpen = (path: string): boolean => openPaths.some((open) => path === open || path.startsWith(`${open}/`));

/**
 * Closes the shop to everybody but its operators, as `START_HELD` asks: pages and calls answer 503 until it is started
 * without. Its jobs are not started either; see `serve`.
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
