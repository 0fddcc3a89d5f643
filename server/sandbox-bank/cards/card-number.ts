/** Checks the check digit at the end of a card number. `digits` contains digits only. */
export function hasValidCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const weighted = index % 2 === 1 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** First six and last four digits, the rest starred: the only form of a number that the bank stores. */
export function maskCardNumber(digits: string): string {
  return `${digits.slice(0, 6)}${'*'.repeat(Math.max(0, digits.length - 10))}${digits.slice(-4)}`;
}

export type CardAssociation = 'VISA' | 'MASTER_CARD' | 'AMERICAN_EXPRESS' | 'TROY' | 'OTHER';

export function associationOf(digits: string): CardAssociation {
  if (digits.startsWith('9792') || digits.startsWith('65')) return 'TROY';
  if (digits.startsWith('4')) return 'VISA';
  if (digits.startsWith('34') || digits.startsWith('37')) return 'AMERICAN_EXPRESS';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'MASTER_CARD';
  return 'OTHER';
}
