import { fieldsOf, isText, parseJson } from '../untrusted/index.ts';

export const CONSENT_CATEGORIES = ['analytics', 'marketing'] as const;
/** Necessary cookies are not asked for. */
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];
export type ConsentChoices = Readonly<Record<ConsentCategory, boolean>>;

/** Applies before a visitor has chosen: Turkish law requires `denied`, the specification says `granted`. Spec §9. */
export type ConsentDefault = 'denied' | 'granted';
export const CONSENT_DEFAULT: ConsentDefault = 'denied';

/** While this cookie is absent the consent manager is shown. Spec §2. */
export const CONSENT_COOKIE = 'tracking-preferences';
export const CONSENT_COOKIE_DAYS = 180;

export const ALL_ACCEPTED: ConsentChoices = { analytics: true, marketing: true };
export const ALL_REJECTED: ConsentChoices = { analytics: false, marketing: false };

export function isAllowed(
  category: ConsentCategory,
  choices: ConsentChoices | null,
  standard: ConsentDefault = CONSENT_DEFAULT,
): boolean {
  return choices ? choices[category] : standard === 'granted';
}

/** The cookie's value: `{"version":1,"analytics":true,"marketing":false,"at":"2026-03-14T09:29:00.000Z"}`, percent-encoded. */
export function serializeConsent({ analytics, marketing }: ConsentChoices, chosenAt?: string): string {
  return encodeURIComponent(JSON.stringify({ version: 1, analytics, marketing, at: chosenAt }));
}

/** The time of the choice in a cookie's value, ISO 8601; null without one. */
export function chosenAtOf(raw: string | null | undefined): string | null {
  const { at } = fieldsOf(parseJson(decode(raw ?? '')));
  return isText(at) && !Number.isNaN(Date.parse(at)) ? at : null;
}

/** Null for an absent or unreadable value: the visitor is asked again. */
export function parseConsent(raw: string | null | undefined): ConsentChoices | null {
  if (!raw) return null;
  const { version, analytics, marketing } = fieldsOf(parseJson(decode(raw)));
  return version === 1 && typeof analytics === 'boolean' && typeof marketing === 'boolean'
    ? { analytics, marketing }
    : null;
}

function decode(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    return '';
  }
}
