import type { FieldError } from '../failure/index.ts';
import type { Account } from './account.ts';
import { validateEmail, validateName } from './person-fields.ts';
import { NO_PHONE, type Phone } from './phone.ts';
import { type PhoneUse, validatePhone } from './read-phone.ts';

/** What a customer can change of their account. `dateOfBirth` yyyy-MM-dd, or empty: it is optional. */
export type ProfileDraft = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: Phone;
  readonly dateOfBirth: string;
};

export type ProfileField = keyof ProfileDraft;

/** The form already shows a new e-mail address that is not confirmed yet. */
export const profileDraftOf = (account: Account): ProfileDraft => ({
  firstName: account.firstName ?? '',
  lastName: account.lastName ?? '',
  email: account.pendingEmail ?? account.email,
  phone: account.phone ?? NO_PHONE,
  dateOfBirth: account.dateOfBirth ?? '',
});

/** A charity may give a landline, since it is only called; an individual also gets text messages. */
export const phoneUseOf = (accountType: Account['accountType']): PhoneUse =>
  accountType === 'charity' ? 'any' : 'mobile';

/**
 * A name or phone that was never given may stay empty; one that was given may not be removed, because orders and bills
 * are made out to it. The server checks the limits of age, since only its clock is trusted.
 */
export function validateProfile(
  draft: ProfileDraft,
  stored: Pick<Account, 'accountType' | 'firstName' | 'lastName' | 'phone'>,
): FieldError<ProfileField>[] {
  const codes = {
    firstName: validateName(draft.firstName),
    lastName: validateName(draft.lastName),
    email: validateEmail(draft.email),
    phone: validatePhone(draft.phone, phoneUseOf(stored.accountType)),
  };
  return (Object.keys(codes) as (keyof typeof codes)[]).flatMap((field) => {
    const code = codes[field];
    const isOptional = field !== 'email' && !stored[field];
    return code && !(code === 'required' && isOptional) ? [{ field, code }] : [];
  });
}
