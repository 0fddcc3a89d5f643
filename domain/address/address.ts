import { validateName, validatePhone, type Phone } from '../account/index.ts';
import { deliveryTo } from '../delivery/index.ts';
import type { FieldError, FieldErrorCode } from '../failure/index.ts';
import { digitText, lineText, plainText, unprintableIn } from '../text/index.ts';
import { LOCATION_LEVELS, type LocationChoice, type LocationLevel, type Place } from './location-levels.ts';

/** A stored address. `version` increases with every change; an outdated one is refused (409). Spec §3, §7. */
export type Address = {
  readonly _id: string;
  readonly version: number;
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: Phone;
  readonly location: {
    readonly country: Place;
    readonly state: Place;
    readonly city: Place;
    readonly neighborhood: Place | null;
  };
  /** Street, building, door. */
  readonly line: string;
  readonly postalCode: string;
  readonly isPrimary: boolean;
};

/** Form values of an address. */
export type AddressDraft = {
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: Phone;
  readonly location: LocationChoice;
  readonly line: string;
  readonly postalCode: string;
};

export type AddressField = 'title' | 'firstName' | 'lastName' | 'phone' | LocationLevel | 'line' | 'postalCode';

export const ADDRESS_LIMITS = { title: 40, lineAtLeast: 8, lineAtMost: 250 } as const;

/** The orders to which a change of an address is applied. Spec §3. */
export const APPLY_ADDRESS_CHOICES = ['APPLY_TO_CURRENT_ORDER', 'APPLY_TO_NEXT_ORDER'] as const;
export type ApplyAddressChoice = (typeof APPLY_ADDRESS_CHOICES)[number];

/** "34 710" and "٣٤٧١٠" become 34710; a text with other characters stays as it was typed. */
export const normalizePostalCode = (typed: string): string =>
  /^[\d\s]*$/.test(plainText(typed)) ? digitText(typed) : plainText(typed);

/** The plate number of a Turkish province, with which its postal codes begin: "34" of "tr-34". */
export const postalPrefixOf = ({ country, state }: LocationChoice): string | null =>
  country?._id === 'tr' ? (/^tr-(\d{2})$/.exec(state?._id ?? '')?.[1] ?? null) : null;

function validatePostalCode(typed: string, location: LocationChoice): FieldErrorCode | null {
  const code = normalizePostalCode(typed);
  if (code === '') return null;
  if (!/^(?:0[1-9]|[1-7]\d|8[01])\d{3}$/.test(code)) return 'invalid';
  const prefix = postalPrefixOf(location);
  return prefix === null || code.startsWith(prefix) ? null : 'otherProvince';
}

/** The destination of a parcel, as every contract takes it. */
export function destinationOf({ location, line }: Pick<AddressDraft, 'location' | 'line'>) {
  const { country, state, city, neighborhood } = location;
  return {
    location: {
      _country: country?._id ?? '',
      _state: state?._id ?? '',
      _city: city?._id ?? '',
      ...(neighborhood && { _neighborhood: neighborhood._id }),
    },
    line: lineText(line),
  };
}

/** Checks the destination without the recipient. `emptyLevels` as in `validateAddress`. */
export function validateDestination(
  { location, line: typed }: Pick<AddressDraft, 'location' | 'line'>,
  emptyLevels: readonly LocationLevel[] = [],
): readonly FieldError<LocationLevel | 'line'>[] {
  const errors: FieldError<LocationLevel | 'line'>[] = [];
  const { country } = location;
  if (country && !deliveryTo(country._id)) errors.push({ field: 'country', code: 'notServed' });
  for (const level of LOCATION_LEVELS) {
    if (!location[level] && !emptyLevels.includes(level)) errors.push({ field: level, code: 'required' });
  }
  const line = lineText(typed);
  if (line === '') errors.push({ field: 'line', code: 'required' });
  else if (line.length < ADDRESS_LIMITS.lineAtLeast) errors.push({ field: 'line', code: 'tooShort' });
  else if (line.length > ADDRESS_LIMITS.lineAtMost) errors.push({ field: 'line', code: 'tooLong' });
  else if (unprintableIn(line) !== null) errors.push({ field: 'line', code: 'unprintable' });
  return errors;
}

/** `emptyLevels`: levels for which the chosen parent has no places. Title and postal code are optional. */
export function validateAddress(
  draft: AddressDraft,
  emptyLevels: readonly LocationLevel[] = [],
): readonly FieldError<AddressField>[] {
  const errors: FieldError<AddressField>[] = [];
  const title = lineText(draft.title);
  if (title.length > ADDRESS_LIMITS.title) errors.push({ field: 'title', code: 'tooLong' });
  for (const field of ['firstName', 'lastName'] as const) {
    const code = validateName(draft[field]);
    if (code) errors.push({ field, code });
  }
  const phone = validatePhone(draft.phone, 'any');
  if (phone) errors.push({ field: 'phone', code: phone });
  errors.push(...validateDestination(draft, emptyLevels));
  const postalCode = validatePostalCode(draft.postalCode, draft.location);
  if (postalCode) errors.push({ field: 'postalCode', code: postalCode });
  return errors;
}
