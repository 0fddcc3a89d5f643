import {
  normalizeEmail,
  normalizeName,
  normalizePhone,
  phoneUseOf,
  validateEmail,
  validateName,
  validatePassword,
  validatePhone,
} from '../../../../domain/account/index.ts';
import type { FieldError, FieldErrorCode } from '../../../../domain/failure/index.ts';
import type { Registration, Taken } from '../../../../machines/auth/index.ts';
import type { AuthDraft } from './auth.types.ts';

export type RegisterField = 'institution' | 'firstName' | 'lastName' | 'email' | 'phone' | 'newPassword' | 'hasAgreed';

const institutionError = (name: string): FieldErrorCode | null =>
  name.trim() === '' ? 'required' : name.trim().length < 2 ? 'tooShort' : name.trim().length > 120 ? 'tooLong' : null;

/** Errors of the form in the order of its fields. `taken`: whether e-mail and phone belong to an account. */
export function registrationErrors(draft: AuthDraft, taken: Taken): FieldError<RegisterField>[] {
  const isCharity = draft.kind === 'charity';
  const found: [RegisterField, FieldErrorCode | null][] = [
    ['institution', isCharity ? institutionError(draft.institution) : null],
    ['firstName', isCharity ? validateName(draft.firstName) : null],
    ['lastName', isCharity ? validateName(draft.lastName) : null],
    ['email', validateEmail(draft.email) ?? (taken.email ? 'taken' : null)],
    [
      'phone',
      isCharity ? (validatePhone(draft.phone, phoneUseOf(draft.kind)) ?? (taken.phone ? 'taken' : null)) : null,
    ],
    ['newPassword', validatePassword(draft.newPassword)],
    ['hasAgreed', draft.hasAgreed ? null : 'notAccepted'],
  ];
  return found.flatMap(([field, code]) => (code ? [{ field, code }] : []));
}

/** The form's field for a field path of the contract; null for one the form does not show. */
export function registerFieldOf(path: string, kind: AuthDraft['kind']): RegisterField | null {
  const [first = ''] = path.split('.');
  switch (first) {
    case 'email':
      return first;
    case 'firstName':
    case 'lastName':
    case 'phone':
      return kind === 'charity' ? first : null;
    case 'password':
      return 'newPassword';
    case 'corporationName':
      return 'institution';
    case 'agreements':
      return 'hasAgreed';
    default:
      return null;
  }
}

export function registrationOf(draft: AuthDraft, agreedAt: number): Registration {
  return {
    institution:
      draft.kind === 'charity'
        ? {
            name: draft.institution.trim(),
            firstName: normalizeName(draft.firstName),
            lastName: normalizeName(draft.lastName),
            phone: normalizePhone(draft.phone),
          }
        : null,
    email: normalizeEmail(draft.email),
    password: draft.newPassword,
    marketing: draft.marketing,
    agreedAt,
  };
}
