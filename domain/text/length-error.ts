import type { FieldErrorCode } from '../failure/index.ts';

/** What is wrong with the length of a text that is as it will be kept. */
export function lengthError(text: string, { least, most }: { least: number; most: number }): FieldErrorCode | null {
  if (text === '') return 'required';
  if (text.length < least) return 'tooShort';
  return text.length > most ? 'tooLong' : null;
}
