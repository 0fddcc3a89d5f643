/**
 * The stored form of a name, street or title: composed, runs of blanks as one blank, without invisible characters but
 * the joiners that Arabic script needs.
 */
export const lineText = (typed: string): string =>
  typed
    .normalize('NFC')
    .replaceAll(/[\t-\r\u0085\p{Z}]+/gu, ' ')
    .replaceAll(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim();

/** The stored form of a multi-line text: composed, without invisible characters but joiners of scripts and emoji. */
export const blockText = (typed: string): string =>
  typed
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u0085\p{Zl}\p{Zp}]/gu, '\n')
    .replaceAll(/\t/g, ' ')
    .replaceAll(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim();
