import type { FieldErrorCode } from '../failure/index.ts';

/** What a picture of a door may be. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** What is sent, in bytes. A larger photo is made smaller first. */
export const PICTURE_LIMIT_BYTES = 1_490_000;

/** Above this a file is no photo of a phone. */
export const PHOTO_LIMIT_BYTES = 30_000_000;

/** A file as it was chosen; a browser's `File` is one. */
export type PictureFile = { readonly name: string; readonly type: string; readonly size: number };

/** What can be seen of a file without reading it. What is in it the server says. */
export function validatePicture({ type, size }: PictureFile): FieldErrorCode | null {
  if (!PICTURE_TYPES.includes(type)) return 'invalid';
  if (size === 0) return 'required';
  return size > PHOTO_LIMIT_BYTES ? 'tooLarge' : null;
}
