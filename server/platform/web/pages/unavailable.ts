import type { FastifyReply } from 'fastify';
import type { Locale } from '../../../../domain/locale/index.ts';

export const unavailable = (reply: FastifyReply, retryAfterSeconds: number): FastifyReply =>
  reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': retryAfterSeconds });

const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

interface UnavailablePage {
  locale: Locale;
  title: string;
  /** HTML. */
  body: string;
  retryAfterSeconds: number;
}

/** A page independent of the app: 503, neither cached nor framed. */
export const sendUnavailablePage = (
  reply: FastifyReply,
  { locale, title, body, retryAfterSeconds }: UnavailablePage,
): FastifyReply =>
  unavailable(reply, retryAfterSeconds)
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${title}</title>${body}</html>`);
