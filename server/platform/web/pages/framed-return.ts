import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { msg } from '#words';
import { localeOfPath } from '../../../../domain/locale/index.ts';
import { pageHeaders } from '../rendering/security.ts';

const title = msg`Mağazaya dönülüyor`;
const words = msg`Bankan cevap verdi. Sonucu mağazanın sayfasında göreceksin.`;

/** The frame has an opaque origin, so the shop checks the message's source and attempt. */
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

/** Whether the bank returned the shopper inside the frame of its page, by the browser's fetch metadata. */
export function isFramedReturn(request: FastifyRequest): boolean {
  const { attempt } = request.query as { attempt?: unknown };
  return request.headers['sec-fetch-dest'] === 'iframe' && typeof attempt === 'string';
}

/**
 * Instead of the shop: a page that notifies the page around it that the bank has answered. All other pages of the shop
 * refuse to be framed. Browsers without fetch metadata do not get this one, and the shop learns the result by
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
