import { addDays, type CalendarDay, dayOf, startOfDay } from '../../../../domain/calendar/index.ts';
import { kurus } from '../../../../domain/money/index.ts';
import { customPacketName } from '../../../../domain/packet/index.ts';
import type { PriceByPurchaseType } from '../../../../domain/product/index.ts';
import type { PriceBook, PriceVersion } from '../../../../domain/subscription/index.ts';
import type { components } from '../../../../openapi/types/shopping.d.ts';
import type { AccountType } from '../../../platform/auth-guard/auth-guard.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Localized } from '../../../platform/errors/api-error.ts';
import { findProducts, listPrices, type PriceRow, type SaleProduct, type StockLine } from '../../catalog/index.ts';
import { listPacketRows, packetPriceOn, priceCustomPacket, priceExactly } from '../../packets/index.ts';
import type { subscriptionLines } from './subscriptions.tables.ts';

type Kind = (typeof subscriptionLines.$inferSelect)['kind'];

/** The item of a subscription's line. `itemId`: product or packet; a custom packet is identified by its `boxes`. */
export type CatalogItemKey = { kind: Kind; itemId: string | null; boxes: StockLine[] | null };

export type CatalogItemRefusal = components['schemas']['UnavailableItem']['reason'];

/** A catalogue item as it is sold now. `price` of one piece, in kuruş; `contents`: the boxes in one piece. */
export type CatalogItem = CatalogItemKey & {
  slug: string;
  name: Localized;
  contents: StockLine[];
  price: PriceByPurchaseType;
  versions: readonly PriceVersion[];
  /** Why this account cannot have it by subscription. */
  refusal: CatalogItemRefusal | null;
};

export type CatalogItems = ReadonlyMap<string, CatalogItem>;

/** A price rise may be charged to renewals this many days after it begins. Law 6502, article 52. */
const RENEWALS_AFTER_DAYS = 30;

/** An item's key in the price book. Custom packets with equal boxes have equal keys. */
export function itemOf({ kind, itemId, boxes }: CatalogItemKey): string {
  if (kind !== 'custompacket') return itemId ?? '';
  const counts = (boxes ?? []).map(({ productId, boxes: count }) => `${productId}*${count}`);
  return `boxes:${counts.toSorted().join('+')}`;
}

/** Parses keys that `itemOf` has made. */
export async function keysOfItems(db: Executor, items: readonly string[]): Promise<CatalogItemKey[]> {
  const packets = new Set((await listPacketRows(db, items)).map(({ id }) => id));
  return items.map((item): CatalogItemKey => {
    if (!item.startsWith('boxes:'))
      return { kind: packets.has(item) ? 'packet' : 'product', itemId: item, boxes: null };
    const counts = item.slice('boxes:'.length).split('+');
    const boxes = counts.map((count) => {
      const [productId = '', many] = count.split('*');
      return { productId, boxes: Number(many) };
    });
    return { kind: 'custompacket', itemId: null, boxes };
  });
}

type Pricer = (priceOf: (product: SaleProduct) => PriceByPurchaseType) => PriceByPurchaseType | null;

/** `priceOn`: the selling price for an exact price, as `packetPriceOn`. `from`: the day from which it differs. */
type Sold = {
  readonly from: CalendarDay | null;
  readonly priceOn: (exact: PriceByPurchaseType, day: CalendarDay | null) => PriceByPurchaseType;
};
const exactly: Sold = { from: null, priceOn: (exact) => exact };

const samePrice = (one: PriceByPurchaseType, other: PriceByPurchaseType): boolean =>
  one.subscription === other.subscription && one.oneTimePurchase === other.oneTimePurchase;

/** The first whole day of a price: a customer who agreed to the former price that morning keeps it. */
function firstDay(from: Date): CalendarDay {
  const day = dayOf(from.getTime());
  return startOfDay(day) === from.getTime() ? day : addDays(day, 1);
}

/**
 * Contains the price: a new announcement for the same day must be mailed again (Law 6502, article 52). Contains the
 * exact price, because notices that were sent before packets were rounded have it.
 */
const versionId = (item: string, from: CalendarDay, { subscription, oneTimePurchase }: PriceByPurchaseType): string =>
  `${item}@${from}:${subscription}/${oneTimePurchase}`;

function versionsOf(
  item: string,
  {
    price,
    sold,
    products,
    rows,
    today,
  }: { price: Pricer; sold: Sold; products: readonly SaleProduct[]; rows: PriceRow[]; today: CalendarDay },
): PriceVersion[] {
  const ids = new Set(products.map(({ id }) => id));
  const own = rows.filter(({ productId }) => ids.has(productId));
  const changes = [...own.map(({ from }) => firstDay(from)), ...(sold.from === null ? [] : [sold.from])];
  const days = [...new Set(changes)].toSorted();
  const versions: PriceVersion[] = [];
  const add = (from: CalendarDay, exact: PriceByPurchaseType | null) => {
    if (exact === null) return;
    const last = versions.at(-1);
    const priced = sold.priceOn(exact, from);
    if (last && samePrice(last.price, priced)) return;
    versions.push({
      id: versionId(item, from, exact),
      price: priced,
      from,
      renewalsFrom: versions.length === 0 ? from : addDays(from, RENEWALS_AFTER_DAYS),
    });
  };
  for (const day of days) {
    add(
      day,
      price((product) => {
        const known = own.filter(({ productId }) => productId === product.id);
        const row = known.findLast(({ from }) => firstDay(from) <= day) ?? known[0];
        return row
          ? { subscription: kurus(row.subscriptionKurus), oneTimePurchase: kurus(row.oneTimeKurus) }
          : product.price;
      }),
    );
  }
  // The catalogue's price counts, also where its start is not recorded.
  const exact = price((product) => product.price);
  if (exact === null) return versions;
  const current = sold.priceOn(exact, null);
  const known = versions.findLast(({ from }) => from <= addDays(today, 1));
  if (!known || !samePrice(known.price, current)) {
    const since = { id: versionId(item, today, exact), price: current, from: today, renewalsFrom: today };
    return [...versions.filter(({ from }) => from < today), since, ...versions.filter(({ from }) => from > today)];
  }
  return versions;
}

