/** Version of the consent text in the newsletter's form. Change it with the text. */
export const NEWSLETTER_CONSENT_VERSION = '2026-11-27';

/** How a form that was sent without JavaScript ended, as the home page gets it: `?letter=sent`. */
export const newsletterOutcomes: readonly string[] = [
  'sent',
  'address',
  'consent',
  'later',
] satisfies NewsletterOutcome[];

export type NewsletterOutcome = 'sent' | 'address' | 'consent' | 'later';

const isNewsletterOutcome = (raw: unknown): raw is NewsletterOutcome =>
  typeof raw === 'string' && newsletterOutcomes.includes(raw);

/** The validated query of a page with the newsletter's form; an unknown outcome is left out. */
export const newsletterSearch = ({ letter }: Record<string, unknown>): { letter?: NewsletterOutcome | undefined } => ({
  letter: isNewsletterOutcome(letter) ? letter : undefined,
});

export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text);
