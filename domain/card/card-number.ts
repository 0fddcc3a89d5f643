import type { FieldErrorCode } from '../failure/index.ts';
import { digitText, plainText } from '../text/index.ts';

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'troy' | 'other';

/** The brand by the first digits. Troy: 9792 and 65. */
export function cardBrand(number: string): CardBrand {
  const digits = cardDigits(number);
  if (/^(?:9792|65)/.test(digits)) return 'troy';
  if (digits.startsWith('4')) return 'visa';
  if (/^3[47]/.test(digits)) return 'amex';
  const first4 = Number(digits.slice(0, 4));
  if (/^5[1-5]/.test(digits) || (digits.length >= 4 && first4 >= 2221 && first4 <= 2720)) return 'mastercard';
  return 'other';
}

export const cardDigits = digitText;

export function cardNumberLengths(brand: CardBrand): readonly number[] {
  switch (brand) {
    case 'amex':
      return [15];
    case 'visa':
      return [13, 16, 19];
    case 'other':
      return [13, 14, 15, 16, 17, 18, 19];
    case 'mastercard':
    case 'troy':
      return [16];
    default:
      return brand satisfies never;
  }
}

/** Whether the check digit is right. */
export function passesLuhn(number: string): boolean {
  const digits = cardDigits(number);
  let total = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    total += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && total % 10 === 0;
}

export function validateCardNumber(number: string): FieldErrorCode | null {
  const digits = cardDigits(number);
  if (number.trim() === '') return 'required';
  if (/[^\d\s-]/.test(plainText(number))) return 'invalid';
  const lengths = cardNumberLengths(cardBrand(digits));
  if (digits.length < Math.min(...lengths)) return 'tooShort';
  if (digits.length > Math.max(...lengths)) return 'tooLong';
  return lengths.includes(digits.length) && passesLuhn(digits) ? null : 'invalid';
}

/** Groups the digits while typing: "5528 7900 0000 0008", amex "3782 822463 10005". */
export function formatCardNumber(number: string): string {
  const digits = cardDigits(number).slice(0, 19);
  const groups =
    cardBrand(digits) === 'amex'
      ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)]
      : (digits.match(/.{1,4}/g) ?? []);
  return groups.filter((group) => group !== '').join(' ');
}
