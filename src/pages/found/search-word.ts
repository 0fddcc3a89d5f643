import { lineText } from '../../../domain/text/index.ts';

/** The longest that the contract takes. */
const longest = 100;

/** What an address asks to search for; empty when it is nothing. Neither a NUL nor half a character reaches the API. */
export const searchWord = (raw: unknown): string =>
  typeof raw === 'string' || typeof raw === 'number' ? lineText(String(raw).slice(0, longest)) : '';
