import { msg } from '#words';
import { announceChange } from '../../../platform/changes/changes.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { shownStock } from '../products/index.ts';
import {
  addToWarehouse,
  extendHolds,
  type Reserved,
  insertHolds,
  lockHolds,
  lockProducts,
  lockProductsOf,
  releaseStocks,
  sumReserved,
  takeFromWarehouse,
  takeHolds,
} from './stock.repository.ts';

export type StockLine = { productId: string; boxes: number };
export type StockHold = {
  holdId: string;
  lines: readonly StockLine[];
  expiresAt: Date;
  /** For an account that has never paid for an order: see `firstPurchaseLimit`. */
  isFirstPurchase?: boolean;
};
type Shortage = { _product: string; available: number };

/** 409: something in the cart has sold out. `data.products` says how many boxes of each are left. */
const outOfStock = (shortages: Shortage[]): ApiError =>
  new ApiError(409, 'OUT_OF_STOCK', msg`Sepetindeki bir ürün tükendi.`, { products: shortages });

/**
 * How many boxes of a product the unpaid first purchases of all accounts may hold together: fresh accounts cost nothing,
 * and must not keep customers and renewals from what is in the warehouse. Scarce stock goes to the first order.
 */
const firstPurchaseLimit = (inWarehouse: number): number => Math.max(20, Math.floor(inWarehouse / 2));

function sumPerProduct(lines: readonly StockLine[]): Map<string, number> {
  const wanted = new Map<string, number>();
  for (const { productId, boxes } of lines) wanted.set(productId, (wanted.get(productId) ?? 0) + boxes);
  return wanted;
}

/** The products of which one hold wants more than is left; empty when all can be reserved. */
const shortOf = (wanted: ReadonlyMap<string, number>, left: ReadonlyMap<string, number>): Shortage[] =>
  [...wanted].flatMap(([productId, boxes]) => {
    const available = Math.max(0, left.get(productId) ?? 0);
    return boxes > available ? [{ _product: productId, available }] : [];
  });

/**
 * Reserves boxes for payments that are about to start, all lines of all holds or none. A hold of the same id is
 * replaced; with equal boxes it is only extended, without locking its products. Throws OUT_OF_STOCK when a product
 * has fewer boxes than asked for after other live holds; an unknown product has 0.
 */
export async function holdStocks(tx: Tx, holds: readonly StockHold[]): Promise<void> {
  const asked = holds
    .map(({ lines, isFirstPurchase = false, ...hold }) => ({ ...hold, isFirstPurchase, wanted: sumPerProduct(lines) }))
    .filter(({ wanted }) => wanted.size > 0);
  if (asked.length === 0) return;
  const rows = await lockHolds(
    tx,
    asked.map(({ holdId }) => holdId),
  );
  const before = Map.groupBy(rows, ({ holdId }) => holdId);
  const isReserved = ({ holdId, wanted }: (typeof asked)[number]) => {
    const known = before.get(holdId) ?? [];
    return known.length === wanted.size && known.every(({ productId, boxes }) => wanted.get(productId) === boxes);
  };
  const kept = asked.filter(isReserved);
  await extendHolds(
    tx,
    kept.map(({ holdId, expiresAt }) => ({ holdId, expiresAt })),
  );
  const fresh = asked.filter((hold) => !isReserved(hold));
  const ids = [...new Set(fresh.flatMap(({ wanted }) => [...wanted.keys()]))];
  const inWarehouse = await lockProducts(tx, ids);
  if (fresh.some(({ holdId }) => before.has(holdId))) {
    await releaseStocks(
      tx,
      fresh.map(({ holdId }) => holdId),
    );
  }
  const reserved = await sumReserved(tx, ids);
  const reservedOf = (productId: string): Reserved => reserved.get(productId) ?? { boxes: 0, byFirstPurchases: 0 };
  for (const { wanted, isFirstPurchase } of fresh) {
    const left = [...inWarehouse].map(([productId, stock]) => {
      const { boxes, byFirstPurchases } = reservedOf(productId);
      const leftToFirst = firstPurchaseLimit(stock) - byFirstPurchases;
      return [productId, isFirstPurchase ? Math.min(stock - boxes, leftToFirst) : stock - boxes] as const;
    });
    const shortages = shortOf(wanted, new Map(left));
    if (shortages.length > 0) throw outOfStock(shortages);
    for (const [productId, more] of wanted) {
      const { boxes, byFirstPurchases } = reservedOf(productId);
      reserved.set(productId, {
        boxes: boxes + more,
        byFirstPurchases: byFirstPurchases + (isFirstPurchase ? more : 0),
      });
    }
  }
  await insertHolds(
    tx,
    fresh.flatMap(({ wanted, ...hold }) => [...wanted].map(([productId, boxes]) => ({ ...hold, productId, boxes }))),
  );
}

export const holdStock = (tx: Tx, hold: StockHold): Promise<void> => holdStocks(tx, [hold]);

export const releaseStock = (tx: Tx, holdId: string): Promise<void> => releaseStocks(tx, [holdId]);

/**
 * Turns holds into sales: their boxes leave the warehouse. Answers the ids of those; the others are missing (consumed
 * before, released, or expired and swept) and change nothing. Hold again, and refund when that throws.
 */
export async function consumeStocks(tx: Tx, holdIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (holdIds.length === 0) return new Set();
  await lockProductsOf(tx, holdIds);
  const taken = await takeHolds(tx, holdIds);
  const left = await takeFromWarehouse(tx, sumPerProduct(taken));
  if (left.some((stock) => stock < shownStock)) await announceChange(tx, 'stock');
  return new Set(taken.map(({ holdId }) => holdId));
}

export const consumeStock = async (tx: Tx, holdId: string): Promise<boolean> =>
  (await consumeStocks(tx, [holdId])).has(holdId);

/** Puts sold boxes back into the warehouse. */
export async function returnStock(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  const back = sumPerProduct(lines);
  const before = await lockProducts(tx, [...back.keys()]);
  await addToWarehouse(tx, back);
  if ([...before.values()].some((stock) => stock < shownStock)) await announceChange(tx, 'stock');
}
