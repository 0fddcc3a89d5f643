/** Arabic-Indic and Persian digits; full-width ones are compatibility characters. */
const easternDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Without what nobody sees (controls, zero-width marks, halves of surrogate pairs); compatibility characters and digits plain. */
const plainText = (typed: string): string =>
  typed
    .trim()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .normalize('NFKC')
    .replaceAll(easternDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .trim();

/** Dotted and dotless i are one letter: Turkish keyboards and capitals write all four. */
const withPlainI = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[ıIi]\u0307*/g, 'i')
    .normalize('NFC');

/** A code as it is sent, kept and compared: in capitals, İ, I, ı and i one letter. */
export const codeText = (typed: string): string => withPlainI(plainText(typed)).toUpperCase();

/** An e-mail address as it is kept and compared: in lower case, İ, I, ı and i one letter. */
export const emailText = (typed: string): string => withPlainI(plainText(typed)).toLowerCase();

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
