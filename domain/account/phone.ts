import type { FieldErrorCode } from '../failure/index.ts';

/** `dialCode` "+90", `number` without it: "5321234567". Spec §3. */
export type Phone = { readonly dialCode: string; readonly number: string };

export const TURKISH_DIAL_CODE = '+90';
export const DIAL_CODES = ['+90', '+971', '+49', '+44', '+31', '+33', '+1'] as const;

/** Where a number is begun to be written. */
export const NO_PHONE: Phone = { dialCode: TURKISH_DIAL_CODE, number: '' };

/** Digits only, without the national leading 0 that Turks type. */
export function normalizePhone({ dialCode, number }: Phone): Phone {
  const code = `+${dialCode.replace(/\D/g, '')}`;
  const digits = number.replace(/\D/g, '');
  return { dialCode: code, number: code === TURKISH_DIAL_CODE ? digits.replace(/^0/, '') : digits };
}

/** A Turkish number is a mobile one: 5 and nine digits more. Others have 6 to 14 digits. Judges the normalised form. */
export function validatePhone(phone: Phone): FieldErrorCode | null {
  if (phone.number.trim() === '') return 'required';
  if (/[^\d\s()+.-]/.test(phone.number)) return 'invalid';
  const { dialCode, number } = normalizePhone(phone);
  if (!/^\+[1-9]\d{0,3}$/.test(dialCode)) return 'invalid';
  if (dialCode === TURKISH_DIAL_CODE) {
    if (number !== '' && !number.startsWith('5')) return 'invalid';
    return number.length === 10 ? null : number.length < 10 ? 'tooShort' : 'tooLong';
  }
  return number.length < 6 ? 'tooShort' : number.length > 14 ? 'tooLong' : null;
}

/** "+90 532 123 45 67". */
export function formatPhone(phone: Phone): string {
  const { dialCode, number } = normalizePhone(phone);
  const grouped =
    dialCode === TURKISH_DIAL_CODE ? number.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4') : number;
  return `${dialCode} ${grouped}`;
}
