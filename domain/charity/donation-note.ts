import { lineText } from '../text/index.ts';

/** Longest note for a donation's parcel, in characters; also in the contract. */
export const longestDonationNote = 120;

/** The note as it is sent: null when it is empty. */
export const donationNoteOf = (typed: string): string | null => lineText(typed).slice(0, longestDonationNote) || null;
