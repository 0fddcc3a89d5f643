import { msg } from '#words';
import { formatPacketSlug, type PacketItem } from '../../../../domain/packet/index.ts';
import { isPackable, isSubTypeOf } from '../../../../domain/product/index.ts';
import type { components, operations } from '../../../../openapi/types/packets.d.ts';
import { type Service, success } from '../../../platform/contract/contract.types.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { errors, type FieldError } from '../../../platform/errors/error-catalogue.ts';
import { sendRemembered } from '../../../platform/remembered/remembered.ts';
import { filterKey, parseFilter } from '../../../platform/request/json-filter.ts';
import {
  boxContents,
  customPacketId,
  type PricedPacket,
  readCustomPacketId,
  readCustomSlug,
  toCustomPacketView,
  toPriceView,
} from '../packets/index.ts';
import {
  entriesWanted,
  filterEntries,
  listFilterFields,
  popularOf,
  sortEntries,
  isOnShelf,
  suggestionsFor,
  toPage,
} from './packet-shelf.ts';
import { type PacketShelf, packetShelves } from './packet-types.data.ts';
import type { PacketStore, WithPacketStore } from './packet-store.ts';

type Contents = components['requestBodies']['PacketContents']['content']['application/json'];
const pageSize = 12;

const countUnreachable = (problem: { index: number; reachable: readonly number[] }): ApiError =>
  new ApiError(422, 'COUNT_UNREACHABLE', msg`Bu sayıya kutu boylarımızla ulaşılamıyor.`, problem);

/** Checks what the schema cannot: sub-types of their type, only packable types, each sub-type once. */
function readContents({ items }: Contents): PacketItem[] {
  const problems: FieldError[] = [];
  const contents: PacketItem[] = [];
  for (const [index, { type, subType, count }] of items.entries()) {
    const isKnown = isPackable(type) && isSubTypeOf(type, subType);
    const isTwice = contents.some((item) => item.type === type && item.subType === subType);
    if (!isKnown || isTwice) {
      problems.push({
        path: `items.${index}.subType`,
        rule: isTwice ? 'uniqueItems' : 'enum',
        message: isTwice ? msg`Aynı şeyi iki kez seçtin.` : msg`Bunu kutuna koyamıyoruz.`,
      });
    }
    contents.push({ type, subType, count });
  }
  if (problems.length > 0) throw errors.validation(problems);
  return contents;
}

function boxOrRefuse(store: PacketStore, contents: readonly PacketItem[]): PricedPacket {
  const boxed = boxContents(store.lookup.products.values(), contents);
  if ('problem' in boxed) throw countUnreachable(boxed.problem);
  return boxed.packet;
}

function customView(store: PacketStore, contents: readonly PacketItem[]) {
  const boxed = boxContents(store.lookup.products.values(), contents);
  if ('problem' in boxed) throw errors.notFound();
  return toCustomPacketView(customPacketId(contents), boxed.packet, store.lookup);
}

function shelfPage(store: PacketStore, shelf: PacketShelf | undefined, page: number, limit: number) {
  if (!shelf) throw errors.notFound();
  const onShelf = store.entries.filter((entry) => isOnShelf(shelf.rule, entry));
  return success({ packetType: shelf.view, packets: toPage(onShelf, page, limit) });
}

export function packetsHandlers(packetStore: WithPacketStore['packetStore']): Service<operations> {
  return {
    listPackets: async (request, reply) => {
      const { page = 0, limit = pageSize, sort = 'sortOrder' } = request.query;
      const filter = parseFilter('filter', request.query.filter, listFilterFields);
      const { entries, answers } = await packetStore.read();
      const key = `list ${page} ${limit} ${sort} ${filterKey(filter)}`;
      const listed = await answers(key, () =>
        success(toPage(sortEntries(filterEntries(entries, filter), sort), page, limit)),
      );
      return sendRemembered(request, reply, listed);
    },
    createCustomPacket: async (request) => {
      const contents = readContents(request.body);
      const store = await packetStore.read();
      const packet = boxOrRefuse(store, contents);
      return success(toCustomPacketView(customPacketId(packet.contents), packet, store.lookup));
    },
    calculatePacketPrice: async (request) => {
      const contents = readContents(request.body);
      const { price, items } = boxOrRefuse(await packetStore.read(), contents);
      return success({
        slug: formatPacketSlug(contents),
        price: toPriceView(price),
        boxes: items.map(({ productId, quantity }) => ({ _product: productId, quantity })),
      });
    },
    filterPackets: async ({ body }) => {
      const { entries } = await packetStore.read();
      const { page = 0, limit = pageSize, sort = 'sortOrder', purchaseType } = body;
      return success(toPage(sortEntries(entriesWanted(entries, body), sort, purchaseType), page, limit));
    },
    listPopularPackets: async (request, reply) => {
      const { entries, answers } = await packetStore.read();
      return sendRemembered(request, reply, await answers('popular', () => success(popularOf(entries))));
    },
    listSuggestedPackets: async (request, reply) => {
      const { slug, limit = 4 } = request.query;
      const { entries, answers } = await packetStore.read();
      const key = `suggestions ${slug ?? ''} ${limit}`;
      const suggested = await answers(key, () => success(suggestionsFor(entries, slug, limit)));
      return sendRemembered(request, reply, suggested);
    },
    getPacket: async (request, reply) => {
      const { id } = request.params;
      const store = await packetStore.read();
      const contents = readCustomPacketId(id);
      if (contents) return success(customView(store, contents));
      const found = store.entries.find(({ view }) => view._id === id);
      if (!found) throw errors.notFound();
      return sendRemembered(request, reply, await store.answers(`packet ${id}`, () => success(found.view)));
    },
    getPacketBySlug: async (request, reply) => {
      const { slug } = request.params;
      const store = await packetStore.read();
      const contents = readCustomSlug(slug);
      if (contents) return success(customView(store, contents));
      const found = store.entries.find(({ view }) => view.slug === slug);
      if (!found) throw errors.notFound();
      return sendRemembered(request, reply, await store.answers(`packet ${found.view._id}`, () => success(found.view)));
    },
    listPacketTypes: async ({ query: { algorithm, sort } }) => {
      const views = packetShelves
        .map(({ view }) => view)
        .filter((view) => algorithm === undefined || view.algorithm === algorithm);
      return success(sort === '-sortOrder' ? views.toReversed() : views);
    },
    getPacketType: async (request, reply) => {
      const { page = 0, limit = pageSize } = request.query;
      const { id } = request.params;
      const store = await packetStore.read();
      const shelf = packetShelves.find(({ view }) => view._id === id);
      const listed = await store.answers(`shelf ${id} ${page} ${limit}`, () => shelfPage(store, shelf, page, limit));
      return sendRemembered(request, reply, listed);
    },
    getPacketTypeBySlug: async (request, reply) => {
      const { page = 0, limit = pageSize } = request.query;
      const { slug } = request.params;
      const store = await packetStore.read();
      const shelf = packetShelves.find(({ view }) => view.slug === slug);
      const key = `shelf ${shelf?.view._id ?? slug} ${page} ${limit}`;
      return sendRemembered(request, reply, await store.answers(key, () => shelfPage(store, shelf, page, limit)));
    },
  };
}
