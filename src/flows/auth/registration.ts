import {
  normalizeEmail,
  normalizeName,
  normalizePhone,
  phoneUseOf,
  validateDateOfBirth,
  validateEmail,
  validateName,
  validatePassword,
  validatePhone,
} from '../../../domain/account/index.ts';
import type { FieldError, FieldErrorCode } from '../../../domain/failure/index.ts';
import type { Registration, Taken } from '../../../machines/auth/index.ts';
import type { AuthDraft } from './auth.types.ts';

export type RegisterField =
  'institution' | 'firstName' | 'lastName' | 'email' | 'phone' | 'newPassword' | 'dateOfBirth' | 'hasAgreed';

const institutionError = (name: string): FieldErrorCode | null =>
  name.trim() === '' ? 'required' : name.trim().length < 2 ? 'tooShort' : name.trim().length > 120 ? 'tooLong' : null;

/** What is wrong with the form, in the order of its fields. `taken`: what the server knows of this e-mail and phone. */
export function registrationErrors(draft: AuthDraft, taken: Taken, now: number): FieldError<RegisterField>[] {
  const found: [RegisterField, FieldErrorCode | null][] = [
    ['institution', draft.kind === 'charity' ? institutionError(draft.institution) : null],
    ['firstName', validateName(draft.firstName)],
    ['lastName', validateName(draft.lastName)],
    ['email', validateEmail(draft.email) ?? (taken.email ? 'taken' : null)],
    ['phone', validatePhone(draft.phone, phoneUseOf(draft.kind)) ?? (taken.phone ? 'taken' : null)],
    ['newPassword', validatePassword(draft.newPassword)],
    ['dateOfBirth', validateDateOfBirth(draft.dateOfBirth, now)],
    ['hasAgreed', draft.hasAgreed ? null : 'notAccepted'],
  ];
  return found.flatMap(([field, code]) => (code ? [{ field, code }] : []));
}

/** A field of the contract as the form has it; null for one the form does not show. */
export function registerFieldOf(path: string): RegisterField | null {
  const [first = ''] = path.split('.');
  switch (first) {
    case 'firstName':
    case 'lastName':
    case 'email':
    case 'phone':
    case 'dateOfBirth':
    case 'institution':
      return first;
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
    kind: draft.kind,
    firstName: normalizeName(draft.firstName),
    lastName: normalizeName(draft.lastName),
    email: normalizeEmail(draft.email),
    phone: normalizePhone(draft.phone),
    password: draft.newPassword,
    dateOfBirth: draft.dateOfBirth,
    institution: draft.kind === 'charity' ? draft.institution.trim() : '',
    marketing: draft.marketing,
    agreedAt,
  };
}
