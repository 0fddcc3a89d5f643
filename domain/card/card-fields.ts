import { dayOf, type Instant } from '../calendar/index.ts';
import type { FieldError, FieldErrorCode } from '../failure/index.ts';
import { lineText, plainText } from '../text/index.ts';
import { cardBrand, validateCardNumber } from './card-number.ts';

/** Form values of a card. `expiry` "MM/YY". Never persisted. */
export type CardDraft = {
  readonly holder: string;
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
};
export type CardField = keyof CardDraft;

/** `year` has four digits. */
export type CardExpiry = { readonly month: number; readonly year: number };

/** A saved card; the shop does not store its number. Spec §3. */
export type SavedCard = {
  readonly _id: string;
  readonly brand: string;
  readonly lastFour: string;
  readonly holder: string;
  readonly expiry: CardExpiry;
  readonly isPrimary: boolean;
};

const plainExpiry = (raw: string): string => plainText(raw).replaceAll(/\p{Pd}/gu, '-');

/** Year first, as browsers autofill it: "2029-07", "2029/7", "202907", "2029-07-31"; null for anything else. */
function wholeExpiry(typed: string): CardExpiry | null {
  const found = /^(20\d{2})(?:\s*[/\-. ]\s*(0?[1-9]|1[0-2])(?:\s*[/\-. ]\s*\d{1,2})?|(0[1-9]|1[0-2]))$/.exec(typed);
  return found && { month: Number(found[2] ?? found[3]), year: Number(found[1]) };
}

/** "7/29", "07/2029", "0729" and, from autofill, "2029-07" and "202907" → July 2029; null for anything else. */
export function parseExpiry(raw: string): CardExpiry | null {
  const typed = plainExpiry(raw);
  const whole = wholeExpiry(typed);
  if (whole) return whole;
  const match =
    /^(0?[1-9]|1[0-2])\s*[/\-. ]\s*(\d{2}|20\d{2})$/.exec(typed) ?? /^(0[1-9]|1[0-2])(\d{2}|20\d{2})$/.exec(typed);
  const [, month, year] = match ?? [];
  if (month === undefined || year === undefined) return null;
  return { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) };
}

/** Formats while typing: "0729" → "07/29", "1/30" → "01/30", "12/2030" → "12/30"; autofilled "2029-03" → "03/29". */
export function formatExpiry(raw: string): string {
  const plain = plainExpiry(raw);
  const whole = wholeExpiry(plain);
  if (whole) return `${String(whole.month).padStart(2, '0')}/${String(whole.year).slice(2)}`;
  const hasSlash = /^\d{1,2}\s*[/\-. ]/.test(plain);
  const typed = plain.replace(/\D/g, '');
  const digits = /^[2-9]/.test(typed) || (hasSlash && !/^\d{2}/.test(plain)) ? `0${typed}` : typed;
  if (digits.length < 3 && !hasSlash) return digits;
  const year = digits.slice(2);
  const short = /^20\d{2}/.test(year) ? year.slice(2, 4) : year.slice(0, year.startsWith('20') ? 3 : 2);
  return `${digits.slice(0, 2)}/${short}`;
}

/** A card can be used to the end of its month, in Istanbul. */
export function isExpired({ month, year }: CardExpiry, now: Instant): boolean {
  return monthsOf(dayOf(now)) > year * 12 + month;
}

const monthsOf = (today: string) => Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7));

/** Whether this month is the card's last, in Istanbul. */
export const expiresThisMonth = ({ month, year }: CardExpiry, now: Instant): boolean =>
  monthsOf(dayOf(now)) === year * 12 + month;

export function validateExpiry(raw: string, now: Instant): FieldErrorCode | null {
  if (raw.trim() === '') return 'required';
  const expiry = parseExpiry(raw);
  if (!expiry || expiry.year > Number(dayOf(now).slice(0, 4)) + 20) return 'invalid';
  return isExpired(expiry, now) ? 'expired' : null;
}

/** 4 digits for amex, otherwise 3. */
export function validateCvc(cvc: string, number: string): FieldErrorCode | null {
  if (cvc.trim() === '') return 'required';
  const digits = plainText(cvc);
  if (!/^\d+$/.test(digits)) return 'invalid';
  const length = cardBrand(number) === 'amex' ? 4 : 3;
  return digits.length === length ? null : digits.length < length ? 'tooShort' : 'tooLong';
}

export const normalizeHolder = lineText;

/** A holder as a bank prints it: a person with one or more names, or a company ("3M A.Ş."); not a card number. */
export function validateHolder(raw: string): FieldErrorCode | null {
  const holder = normalizeHolder(raw);
  if (holder === '') return 'required';
  if (holder.length > 60) return 'tooLong';
  return /\p{L}/u.test(holder) && /^(?:[\p{L}\p{M}\d.,'’‘`´·&/+()\p{Pd}\u200c ]|\u200d)+$/u.test(holder)
    ? null
    : 'invalid';
}

/** Errors in the order of the form. */
export function validateCard(draft: CardDraft, now: Instant): readonly FieldError<CardField>[] {
  const found: readonly (readonly [CardField, FieldErrorCode | null])[] = [
    ['holder', validateHolder(draft.holder)],
    ['number', validateCardNumber(draft.number)],
    ['expiry', validateExpiry(draft.expiry, now)],
    ['cvc', validateCvc(draft.cvc, draft.number)],
  ];
  return found.flatMap(([field, code]) => (code ? [{ field, code }] : []));
}
