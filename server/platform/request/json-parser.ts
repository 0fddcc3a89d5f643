import type { FastifyInstance } from 'fastify';
import { errors } from '../errors/error-catalogue.ts';

function containsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  if (value === null || typeof value !== 'object') return false;
  return Object.entries(value).some(([key, entry]) => key.includes('\u0000') || containsNul(entry));
}

const nulError = () =>
  errors.invalidField('body', 'characters', {
    tr: 'Metinde kabul edilmeyen bir karakter var.',
    en: 'The text contains a character that is not accepted.',
  });

/**
 * JSON as Fastify reads it, with two differences: an empty body is no body (clients send the JSON content type with
 * every call), and a NUL character, which no Postgres text can hold, is refused.
 */
export function registerJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    // Callback style, because Fastify's own parser is one.
    void parse(request, body, (error, value: unknown) => {
      if (!error && body.includes(String.raw`\u0000`) && containsNul(value)) done(nulError());
      else done(error, value);
    });
  });
}
