import type { Kurus } from '../money/index.ts';
import type { Phone } from './phone.ts';

export const ACCOUNT_TYPES = ['normal', 'charity'] as const;
/** `normal` is an individual. Spec §3, §6. */
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** The only tag that is read. Spec §6. */
export const STUDENT_TAG = 'STUDENT';

/** Client view of the signed-in account. `balance` in kuruş; instants ISO 8601; `dateOfBirth` yyyy-MM-dd. Spec §3. */
export type Account = {
  readonly _id: string;
  readonly version: number;
  readonly accountType: AccountType;
  readonly tags: readonly string[];
  /** Null until they are known: they come with the first address. */
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string;
  /** A new address whose owner has not clicked yet; until then `email` counts. */
  readonly pendingEmail: string | null;
  readonly phone: Phone | null;
  readonly dateOfBirth: string | null;
  readonly createdAt: string;
  readonly balance: Kurus;
  readonly defaultPromoCode: string | null;
  readonly communicationAgreementSignedAt: string | null;
  readonly lastSuccessfulLogin: string | null;
  /** False for who signs in with Google or Apple alone. */
  readonly hasPassword: boolean;
};

export function isStudent(account: Pick<Account, 'tags'>): boolean {
  return account.tags.includes(STUDENT_TAG);
}
