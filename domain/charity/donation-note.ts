import { lineText } from '../text/index.ts';

/** Characters of the line for a donation's parcel, in the contract too. */
export const longestDonationNote = 120;

/** The line as it is sent: null when nothing is written. */
export const donationNoteOf = (typed: string): string | null => lineText(typed).slice(0, longestDonationNote) || null;
