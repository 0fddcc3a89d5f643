import { and, count, eq, inArray, lte, min } from 'drizzle-orm';
import type { CalendarDay } from '../../../../domain/calendar/index.ts';
import { customPacketName, type PacketSlug } from '../../../../domain/packet/index.ts';
import { exactPacketPrice, readyPacketPrice } from '../../../../domain/pricing/index.ts';
import { type PriceByPurchaseType } from '../../../../domain/product/index.ts';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import type { Localized } from '../../../platform/errors/api-error.ts';
import { findProducts, listAllProducts, type SaleProduct } from '../../catalog/index.ts';
import { boxContents, type PacketBox, readCustomPacketId } from './custom-packet.ts';
import { packetItems, packets } from './packets.tables.ts';

/** One packet as it can be sold now. Prices in kuruş. `items` are boxes. */
export type SalePacket = {
  id: string;
  slug: PacketSlug;
  name: Localized;
  items: PacketBox[];
  price: PriceByPurchaseType;
  isCustom: boolean;
};

export type PacketRow = typeof packets.$inferSelect & { items: PacketBox[] };

/** Ready-made packets with their boxes; all of them without `ids`. */
export async function listPacketRows(db: Executor, ids?: readonly string[]): Promise<PacketRow[]> {
  if (ids?.length === 0) return [];
  const rows = await db
    .select()
    .from(packets)
    .where(ids ? inArray(packets.id, [...ids]) : undefined);
  const boxes = await db
    .select()
    .from(packetItems)
    .where(ids ? inArray(packetItems.packetId, [...ids]) : undefined);
  const boxesOf = (id: string): PacketBox[] =>
    boxes.filter(({ packetId }) => packetId === id).map(({ productId, quantity }) => ({ productId, quantity }));
  return rows.map((row) => Object.assign(row, { items: boxesOf(row.id) }));
}

/** Whether there is a ready-made packet. */
export async function hasPackets(db: Executor): Promise<boolean> {
  const [row] = await db.select({ rows: count() }).from(packets);
  return row !== undefined && row.rows > 0;
}

/** Inserts packets with their boxes; existing ones stay as they are. */
export async function insertPackets(
  tx: Tx,
  made: readonly (typeof packets.$inferInsert & { items: readonly PacketBox[] })[],
): Promise<void> {
  await tx
    .insert(packets)
    .values(made.map(({ items: _items, ...packet }) => packet))
    .onConflictDoNothing();
  await tx
    .insert(packetItems)
    .values(made.flatMap(({ id, items }) => items.map((box) => ({ packetId: id, ...box }))))
    .onConflictDoNothing();
}

const isExactStill = eq(packets.isRounded, false);

/** Rounds the prices whose day has come; answers whether there was one. */
export async function roundPrices(tx: Tx, today: CalendarDay): Promise<boolean> {
  const isDue = and(isExactStill, lte(packets.roundedFrom, today));
  const rounded = await tx.update(packets).set({ isRounded: true }).where(isDue).returning({ id: packets.id });
  return rounded.length > 0;
}

/** The next day on which a price is rounded. */
export async function nextRoundingDay(db: Executor): Promise<CalendarDay | null> {
  const [row] = await db
    .select({ day: min(packets.roundedFrom) })
    .from(packets)
    .where(isExactStill);
  return row?.day ?? null;
}

type Products = ReadonlyMap<string, SaleProduct>;

/** A packet's boxes less its own discount, before that is rounded. Null when a box is no longer in the catalogue. */
export function priceExactly(
  row: Pick<PacketRow, 'items' | 'discountPercent'>,
  products: Products,
): PriceByPurchaseType | null {
  const lines: { price: PriceByPurchaseType; quantity: number }[] = [];
  for (const { productId, quantity } of row.items) {
    const product = products.get(productId);
    if (!product) return null;
    lines.push({ price: product.price, quantity });
  }
  return exactPacketPrice(lines, row.discountPercent);
}

/** The price on `day` of a packet that costs `exact`; null: the current price. */
export function packetPriceOn(
  { roundedFrom, isRounded }: Pick<PacketRow, 'roundedFrom' | 'isRounded'>,
  exact: PriceByPurchaseType,
  day: CalendarDay | null,
): PriceByPurchaseType {
  const isExact = day === null ? !isRounded : roundedFrom !== null && day < roundedFrom;
  return isExact ? exact : readyPacketPrice(exact);
}

/** A packet's price on the shelf now. Null when a box is no longer in the catalogue. */
export function priceReadyPacket(row: PacketRow, products: Products): PriceByPurchaseType | null {
  const exact = priceExactly(row, products);
  return exact && packetPriceOn(row, exact, null);
}

/** The packets with these ids, ready-made or custom; an unknown id is absent. */
export async function findPackets(db: Executor, ids: readonly string[]): Promise<Map<string, SalePacket>> {
  const wanted = [...new Set(ids)];
  const custom = wanted.flatMap((id) => {
    const contents = readCustomPacketId(id);
    return contents ? [{ id, contents }] : [];
  });
  const rows = await listPacketRows(
    db,
    wanted.filter((id) => custom.every((known) => known.id !== id)),
  );
  const products =
    custom.length > 0
      ? new Map((await listAllProducts(db)).map((product) => [product.id, product]))
      : await findProducts(
          db,
          rows.flatMap(({ items }) => items.map(({ productId }) => productId)),
        );
  const found = new Map<string, SalePacket>();
  for (const row of rows) {
    const price = priceReadyPacket(row, products);
    if (price)
      found.set(row.id, { id: row.id, slug: row.slug, name: row.name, items: row.items, price, isCustom: false });
  }
  for (const { id, contents } of custom) {
    const boxed = boxContents(products.values(), contents);
    if ('packet' in boxed) {
      const { slug, items, price } = boxed.packet;
      found.set(id, { id, slug, name: customPacketName, items, price, isCustom: true });
    }
  }
  return found;
}
