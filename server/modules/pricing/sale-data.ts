import { seconds } from '../../../domain/calendar/index.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Executor } from '../../platform/database/database.ts';
import { findProducts, type SaleProduct } from '../catalog/index.ts';
import { findPackets, type SalePacket } from '../packets/index.ts';
import { findPromoRule, type PromoFacts } from '../promo-codes/index.ts';

/** The data for pricing a cart. Unknown ids and codes are absent. */
export type SaleData = {
  products(ids: readonly string[]): Promise<ReadonlyMap<string, SaleProduct>>;
  packets(ids: readonly string[]): Promise<ReadonlyMap<string, SalePacket>>;
  promo(code: string, accountId: string | null): Promise<PromoFacts | null>;
};

/** Maximum age of prices, stock and codes in `calculate`. Paying always reads the database. */
const saleDataTtl = seconds(1);
const cacheLimit = 5000;

export const freshSaleData = (db: Executor): SaleData => ({
  products: (ids) => findProducts(db, ids),
  packets: (ids) => findPackets(db, ids),
  promo: (code, accountId) => findPromoRule(db, code, accountId),
});

type Kept<T> = { at: number; value: T | null };

/** Caches the results of `load` for a second of the Clock; loads all missing keys in one call. */
function createCache<T>(clock: Clock, load: (keys: string[]) => Promise<ReadonlyMap<string, T>>) {
  const kept = new Map<string, Kept<T>>();
  return async (keys: readonly string[]): Promise<ReadonlyMap<string, T>> => {
    const now = clock.now().getTime();
    const isStale = (key: string) => now - (kept.get(key)?.at ?? Number.NEGATIVE_INFINITY) >= saleDataTtl;
    const missing = [...new Set(keys)].filter(isStale);
    if (missing.length > 0) {
      const loaded = await load(missing);
      if (kept.size > cacheLimit) kept.clear();
      for (const key of missing) kept.set(key, { at: now, value: loaded.get(key) ?? null });
    }
    const found = new Map<string, T>();
    for (const key of keys) {
      const value = kept.get(key)?.value;
      if (value) found.set(key, value);
    }
    return found;
  };
}

const promoKey = (code: string, accountId: string | null) => `${accountId ?? ''} ${code}`;

/** Sale data of at most a second's age, so that `calculate` rarely queries the database. */
export function cachedSaleData(db: Db, clock: Clock): SaleData {
  const promos = createCache<PromoFacts>(clock, async (keys) => {
    const found = new Map<string, PromoFacts>();
    for (const key of keys) {
      const blank = key.indexOf(' ');
      const facts = await findPromoRule(db, key.slice(blank + 1), key.slice(0, blank) || null);
      if (facts) found.set(key, facts);
    }
    return found;
  });
  return {
    products: createCache(clock, (ids) => findProducts(db, ids)),
    packets: createCache(clock, (ids) => findPackets(db, ids)),
    promo: async (code, accountId) => {
      const key = promoKey(code, accountId);
      return (await promos([key])).get(key) ?? null;
    },
  };
}
