import type { FastifyInstance } from 'fastify';

export type Language = 'tr' | 'en';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- declaration merging needs an interface
  interface FastifyRequest {
    /** From the header `language`; Turkish unless it says `en`. */
    language: Language;
    /** From the header `region-id`, ISO 3166-1 alpha-2; TR unless another is given. */
    region: string;
  }
}

export function registerRequestContext(app: FastifyInstance): void {
  app.decorateRequest('account', null);
  app.decorateRequest('operator', null);
  app.decorateRequest('language', 'tr');
  app.decorateRequest('region', 'TR');
  app.addHook('onRequest', (request, _reply, done) => {
    request.language = request.headers.language === 'en' ? 'en' : 'tr';
    const region = request.headers['region-id'];
    request.region = typeof region === 'string' && /^[A-Z]{2}$/.test(region) ? region : 'TR';
    done();
  });
}
