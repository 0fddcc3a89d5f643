import { parseCalendarDay, dayOf, type Instant } from '../calendar/index.ts';
import type { FieldErrorCode } from '../failure/index.ts';
import { emailText, lineText, unprintableIn } from '../text/index.ts';

export const NAME_LIMIT = 50;
export const EMAIL_LIMIT = 254;
export const PASSWORD_LIMITS = { least: 8, most: 72 } as const;

/** Years. 10: the age of the earliest first periods. Spec §5 leaves the values open. */
export const AGE_LIMITS = { youngest: 10, oldest: 100 } as const;

export const normalizeEmail = emailText;

export function validateEmail(raw: string): FieldErrorCode | null {
  const email = normalizeEmail(raw);
  if (email === '') return 'required';
  if (email.length > EMAIL_LIMIT) return 'tooLong';
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*\.[a-z]{2,}$/.test(
    email,
  ) && !/^\.|\.\.|\.@/.test(email)
    ? null
    : 'invalid';
}

/** 8 to 72 characters of any kind; the server refuses common passwords. Never trimmed. */
export function validatePassword(password: string): FieldErrorCode | null {
  if (password === '') return 'required';
  const { length } = password.normalize('NFC');
  if (length < PASSWORD_LIMITS.least) return 'tooShort';
  return length > PASSWORD_LIMITS.most ? 'tooLong' : null;
}

export function validatePasswordAgain(password: string, again: string): FieldErrorCode | null {
  if (again === '') return 'required';
  return password === again ? null : 'mismatch';
}

export const normalizeName = lineText;

/**
 * Letters, with what may come before, between and after them in names: ’t Hart, O, d’Arc, Gal·la, Jr. At most 50
 * characters, all of which a label can show.
 */
export function validateName(raw: string): FieldErrorCode | null {
  const name = normalizeName(raw);
  if (name === '') return 'required';
  if (name.length > NAME_LIMIT) return 'tooLong';
  if (!/^['’‘`´]?\p{L}(?:[\p{L}\p{M}.,'’‘`´·\p{Pd}\u200c ]|\u200d)*$/u.test(name)) return 'invalid';
  return unprintableIn(name) === null ? null : 'unprintable';
}

/** yyyy-MM-dd; a customer is 10 to 100 years old today. May be empty: the date is optional. */
export function validateDateOfBirth(raw: string, now: Instant): FieldErrorCode | null {
  if (raw.trim() === '') return null;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(raw.trim()) ? parseCalendarDay(raw.trim()) : null;
  if (!day) return 'invalid';
  const age = ageOn(day, dayOf(now));
  if (age < AGE_LIMITS.youngest) return 'tooYoung';
  return age > AGE_LIMITS.oldest ? 'tooOld' : null;
}

/** Full years between two yyyy-MM-dd days. */
export function ageOn(dateOfBirth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}
