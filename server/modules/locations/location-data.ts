import { createHash } from 'node:crypto';
import type { Localized } from '../../platform/errors/api-error.ts';
import type { LocationKind } from './tables.ts';

export type CountryData = {
  /** ISO 3166-1 alpha-2. */
  id: string;
  dialCode: string;
  name: Localized;
  /** City name to the names of its neighborhoods. Below the state, names are the same in both languages. */
  states: { id: string; name: Localized; cities: Record<string, string[]> }[];
};

export type LocationRow = {
  id: string;
  kind: LocationKind;
  parentId: string | null;
  nameTr: string;
  nameEn: string;
};

const plainLetters: Record<string, string> = { ı: 'i', ø: 'o', ß: 'ss', æ: 'ae' };

/** "Kadıköy" → "kadikoy". */
const slug = (name: string) =>
  name
    .toLocaleLowerCase('tr')
    .replaceAll(/[ıøßæ]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Ids are derived from names, so that a new version of the data keeps the ids of unchanged entries. */
const mark = (name: string) => createHash('sha1').update(name).digest('hex').slice(0, 10);

/** All rows of one country, parents before children: `tr`, `tr-34`, `tr-34-kadikoy`, `tr-34-kadikoy-<mark>`. */
export function countryRows({ id, name, states }: CountryData): LocationRow[] {
  const countryId = id.toLowerCase();
  const rows: LocationRow[] = [{ id: countryId, kind: 'country', parentId: null, nameTr: name.tr, nameEn: name.en }];
  for (const state of states) {
    const stateId = `${countryId}-${state.id.toLowerCase()}`;
    rows.push({ id: stateId, kind: 'state', parentId: countryId, nameTr: state.name.tr, nameEn: state.name.en });
    for (const [city, neighborhoods] of Object.entries(state.cities)) {
      const cityId = `${stateId}-${slug(city)}`;
      rows.push({ id: cityId, kind: 'city', parentId: stateId, nameTr: city, nameEn: city });
      for (const neighborhood of neighborhoods) {
        const neighborhoodId = `${cityId}-${mark(neighborhood)}`;
        rows.push({
          id: neighborhoodId,
          kind: 'neighborhood',
          parentId: cityId,
          nameTr: neighborhood,
          nameEn: neighborhood,
        });
      }
    }
  }
  return rows;
}
