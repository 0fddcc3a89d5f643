/** `dialCode` "+90", `number` without it: "5321234567". Together they are E.164. Spec §3. */
export type Phone = { readonly dialCode: string; readonly number: string };

export const TURKISH_DIAL_CODE = '+90';

/** The initial value of a phone field. */
export const NO_PHONE: Phone = { dialCode: TURKISH_DIAL_CODE, number: '' };

/** A stored number for display: "+90 532 123 45 67". */
export function formatPhone({ dialCode, number }: Phone): string {
  const grouped =
    dialCode === TURKISH_DIAL_CODE ? number.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4') : number;
  return `${dialCode} ${grouped}`;
}
