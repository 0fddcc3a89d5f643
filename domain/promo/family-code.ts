import type { Kurus } from '../money/index.ts';
import { codeText } from '../text/index.ts';

/** The account's own code, which friends use. Amounts in kuruş. Spec §2. */
export interface FamilyCode {
  readonly code: string;
  readonly shareUrl: string;
  readonly friendDiscountPercent: number;
  readonly rewardAmount: Kurus;
  readonly useCount: number;
  readonly earnedAmount: Kurus;
  /** The shop has disabled the code: no discount, no reward. */
  readonly isStopped: boolean;
}

/** A use becomes EARNED or NOT_EARNED when the friend's order can no longer be returned. */
export interface FamilyCodeUse {
  readonly _id: string;
  /** The friend's initials. */
  readonly name: string;
  /** ISO 8601. */
  readonly usedAt: string;
  readonly status: 'PENDING' | 'EARNED' | 'CANCELLED' | 'NOT_EARNED';
  readonly rewardAmount: Kurus;
}

export const FAMILY_CODE_LENGTH = { least: 4, most: 20 } as const;

/** The stored form: capitals, without blanks and hyphens. */
export const normalizeFamilyCode = (typed: string): string => codeText(typed).replaceAll(/[\s-]/g, '');

/** Letters of the English alphabet and digits, 4 to 20 of them: it is read out, typed and put in a link. */
export function validateFamilyCode(typed: string): 'required' | 'tooShort' | 'tooLong' | 'invalid' | null {
  const code = normalizeFamilyCode(typed);
  if (code === '') return 'required';
  if (!/^[A-Z0-9]+$/.test(code)) return 'invalid';
  if (code.length < FAMILY_CODE_LENGTH.least) return 'tooShort';
  return code.length > FAMILY_CODE_LENGTH.most ? 'tooLong' : null;
}
