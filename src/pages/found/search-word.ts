/** Search text of the URL; empty for an invalid one. Control characters and lone surrogates do not reach the API. */
export const searchWord = (raw: unknown): string =>
  typeof raw === 'string' || typeof raw === 'number'
    ? String(raw)
        // Longest text of the contract.
        .slice(0, 100)
        .replaceAll(/[\p{Cc}\p{Cs}]/gu, '')
        .trim()
    : '';
