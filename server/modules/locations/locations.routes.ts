import type { operations } from '../../../openapi/types/locations.d.ts';
import type { FastifyReply } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { type Service, success } from '../../platform/contract/contract.types.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import type { Language } from '../../platform/request/request-context.ts';
import { countryFacts } from './countries.ts';
import { findLocations, listLocations, type Location } from './locations.repository.ts';
import type { LocationKind } from './tables.ts';

const collators = {
  tr: new Intl.Collator('tr', { numeric: true }),
  en: new Intl.Collator('en', { numeric: true }),
};

const sortByName = (found: Location[], language: Language): Location[] =>
  found.toSorted((a, b) => collators[language].compare(a.name[language], b.name[language]));

/** The lists change with a release of the shop, not during a visit. */
function cacheForAnHour(reply: FastifyReply): void {
  reply.header('cache-control', 'public, max-age=3600').header('vary', 'language');
}

export function locationsHandlers({ db }: AppContext): Service<operations> {
  async function children(kind: LocationKind, parentKind: LocationKind, parentId: string, language: Language) {
    const found = await listLocations(db, kind, parentId);
    if (found.length === 0) {
      const [parent] = await findLocations(db, [parentId]);
      if (parent?.kind !== parentKind) throw errors.notFound();
    }
    return success(sortByName(found, language).map(({ id, name }) => ({ _id: id, name })));
  }

  return {
    listCountries: async (request, reply) => {
      cacheForAnHour(reply);
      const countries = sortByName(await listLocations(db, 'country', null), request.language);
      return success(
        countries.flatMap(({ id, name }) => {
          const facts = countryFacts(id);
          return facts ? [{ _id: id, name, ...facts }] : [];
        }),
      );
    },
    listStates: async (request, reply) => {
      cacheForAnHour(reply);
      return children('state', 'country', request.query._country, request.language);
    },
    listCities: async (request, reply) => {
      cacheForAnHour(reply);
      return children('city', 'state', request.query._state, request.language);
    },
    listNeighborhoods: async (request, reply) => {
      cacheForAnHour(reply);
      return children('neighborhood', 'city', request.query._city, request.language);
    },
  };
}
