import { plainText, withPlainI } from './text.ts';

const marks = /\p{M}/gu;
const betweenWords = /[^\p{L}\p{N}]+/u;

/**
 * The searchable form of a text: lower-case words separated by one blank, İ, I, ı and i all as i, ç ğ ö ş ü
 * and every other accented letter as its base.
 */
export const searchText = (text: string): string =>
  withPlainI(plainText(text))
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(marks, '')
    .split(betweenWords)
    .filter((word) => word !== '')
    .join(' ');
