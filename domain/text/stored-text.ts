/**
 * A name, a street or a title as it is kept: composed, every run of blanks one blank, nothing invisible but the joiners
 * that Arabic script writes with.
 */
export const lineText = (typed: string): string =>
  typed
    .normalize('NFC')
    .replaceAll(/[\t-\r\u0085\p{Z}]+/gu, ' ')
    .replaceAll(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim();

/** Text of several lines as it is kept: composed, without invisible characters; joiners of scripts and pictures stay. */
export const blockText = (typed: string): string =>
  typed
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u0085\p{Zl}\p{Zp}]/gu, '\n')
    .replaceAll(/\t/g, ' ')
    .replaceAll(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim();
