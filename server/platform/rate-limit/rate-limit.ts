import { lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { errors } from '../errors/error-catalogue.ts';
import { rateLimitWindows } from './tables.ts';

/** At most `max` requests in `windowSeconds`, counted per client address in the database: all processes share it. */
export type RateLimit = { max: number; windowSeconds: number };

/** A hook that counts one request and throws 429 RATE_LIMITED above the limit. */
export function rateLimitHook(context: AppContext, operationId: string, limit: RateLimit) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!context.config.rateLimits) return;
    const now = context.clock.now();
    const endsAt = new Date(now.getTime() + limit.windowSeconds * 1000);
    const nowText = now.toISOString();
    const [row] = await context.db
      .insert(rateLimitWindows)
      .values({ key: `${operationId}:${request.ip}`, hits: 1, endsAt })
      .onConflictDoUpdate({
        target: rateLimitWindows.key,
        set: {
          hits: sql`case when ${rateLimitWindows.endsAt} <= ${nowText}::timestamptz then 1 else ${rateLimitWindows.hits} + 1 end`,
          endsAt: sql`case when ${rateLimitWindows.endsAt} <= ${nowText}::timestamptz then ${endsAt.toISOString()}::timestamptz else ${rateLimitWindows.endsAt} end`,
        },
      })
      .returning();
    if (row && row.hits > limit.max) {
      throw errors.rateLimited(Math.max(1, Math.ceil((row.endsAt.getTime() - now.getTime()) / 1000)));
    }
  };
}

export async function forgetPastWindows(context: AppContext): Promise<void> {
  await context.db.delete(rateLimitWindows).where(lt(rateLimitWindows.endsAt, context.clock.now()));
}
