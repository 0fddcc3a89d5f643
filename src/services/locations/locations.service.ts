import type { Place } from '../../../domain/address/index.ts';
import type { PlacesRequest } from '../../../machines/address/index.ts';
import type { paths } from '../../../openapi/types/locations.d.ts';
import { type Api, read } from '../http/index.ts';

/** The places of a level below a parent, sorted by name in the shopper's language. Spec §7. */
export async function listPlaces(
  api: Api,
  { level, parentId }: PlacesRequest,
  signal?: AbortSignal,
): Promise<readonly Place[]> {
  const client = api.client<paths>();
  const parent = parentId ?? '';
  switch (level) {
    case 'country':
      return read(client.GET('/public/user/countries', { signal }));
    case 'state':
      return read(client.GET('/public/user/states', { params: { query: { _country: parent } }, signal }));
    case 'city':
      return read(client.GET('/public/user/cities', { params: { query: { _state: parent } }, signal }));
    case 'neighborhood':
      return read(client.GET('/public/user/neighborhoods', { params: { query: { _city: parent } }, signal }));
    default:
      return level satisfies never;
  }
}
