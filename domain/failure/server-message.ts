import { type Localized, toLocalizedText } from '../locale/index.ts';
import { fieldsOf } from '../untrusted/index.ts';

/** Spec §8: shown when a server error carries no readable text. */
export const UNKNOWN_SERVER_ERROR: Localized = {
  tr: 'Sunucudan bilinmeyen bir hata geldi',
  en: 'Unknown error returned from server',
};

/**
 * The text of a server error: from the error, then its data, then its message; a string or a language-specific text
 * (tr, en or `namedKey`); otherwise `UNKNOWN_SERVER_ERROR`. A language that is missing is filled with the other. Spec §8.
 */
export function serverMessageOf(error: unknown, namedKey?: string): Localized {
  return findServerMessage(error, namedKey) ?? UNKNOWN_SERVER_ERROR;
}

export function findServerMessage(error: unknown, namedKey?: string): Localized | null {
  const { error: inner, data, message } = fieldsOf(error);
  for (const candidate of [error, inner, fieldsOf(inner)['message'], data, fieldsOf(data)['message'], message]) {
    const text = toLocalizedText(candidate, namedKey);
    if (text) return text;
  }
  return null;
}
