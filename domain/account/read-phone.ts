import { phonePlans } from '#phone-plans';
import type { PhoneNumber } from 'libphonenumber-js/max';
import type { FieldErrorCode } from '../failure/index.ts';
import { digitText, plainText } from '../text/index.ts';
import { dialCountries } from './dial-countries.ts';
import { type Phone, TURKISH_DIAL_CODE } from './phone.ts';

/** `any`: a number for calls. `mobile`: one that also gets text messages. */
export type PhoneUse = 'mobile' | 'any';

const typesOf: Readonly<Record<PhoneUse, readonly string[]>> = {
  mobile: ['MOBILE', 'FIXED_LINE_OR_MOBILE'],
  any: ['MOBILE', 'FIXED_LINE_OR_MOBILE', 'FIXED_LINE', 'VOIP', 'UAN', 'PERSONAL_NUMBER', 'SHARED_COST'],
};
const isMobile = (parsed: PhoneNumber | undefined): boolean => typesOf.mobile.includes(parsed?.getType() ?? '');

/** "+90 532…" and "0090 532…" in E.164, since they contain a country code; null for a number of `dialCode`. */
const internationalOf = (number: string): string | null => {
  const text = plainText(number);
  if (/^[\s(]*\+/.test(text)) return `+${digitText(text)}`;
  const digits = digitText(text);
  return digits.startsWith('00') ? `+${digits.slice(2)}` : null;
};

/** With any other calling code the library throws for some numbers. */
const callingCodes: ReadonlySet<string> = new Set(dialCountries().map(({ dialCode }) => dialCode.slice(1)));

function parse({ dialCode, number }: Phone, plans = phonePlans()): PhoneNumber | undefined {
  if (!plans) return undefined;
  const international = internationalOf(number);
  if (international) return plans.parsePhoneNumberFromString(international, { extract: false });
  const defaultCallingCode = digitText(dialCode);
  if (!callingCodes.has(defaultCallingCode)) return undefined;
  const digits = digitText(number);
  const parsed = plans.parsePhoneNumberFromString(digits, { defaultCallingCode, extract: false });
  if (isMobile(parsed) || !digits.startsWith(defaultCallingCode)) return parsed;
  // "4915…" may be a German landline as it is; with its country code it is the mobile number that was meant.
  const whole = plans.parsePhoneNumberFromString(`+${digits}`, { extract: false });
  return isMobile(whole) || (whole?.isValid() && !parsed?.isValid()) ? whole : parsed;
}

/**
 * The one form in which a number is stored, however it was typed; an invalid number keeps its digits. Without the plans
 * it also keeps the country code it was typed with, which the server reads.
 */
export function normalizePhone(phone: Phone, plans = phonePlans()): Phone {
  const parsed = parse(phone, plans);
  if (parsed) return { dialCode: `+${parsed.countryCallingCode}`, number: parsed.nationalNumber };
  const international = plans ? null : internationalOf(phone.number);
  return { dialCode: `+${digitText(phone.dialCode)}`, number: international ?? digitText(phone.number) };
}

export const isSamePhone = (one: Phone, other: Phone): boolean => {
  const [a, b] = [normalizePhone(one), normalizePhone(other)];
  return a.dialCode === b.dialCode && a.number === b.number;
};

/**
 * Numbers of a plan newer than the library's are accepted when their length is right: `getType` is undefined for them.
 * Without the plans, only faults that can be seen without them are refused; the server checks the rest.
 */
export function validatePhone(phone: Phone, use: PhoneUse = 'mobile', plans = phonePlans()): FieldErrorCode | null {
  const text = plainText(phone.number);
  if (text === '') return 'required';
  if (/[^\d\s()+./\p{Pd}]/u.test(text)) return 'invalid';
  const { dialCode, number } = normalizePhone(phone, plans);
  if (!callingCodes.has(dialCode.slice(1))) return 'invalid';
  if (dialCode === TURKISH_DIAL_CODE && number.startsWith('5')) {
    return number.length === 10 ? null : number.length < 10 ? 'tooShort' : 'tooLong';
  }
  if (!plans) return null;
  const length = plans.validatePhoneNumberLength(dialCode + number);
  if (length === 'TOO_SHORT') return 'tooShort';
  if (length === 'TOO_LONG') return 'tooLong';
  if (length !== undefined) return 'invalid';
  const type = plans.parsePhoneNumberFromString(dialCode + number)?.getType();
  if (type === undefined) return dialCode === TURKISH_DIAL_CODE ? 'invalid' : null;
  if (typesOf[use].includes(type)) return null;
  return typesOf.any.includes(type) ? 'notMobile' : 'invalid';
}

const largest: ReadonlySet<string> = new Set(['US', 'GB', 'RU', 'NO', 'FI', 'AU', 'IT', 'MA', 'RE', 'GP', 'CW', 'SH']);

/** The country of a number; for a shared code such as "+1" or "+44" alone, its largest country. */
export function countryOf(phone: Phone, plans = phonePlans()): string | null {
  const known = parse(phone, plans)?.country;
  if (known) return known;
  const sharing = dialCountries().filter(({ dialCode }) => dialCode === phone.dialCode);
  return (sharing.find(({ country }) => largest.has(country)) ?? sharing[0])?.country ?? null;
}

/** Splits a complete number with its country code into `dialCode` and `number`; any other stays as it is. */
export function spreadPhone(phone: Phone): Phone {
  const parsed = parse(phone);
  if (!parsed?.isValid()) return phone;
  const digits = digitText(phone.number);
  const isSpread = internationalOf(phone.number) !== null || digits.length > parsed.nationalNumber.length + 1;
  return isSpread ? { dialCode: `+${parsed.countryCallingCode}`, number: parsed.nationalNumber } : phone;
}
