import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../http/index.ts';
import {
  filterPackets,
  findPacketBySlug,
  findPacketShelf,
  listPacketTypes,
  listPopularPackets,
  listSuggestedPackets,
  type PacketFilter,
} from './packets.service.ts';

export const packetsQuery = (api: Api, filter: PacketFilter = {}) =>
  queryOptions({
    queryKey: ['packets', 'filter', filter],
    queryFn: ({ signal }) => filterPackets(api, filter, signal),
  });

export const popularPacketsQuery = (api: Api) =>
  queryOptions({ queryKey: ['packets', 'popular'], queryFn: ({ signal }) => listPopularPackets(api, signal) });

export const suggestedPacketsQuery = (api: Api, slug?: string) =>
  queryOptions({
    queryKey: ['packets', 'suggestions', slug ?? null],
    queryFn: ({ signal }) => listSuggestedPackets(api, slug, signal),
  });

/** Null for a packet the shop does not have. */
export const packetQuery = (api: Api, slug: string) =>
  queryOptions({ queryKey: ['packets', 'packet', slug], queryFn: ({ signal }) => findPacketBySlug(api, slug, signal) });

export const packetTypesQuery = (api: Api) =>
  queryOptions({ queryKey: ['packets', 'types'], queryFn: ({ signal }) => listPacketTypes(api, signal) });

/** Null for a shelf the shop does not have. `page` counts from 0. */
export const packetShelfQuery = (api: Api, slug: string, page = 0) =>
  queryOptions({
    queryKey: ['packets', 'shelf', slug, page],
    queryFn: ({ signal }) => findPacketShelf(api, slug, page, signal),
  });
