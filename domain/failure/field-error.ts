import type { Localized } from '../locale/index.ts';

export const FIELD_ERROR_CODES = [
  'required',
  'tooShort',
  'tooLong',
  'invalid',
  'notMobile',
  'unprintable',
  'otherProvince',
  'notANumber',
  'tooSmall',
  'tooLarge',
  'mismatch',
  'unchanged',
  'tooYoung',
  'tooOld',
  'expired',
  'taken',
  'notAccepted',
  'notServed',
] as const;

/** The fault of one field. Machines use codes, screens have the texts. */
export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number];

/** `field` is a dotted path: "phone.number". `message` only when a server sent one. */
export type FieldError<Field extends string = string> = {
  readonly field: Field;
  readonly code: FieldErrorCode;
  readonly message?: Localized;
};

export function isFieldErrorCode(value: unknown): value is FieldErrorCode {
  return (FIELD_ERROR_CODES as readonly unknown[]).includes(value);
}

/** The code for a rule of the server: one of our codes, a schema keyword, or "…_TAKEN"; otherwise `invalid`. */
export function fieldErrorCodeOf(rule: unknown): FieldErrorCode {
  if (isFieldErrorCode(rule)) return rule;
  switch (rule) {
    case 'minLength':
    case 'minItems':
      return 'tooShort';
    case 'maxLength':
    case 'maxItems':
      return 'tooLong';
    case 'minimum':
    case 'exclusiveMinimum':
      return 'tooSmall';
    case 'maximum':
    case 'exclusiveMaximum':
      return 'tooLarge';
    default:
      return typeof rule === 'string' && rule.endsWith('_TAKEN') ? 'taken' : 'invalid';
  }
}
