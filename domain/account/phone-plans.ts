import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max';

const plans = { getCountries, getCountryCallingCode, parsePhoneNumberFromString, validatePhoneNumberLength };

/** The world's numbering plans, 43 kB: in a browser late-phone-plans.ts replaces this file (package.json). */
export type PhonePlans = typeof plans;

export const phonePlans = (): PhonePlans | null => plans;

export const loadPhonePlans = async (): Promise<void> => undefined;

export const onPhonePlans = () => () => undefined;
