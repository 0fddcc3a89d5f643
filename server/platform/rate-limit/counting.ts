import { createHash } from 'node:crypto';
import { inArray, lt, sql } from 'drizzle-orm';
import type { AppContext } from '../context.ts';
import { rateLimitWindows } from './tables.ts';

/** At most `max` uses in a window of `windowSeconds`, which begins with the first use. */
export type Limit = { max: number; windowSeconds: number };

/** A name, and the values of one counted person or thing, of which only a hash is stored. */
export type CountKey = { name: string; of: readonly string[] };

const stored = ({ name, of }: CountKey) =>
  `${name}:${createHash('sha256').update(JSON.stringify(of)).digest('base64url')}`;

/**
 * Counts one use, in the database: all processes share it, and simultaneous uses are all counted. Answers for
 * how many seconds the next use is refused; 0 when this one was within the limit.
 */
export async function countUse({ db, clock }: AppContext, key: CountKey, limit: Limit): Promise<number> {
  const now = clock.now();
  const nowText = now.toISOString();
  const endsAt = new Date(now.getTime() + limit.windowSeconds * 1000);
  const { hits, endsAt: until } = rateLimitWindows;
  const [row] = await db
    .insert(rateLimitWindows)
    .values({ key: stored(key), hits: 1, endsAt })
    .onConflictDoUpdate({
      target: rateLimitWindows.key,
      set: {
        hits: sql`case when ${until} <= ${nowText}::timestamptz then 1 else ${hits} + 1 end`,
        endsAt: sql`case when ${until} <= ${nowText}::timestamptz then ${endsAt.toISOString()}::timestamptz else ${until} end`,
      },
    })
    .returning();
  if (!row || row.hits <= limit.max) return 0;
  return Math.max(1, Math.ceil((row.endsAt.getTime() - now.getTime()) / 1000));
}

/** Takes one use back. */
export async function uncountUse({ db }: AppContext, key: CountKey): Promise<void> {
  await db
    .update(rateLimitWindows)
    .set({ hits: sql`greatest(${rateLimitWindows.hits} - 1, 0)` })
    .where(sql`${rateLimitWindows.key} = ${stored(key)}`);
}

export async function forgetUses({ db }: AppContext, keys: readonly CountKey[]): Promise<void> {
  await db.delete(rateLimitWindows).where(inArray(rateLimitWindows.key, keys.map(stored)));
}

export async function forgetPastWindows({ db, clock }: AppContext): Promise<void> {
  await db.delete(rateLimitWindows).where(lt(rateLimitWindows.endsAt, clock.now()));
}
