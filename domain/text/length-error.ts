import type { FieldErrorCode } from '../failure/index.ts';

/** The length error of a text in its stored form. */
export function lengthError(text: string, { least, most }: { least: number; most: number }): FieldErrorCode | null {
  if (text === '') return 'required';
  if (text.length < least) return 'tooShort';
  return text.length > most ? 'tooLong' : null;
}
