import { describe, expect, it } from 'vitest';
import { ALL_ACCEPTED, ALL_REJECTED, CONSENT_DEFAULT, isAllowed, parseConsent, serializeConsent } from './index.ts';

describe('cookie consent (opt-in as Turkish law has it)', () => {
  it('is denied until chosen, or granted when set so [LIMIT-12]', () => {
    expect([
      isAllowed('analytics', null),
      isAllowed('analytics', null, 'granted'),
      isAllowed('analytics', ALL_REJECTED, 'granted'),
      isAllowed('marketing', null),
      isAllowed('marketing', ALL_ACCEPTED),
    ]).toEqual([false, true, false, false, true]);
    expect(CONSENT_DEFAULT).toBe('denied');
  });

  it('round trips through its cookie; anything unreadable asks again', () => {
    const choices = { analytics: true, marketing: false };
    expect(parseConsent(serializeConsent(choices))).toEqual(choices);
    expect(
      [null, '', '%', 'x', '{"version":2,"analytics":true,"marketing":true}', '{"version":1}'].map(parseConsent),
    ).toEqual([null, null, null, null, null, null]);
  });
});
