/** What an address asks to search for; empty when it is nothing. Neither a NUL nor half a character reaches the API. */
export const searchWord = (raw: unknown): string =>
  typeof raw === 'string' || typeof raw === 'number'
    ? String(raw)
        // The longest that the contract takes.
        .slice(0, 100)
        .replaceAll(/[\p{Cc}\p{Cs}]/gu, '')
        .trim()
    : '';
