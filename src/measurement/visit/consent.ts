import { useSyncExternalStore } from 'react';
import {
  chosenAtOf,
  CONSENT_COOKIE,
  CONSENT_COOKIE_DAYS,
  type ConsentCategory,
  type ConsentChoices,
  isAllowed,
  parseConsent,
  serializeConsent,
} from '../../../domain/consent/index.ts';
import { createStore } from '../../storage/create-store.ts';
import { readCookie, writeCookie } from '../../storage/cookies.ts';

const choices = createStore(() => parseConsent(readCookie(CONSENT_COOKIE)));

export const readConsent = choices.get;

const now = () => new Date().toISOString();

/** Time of the visitor's current choices; repeating them does not change it. */
export const consentedAt = (): string => chosenAtOf(readCookie(CONSENT_COOKIE)) ?? now();

/** Keeps what the visitor chose; from then on the banner stays away. Spec §2. */
export function keepConsent(chosen: ConsentChoices): void {
  const before = parseConsent(readCookie(CONSENT_COOKIE));
  const isSame = before?.analytics === chosen.analytics && before.marketing === chosen.marketing;
  writeCookie(
    CONSENT_COOKIE,
    serializeConsent(chosen, isSame ? consentedAt() : now()),
    `max-age=${CONSENT_COOKIE_DAYS * 24 * 3600}`,
  );
  choices.set(chosen);
}

/**
 * Whether this is allowed now. Read again each time: another tab may have withdrawn it. The default before a choice is
 * one setting of domain/consent.
 */
export const mayUse = (category: ConsentCategory): boolean =>
  isAllowed(category, parseConsent(readCookie(CONSENT_COOKIE)));

/** Calls back for every later choice. */
export const onConsent = choices.subscribe;

/** Undefined while the page hydrates: cached pages are the same for all visitors. Null before a choice. */
export const useConsent = (): ConsentChoices | null | undefined =>
  useSyncExternalStore<ConsentChoices | null | undefined>(onConsent, readConsent, () => undefined);
