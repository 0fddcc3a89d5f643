import type { FieldErrorCode } from '../failure/index.ts';

/** Allowed types of the picture of a door. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** Bytes of the upload. A larger photo is scaled down first. */
export const PICTURE_LIMIT_BYTES = 1_490_000;

/** Bytes above which a file is no photo of a phone. */
export const PHOTO_LIMIT_BYTES = 30_000_000;

/** The chosen file; a browser's `File` has this shape. */
export type PictureFile = { readonly name: string; readonly type: string; readonly size: number };

/** Checks type and size only; the server checks the contents. */
export function validatePicture({ type, size }: PictureFile): FieldErrorCode | null {
  if (!PICTURE_TYPES.includes(type)) return 'invalid';
  if (size === 0) return 'required';
  return size > PHOTO_LIMIT_BYTES ? 'tooLarge' : null;
}