function refusalOf(products: readonly SaleProduct[], accountType: AccountType): CatalogItemRefusal | null {
  if (products.some(({ isPurchasable }) => !isPurchasable)) return 'notPurchasable';
  if (products.some(({ isSuitableForSubscription }) => !isSuitableForSubscription)) return 'notForSubscription';
  if (accountType === 'charity' && products.some(({ isSuitableForCharity }) => !isSuitableForCharity))
    return 'notForAccount';
  return null;
}

/** A catalogue item, and the boxes it consists of. */
type FoundCatalogItem = Omit<CatalogItem, 'refusal'> & { inside: readonly SaleProduct[] };

/** Catalogue items as an account of this kind may have them. */
export const catalogItemsFor = (found: ReadonlyMap<string, FoundCatalogItem>, accountType: AccountType): CatalogItems =>
  new Map(
    [...found].map(([item, { inside, ...catalogItem }]) => [
      item,
      { ...catalogItem, refusal: refusalOf(inside, accountType) },
    ]),
  );

/** Requested items as they are sold now, by `itemOf`. Items that are not in the catalogue are absent. */
export async function readCatalogItems(
  db: Executor,
  keys: readonly CatalogItemKey[],
  now: Date,
): Promise<ReadonlyMap<string, FoundCatalogItem>> {
  const wanted = new Map(keys.map((key) => [itemOf(key), key]));
  if (wanted.size === 0) return new Map();
  const asked = [...wanted.values()];
  const packets = await listPacketRows(
    db,
    asked.flatMap(({ kind, itemId }) => (kind === 'packet' && itemId !== null ? [itemId] : [])),
  );
  const products = await findProducts(db, [
    ...asked.flatMap(({ kind, itemId }) => (kind === 'product' && itemId !== null ? [itemId] : [])),
    ...asked.flatMap(({ boxes }) => (boxes ?? []).map(({ productId }) => productId)),
    ...packets.flatMap(({ items }) => items.map(({ productId }) => productId)),
  ]);
  const rows = await listPrices(db);
  const today = dayOf(now.getTime());

  function toCatalogItem(item: string, key: CatalogItemKey): FoundCatalogItem | null {
    const priced = (priceOf: (product: SaleProduct) => PriceByPurchaseType) =>
      new Map([...products].map(([id, product]) => [id, { ...product, price: priceOf(product) }]));
    const finish = (
      about: Pick<CatalogItem, 'slug' | 'name' | 'contents'>,
      price: Pricer,
      sold: Sold = exactly,
    ): FoundCatalogItem | null => {
      const inside = about.contents.flatMap(({ productId }) => products.get(productId) ?? []);
      const exact = price((product) => product.price);
      if (exact === null || inside.length < about.contents.length) return null;
      const versions = versionsOf(item, { price, sold, products: inside, rows, today });
      return { ...key, ...about, price: sold.priceOn(exact, null), versions, inside };
    };
    if (key.kind === 'packet') {
      const row = packets.find(({ id }) => id === key.itemId);
      if (!row) return null;
      const contents = row.items.map(({ productId, quantity }) => ({ productId, boxes: quantity }));
      return finish({ slug: row.slug, name: row.name, contents }, (priceOf) => priceExactly(row, priced(priceOf)), {
        from: row.roundedFrom,
        priceOn: (exact, day) => packetPriceOn(row, exact, day),
      });
    }
    if (key.kind === 'custompacket') {
      const boxes = (key.boxes ?? []).map(({ productId, boxes: quantity }) => ({ productId, quantity }));
      const packet = priceCustomPacket(products, boxes);
      if (!packet) return null;
      const contents = packet.items.map(({ productId, quantity }) => ({ productId, boxes: quantity }));
      const about = { slug: packet.slug, name: customPacketName, contents };
      return finish(about, (priceOf) => priceCustomPacket(priced(priceOf), boxes)?.price ?? null);
    }
    const product = products.get(key.itemId ?? '');
    if (!product) return null;
    const { id, slug, name } = product;
    return finish({ slug, name, contents: [{ productId: id, boxes: 1 }] }, (priceOf) => priceOf(product));
  }

  const found = new Map<string, FoundCatalogItem>();
  for (const [item, key] of wanted) {
    const catalogItem = toCatalogItem(item, key);
    if (catalogItem) found.set(item, catalogItem);
  }
  return found;
}

/** The prices of all available items, with former and announced ones. */
export const toPriceBook = (catalogItems: CatalogItems): PriceBook =>
  Object.fromEntries(
    [...catalogItems].flatMap(([item, { versions, refusal }]) =>
      refusal === null ? [[item, { versions, goneFrom: null }]] : [],
    ),
  );
