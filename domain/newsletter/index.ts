/** Which consent text is shown beside the box of the letter's form. Change it with the text. */
export const LETTER_CONSENT_VERSION = '2026-11-27';

/** How a form that was sent without JavaScript ended, as the home page gets it: `?letter=sent`. */
export const letterOutcomes: readonly string[] = ['sent', 'address', 'consent', 'later'] satisfies LetterOutcome[];

export type LetterOutcome = 'sent' | 'address' | 'consent' | 'later';

const isLetterOutcome = (raw: unknown): raw is LetterOutcome => typeof raw === 'string' && letterOutcomes.includes(raw);

/** Of a page with the letter's form: the query, read; what is no outcome is left out. */
export const letterSearch = ({ letter }: Record<string, unknown>): { letter?: LetterOutcome | undefined } => ({
  letter: isLetterOutcome(letter) ? letter : undefined,
});

export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text);
