import type { FieldErrorCode } from '../failure/index.ts';

export const APPLICATION_FILES_AT_MOST = 5;

/** 5 MB, as the contract's `x-body-limit`. */
export const APPLICATION_FILE_LIMIT_BYTES = 5_242_880;

export const APPLICATION_FILE_TYPES: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png'];

/** Checks type and size only; the server checks the first bytes. */
export function validateApplicationFile({ type, size }: { type: string; size: number }): FieldErrorCode | null {
  if (!APPLICATION_FILE_TYPES.includes(type)) return 'invalid';
  if (size === 0) return 'required';
  return size > APPLICATION_FILE_LIMIT_BYTES ? 'tooLarge' : null;
}
