import { blockText } from '../../text/index.ts';

/** Characters of the note that lies in a box that is a gift, in the contract too. */
export const longestGiftNote = 200;

/** The note as it is kept: empty where nothing is written. */
export const giftNoteOf = (typed: string): string => blockText(typed);
