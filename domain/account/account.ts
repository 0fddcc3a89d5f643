import type { Kurus } from '../money/index.ts';
import type { Phone } from './phone.ts';

export const ACCOUNT_TYPES = ['normal', 'charity'] as const;
/** `normal` is an individual. Spec §3, §6. */
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** The only tag that the client reads. Spec §6. */
export const STUDENT_TAG = 'STUDENT';

/** Client view of the signed-in account. `balance` in kuruş; instants ISO 8601; `dateOfBirth` yyyy-MM-dd. Spec §3. */
export type Account = {
  readonly _id: string;
  readonly version: number;
  readonly accountType: AccountType;
  readonly tags: readonly string[];
  /** Null until they are known: they are asked for with the first address. */
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string;
  /** A new address that is not confirmed by its link yet; until then `email` is used. */
  readonly pendingEmail: string | null;
  readonly phone: Phone | null;
  readonly dateOfBirth: string | null;
  readonly createdAt: string;
  readonly balance: Kurus;
  readonly defaultPromoCode: string | null;
  readonly communicationAgreementSignedAt: string | null;
  readonly lastSuccessfulLogin: string | null;
  /** False for an account that signs in with Google or Apple only. */
  readonly hasPassword: boolean;
};

export function isStudent(account: Pick<Account, 'tags'>): boolean {
  return account.tags.includes(STUDENT_TAG);
}
