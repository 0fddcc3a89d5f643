import { type Kurus, kurus } from '../../../../domain/money/index.ts';

/** Kuruş to iyzico's decimal string: 11890 → "118.90". Digits only, never through a float. */
export function toPrice(amount: Kurus): string {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** iyzico's decimal to kuruş: "118.90000000" → 11890. Null when it is no amount of whole kuruş. */
export function fromPrice(text: string | undefined): Kurus | null {
  const match = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(text ?? '');
  return match ? kurus(Number(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`)) : null;
}

/** The form prices have in iyzico's signatures: "118.90000000" → "118.9", "100.00" → "100". */
export function priceInSignature(text: string | undefined): string {
  if (text === undefined) return '';
  return text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text;
}
