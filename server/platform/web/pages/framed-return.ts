import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { msg } from '#words';
import { localeOfPath } from '../../../../domain/locale/index.ts';
import { pageHeaders } from '../rendering/security.ts';

const title = msg`Mağazaya dönülüyor`;
const words = msg`Bankan cevap verdi. Sonucu mağazanın sayfasında göreceksin.`;

/** The frame has an opaque origin, so the shop knows the message by its source and by the attempt it names. */
const script =
  "parent.postMessage({type:'challenge.returned',attempt:new URLSearchParams(location.search).get('attempt')},location.origin)";

const style =
  'body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:2rem;box-sizing:border-box;background:#fff9f3;color:#2b1a2f;font:1.0625rem/1.5 system-ui,sans-serif;text-align:center}';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policy = [
  "default-src 'none'",
  `script-src ${hashOf(script)}`,
  `style-src ${hashOf(style)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** The bank sends the shopper back inside the frame that its page stood in. The browser says so. */
export function isFramedReturn(request: FastifyRequest): boolean {
  const { attempt } = request.query as { attempt?: unknown };
  return request.headers['sec-fetch-dest'] === 'iframe' && typeof attempt === 'string';
}

/**
 * In place of the shop: a page that notifies the page around it that the bank has answered. Every other page of the shop
 * refuses to be framed; when a browser does not say where it loads, this one is refused too and the shop finds out by
 * asking the server.
 */
export function sendFramedReturn(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = localeOfPath(request.url);
  return reply
    .headers(pageHeaders)
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title[locale]}</title><style>${style}</style></head><body><p>${words[locale]}</p><script>${script}</script></body></html>`,
    );
}
