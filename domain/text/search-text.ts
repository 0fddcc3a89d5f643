import { plainText, withPlainI } from './text.ts';

const marks = /\p{M}/gu;
const betweenWords = /[^\p{L}\p{N}]+/u;

/**
 * What a text is found by: its words in small letters with one blank between them, İ, I, ı and i one letter, ç ğ ö ş ü
 * and every other accented letter its base.
 */
export const searchText = (text: string): string =>
  withPlainI(plainText(text))
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(marks, '')
    .split(betweenWords)
    .filter((word) => word !== '')
    .join(' ');
