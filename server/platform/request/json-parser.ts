import type { FastifyInstance } from 'fastify';
import { msg } from '#words';
import { errors } from '../errors/error-catalogue.ts';

/** Postgres text and JSON can store neither NUL nor half of a surrogate pair. */
const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();
/** Escapes in JSON that may produce such characters; raw bytes cannot. */
const suspicious = /\\u(?:0000|d[89a-f])/i;

/** Walks a value without recursion: a body may be nested as deep as it is long. */
function isAllStorable(root: unknown): boolean {
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string' && !isStorable(value)) return false;
    if (value === null || typeof value !== 'object') continue;
    for (const [key, entry] of Object.entries(value)) waiting.push(key, entry);
  }
  return true;
}

/** The error for text that cannot be stored, in `field`. */
export const unacceptableText = (field: string) =>
  errors.invalidField(field, 'characters', msg`Metinde kabul edilmeyen bir karakter var.`);

/**
 * Fastify's JSON parser with two differences: an empty body is no body (clients send the JSON content type with
 * every call), and characters that Postgres cannot store are refused.
 */
export function registerJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    // Callback style, like Fastify's own parser.
    void parse(request, body, (error, value: unknown) => {
      if (!error && suspicious.test(body) && !isAllStorable(value)) done(unacceptableText('body'));
      else done(error, value);
    });
  });
}
