import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { strictTransport } from '../web/rendering/security.ts';

/** Security headers of every answer. Pages add their own policy. */
export function registerSafeHeaders(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  const isSecure = publicUrl.startsWith('https://');
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff');
    if (isSecure) reply.header('strict-transport-security', strictTransport);
    done();
  });
}
