import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Locale } from '../../../domain/locale/index.ts';
import type { ReceiptFacts } from './receipt.facts.ts';
import type { drawReceipt } from './receipt.pdf.ts';

/** Receipts in memory: each has some 60 kB, and drawing one takes a fifth of a second of CPU. */
const most = 100;
const keptFor = 10 * 60_000;

/** Caches drawn receipts by their facts: equal facts give equal bytes. */
export function keepReceipts(draw: typeof drawReceipt): typeof drawReceipt {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: most, ttl: keptFor });
  return (facts: ReceiptFacts, locale: Locale) => {
    const key = createHash('sha256')
      .update(JSON.stringify([locale, facts]))
      .digest('base64url');
    const known = kept.get(key);
    if (known) return known;
    const drawn = draw(facts, locale);
    kept.set(key, drawn);
    drawn.catch(() => kept.delete(key));
    return drawn;
  };
}
