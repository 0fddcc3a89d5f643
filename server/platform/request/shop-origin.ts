import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

const allowedHeaders = 'authorization, content-type, language, region-id, receiver-id, idempotency-key';
const allowedMethods = 'GET, POST, PATCH, DELETE';
const preflightSeconds = '7200';

/** CORS: allows the shop at PUBLIC_URL, and no other origin, to call an API on another origin (API_BASE). */
export function allowShopOrigin(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  const shop = new URL(publicUrl);
  app.addHook('onRequest', (request, reply, done) => {
    const isFromShop = request.headers.origin === shop.origin && request.headers.host !== shop.host;
    if (!isFromShop) return done();
    reply.header('access-control-allow-origin', shop.origin).header('vary', 'Origin');
    if (request.method !== 'OPTIONS') return done();
    return reply
      .header('access-control-allow-methods', allowedMethods)
      .header('access-control-allow-headers', allowedHeaders)
      .header('access-control-max-age', preflightSeconds)
      .code(204)
      .send();
  });
}
