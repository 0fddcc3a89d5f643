import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max';

const plans = { getCountries, getCountryCallingCode, parsePhoneNumberFromString, validatePhoneNumberLength };

/** The numbering plans of the world, 43 kB: a browser has late-phone-plans.ts in place of this file (package.json). */
export type PhonePlans = typeof plans;

export const phonePlans = (): PhonePlans | null => plans;

export const loadPhonePlans = async (): Promise<void> => undefined;

export const onPhonePlans = () => () => undefined;
