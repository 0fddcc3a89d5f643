import { fill, msg } from '#words';
import {
  type AddressDraft,
  type AddressField,
  type LocationLevel,
  normalizePostalCode,
  type Place,
  postalPrefixOf,
  validateAddress,
  validateDestination,
} from '../../../domain/address/index.ts';
import { normalizeName, normalizePhone } from '../../../domain/account/index.ts';
import type { FieldErrorCode } from '../../../domain/failure/index.ts';
import { lineText } from '../../../domain/text/index.ts';
import type { components } from '../../../openapi/types/addresses.d.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Localized } from '../../platform/errors/api-error.ts';
import { errors, type FieldError, type FieldRule } from '../../platform/errors/error-catalogue.ts';
import { unprintableWords } from '../account/index.ts';
import { findLocations, listLocations, type Location } from '../locations/index.ts';
import type { AddressChange } from './addresses.repository.ts';
import type { AddressLocation } from './tables.ts';

export type AddressRequest = components['schemas']['AddressRequest'];

const paths: Readonly<Record<AddressField, string>> = {
  title: 'title',
  firstName: 'firstName',
  lastName: 'lastName',
  phone: 'phone.number',
  country: 'location._country',
  state: 'location._state',
  city: 'location._city',
  neighborhood: 'location._neighborhood',
  line: 'line',
  postalCode: 'postalCode',
};

const messages: Readonly<Partial<Record<FieldErrorCode, Localized>>> = {
  required: msg`Bu alan gerekli.`,
  tooShort: msg`Bu biraz kısa.`,
  tooLong: msg`Bu biraz uzun.`,
  unprintable: unprintableWords,
  notServed: msg`Buraya henüz gönderemiyoruz; şimdilik yalnızca Türkiye’ye gönderiyoruz.`,
};
const misplaced: Localized = msg`Bunu listede bulamadık. Bir üsttekini yeniden seç.`;
const invalid: Localized = msg`Bu alan beklenen biçimde değil.`;

const wordsOf = (code: FieldErrorCode, { location }: AddressDraft): Localized =>
  code === 'otherProvince'
    ? fill(msg`Bu posta kodu başka bir ilin; seçtiğin ilde {prefix} ile başlar.`, {
        prefix: postalPrefixOf(location) ?? '',
      })
    : (messages[code] ?? invalid);

const problem = (field: AddressField, rule: FieldRule, message: Localized): FieldError => ({
  path: paths[field],
  rule,
  message,
});

const toPlace = ({ id, name }: Location): Place => ({ _id: id, name });

type Chosen = { places: Record<LocationLevel, Place | null>; emptyLevels: LocationLevel[]; problems: FieldError[] };

/** Resolves the chosen places level by level; stops at the first that does not lie in the one above. */
async function resolvePlaces(db: Executor, ids: AddressRequest['location']): Promise<Chosen> {
  const wanted: [LocationLevel, string | undefined][] = [
    ['country', ids._country],
    ['state', ids._state],
    ['city', ids._city],
    ['neighborhood', ids._neighborhood],
  ];
  const known = await findLocations(
    db,
    wanted.flatMap(([, id]) => id ?? []),
  );
  const chosen: Chosen = {
    places: { country: null, state: null, city: null, neighborhood: null },
    emptyLevels: [],
    problems: [],
  };
  let parent: string | null = null;
  for (const [level, id] of wanted) {
    const place: Location | undefined = known.find(
      (location) => location.id === id && location.kind === level && location.parentId === parent,
    );
    if (place) {
      chosen.places[level] = toPlace(place);
      parent = place.id;
    } else if (id !== undefined) {
      chosen.problems.push(problem(level, 'location', misplaced));
      return chosen;
    }
  }
  if (!chosen.places.neighborhood && (await listLocations(db, 'neighborhood', parent)).length === 0) {
    chosen.emptyLevels.push('neighborhood');
  }
  return chosen;
}

/**
 * The trimmed address of a request; `kept`, the invoice until now, stays when the request has none. Throws
 * VALIDATION with every broken field, places that do not fit included.
 */
export async function readAddress(
  db: Executor,
  request: AddressRequest,
  kept: AddressChange['invoice'] = { type: 'individual' },
): Promise<Omit<AddressChange, 'isPrimary'>> {
  const { places, emptyLevels, problems } = await resolvePlaces(db, request.location);
  const draft: AddressDraft = {
    title: lineText(request.title ?? ''),
    firstName: normalizeName(request.firstName),
    lastName: normalizeName(request.lastName),
    phone: request.phone,
    location: places,
    line: lineText(request.line),
    postalCode: normalizePostalCode(request.postalCode ?? ''),
  };
  const misplacedPaths = new Set(problems.map(({ path }) => path));
  const broken = validateAddress(draft, emptyLevels)
    .filter(({ field, code }) => !(code === 'required' && problems.length > 0 && field in places))
    .map(({ field, code }) => problem(field, code, wordsOf(code, draft)))
    .filter(({ path }) => !misplacedPaths.has(path));
  const all = [...problems, ...broken];
  const { country, state, city, neighborhood } = places;
  if (all.length > 0 || !country || !state || !city) throw errors.validation(all);
  const { phone, location: _location, title, ...text } = draft;
  const { dialCode, number } = normalizePhone(phone);
  return {
    ...text,
    title: title || city.name.tr,
    phoneDialCode: dialCode,
    phoneNumber: number,
    location: { country, state, city, neighborhood },
    invoice: request.invoice ?? kept,
  };
}

/**
 * Place and line of an application's parcel, as stored. Throws VALIDATION with paths as in the contract's `address`,
 * after `prefix`.
 */
export async function readDestination(
  db: Executor,
  { location, line }: Pick<AddressRequest, 'location' | 'line'>,
  prefix: string,
): Promise<{ location: AddressLocation; line: string }> {
  const { places, emptyLevels, problems } = await resolvePlaces(db, location);
  const kept = lineText(line);
  const broken = validateDestination({ location: places, line: kept }, emptyLevels)
    .filter(({ field, code }) => !(code === 'required' && problems.length > 0 && field in places))
    .map(({ field, code }) => problem(field, code, messages[code] ?? invalid));
  const all = [...problems, ...broken.filter(({ path }) => !problems.some((one) => one.path === path))];
  const { country, state, city, neighborhood } = places;
  if (all.length > 0 || !country || !state || !city)
    throw errors.validation(all.map((one) => ({ ...one, path: prefix + one.path })));
  return { location: { country, state, city, neighborhood }, line: kept };
}
