import { blockText } from '../../text/index.ts';

/** Longest note of a gift, in characters; also in the contract. */
export const longestGiftNote = 200;

/** The note as it is stored: empty without text. */
export const giftNoteOf = (typed: string): string => blockText(typed);
