import type { FastifyRequest } from 'fastify';
import { currentRequestId } from '../request/request-id.ts';

export type LogSettings = { level: string; stream?: { write(line: string): void } };

/** Card numbers in any grouping; matches telephone and account numbers of that form too. */
const cardNumber = /(?<!\w)\d(?:[\s.-]{0,2}\d){12,18}(?!\w)/g;
const telephone = /(?<![\w.-])(?:\+?90|0)[\s.()-]{0,2}5\d{2}[\s.()-]{0,2}\d{3}[\s.-]?\d{2}[\s.-]?\d{2}(?!\w)/g;
const iban = /\bTR\d{2}(?:\s?\d){22}\b/gi;
const password = /((?:password|şifre|sifre|secret|authorization)(?:\\?")?\s*[:=]\s*(?:\\?")?)[^\s\\",;}]+/giu;
const bearer = /\b(bearer\s+)[\w.~+/-]+=*/gi;
const signedToken = /\beyJ[\w-]+\.[\w-]+\.[\w-]+/g;
const address = /[^\s<>"'(),;:=/]+(?:@|%40)[\p{L}\p{N}.-]+\.\p{L}{2,}/giu;

/** Removes customers' data: query values, card, account and telephone numbers, tokens, passwords, e-mail addresses. */
export function withoutSecrets(text: string): string {
  const plain = text.replaceAll(/(?<=^params: |\nparams: )[\s\S]*?(?=\n {4}at |$)/g, '[left out]');
  return plain
    .replaceAll(bearer, '$1[token]')
    .replaceAll(password, '$1[left out]')
    .replaceAll(signedToken, '[token]')
    .replaceAll(iban, '[number]')
    .replaceAll(cardNumber, '[number]')
    .replaceAll(telephone, '[number]')
    .replaceAll(address, '[address]');
}

type SafeError = { type: string; message: string; stack: string; code?: string; cause?: SafeError };

/** Only these fields: a driver's error also contains the statement's values and the conflicting row. */
function describeError(error: unknown): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutSecrets(String(error)), stack: '' };
  const code = (error as { code?: unknown }).code;
  return {
    type: error.name,
    message: withoutSecrets(error.message),
    stack: withoutSecrets(error.stack ?? ''),
    ...(typeof code === 'string' && { code }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

const describeRequest = ({ id, method, url }: Pick<FastifyRequest, 'id' | 'method' | 'url'>) => ({
  id,
  method,
  // A 32-digit hexadecimal id or the token of a mailed link is enough to open its page.
  path: withoutSecrets(url.split('?', 1)[0] ?? '').replaceAll(/\/[0-9a-f]{32}(?=\/|$)/g, '/[id]'),
});

/** Log settings that keep out everything that identifies a person. */
export const safeLog = ({ level, stream }: LogSettings) => ({
  level,
  ...(stream && { stream }),
  mixin: () => {
    const request = currentRequestId();
    return request === undefined ? {} : { request };
  },
  serializers: {
    err: describeError,
    error: describeError,
    req: describeRequest,
  },
  redact: ['headers', 'authorization', 'cookie', '*.headers', '*.authorization', '*.cookie'],
});
