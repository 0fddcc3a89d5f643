/** Arabic-Indic and Persian digits; full-width ones are compatibility characters. */
const easternDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Without invisible characters (controls, zero-width marks, lone surrogates); NFKC; digits as ASCII. */
export const plainText = (typed: string): string =>
  typed
    .trim()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .normalize('NFKC')
    .replaceAll(easternDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .trim();

/** Dotted and dotless i are one letter: Turkish keyboards and capitals write all four. */
export const withPlainI = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[ıIi]\u0307*/g, 'i')
    .normalize('NFC');

/** A code as it is sent, kept and compared: in capitals, İ, I, ı and i one letter. */
export const codeText = (typed: string): string => withPlainI(plainText(typed)).toUpperCase();

/** An e-mail address as it is kept and compared: in lower case, İ, I, ı and i one letter. */
export const emailText = (typed: string): string => withPlainI(plainText(typed)).toLowerCase();

/** Digits alone, whatever script they are typed in and whatever comes between them. */
export const digitText = (typed: string): string => plainText(typed).replaceAll(/\D/g, '');
