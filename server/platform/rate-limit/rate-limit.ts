import type { FastifyRequest } from 'fastify';
import { fieldsOf } from '../../../domain/untrusted/index.ts';
import type { AppContext } from '../context.ts';
import { errors } from '../errors/error-catalogue.ts';
import { callerOf } from './caller.ts';
import { type CountKey, countUse, type Limit } from './counting.ts';

/**
 * Limit of an operation per caller: per account if private, else per address. Many people share an
 * address (a dormitory, a mobile carrier): a limit per account, or per address and `field` of the body, also allows
 * only `perAddress` calls from one address in the same time; by default ten times as many.
 */
export type RateLimit = Limit & { field?: string; perAddress?: number };

type Hook = (request: FastifyRequest) => Promise<void>;

/** `early` runs before the request is read, `late` once its account and body are known. */
export type RateLimitHooks = { early?: Hook; late?: Hook };

/** Hooks that count a request and throw 429 RATE_LIMITED with the actual time to wait. */
export function rateLimitHooks(
  context: AppContext,
  { operationId, isPrivate, rateLimit }: { operationId: string; isPrivate: boolean; rateLimit?: RateLimit },
): RateLimitHooks {
  if (!context.config.rateLimits || !rateLimit) return {};
  const { max, windowSeconds, field, perAddress } = rateLimit;

  async function count(key: CountKey, most: number): Promise<void> {
    const waitSeconds = await countUse(context, key, { max: most, windowSeconds });
    if (waitSeconds > 0) throw errors.rateLimited(waitSeconds);
  }
  const byAddress = (most: number) => (request: FastifyRequest) =>
    count({ name: operationId, of: [callerOf(request.ip)] }, most);

  if (!isPrivate && field === undefined) return { early: byAddress(max) };
  return {
    early: byAddress(perAddress ?? 10 * max),
    late: (request) => {
      const whom = isPrivate
        ? [request.account?.id ?? '']
        : [callerOf(request.ip), String(fieldsOf(request.body)[field!]).toLowerCase()];
      return count({ name: `${operationId}/caller`, of: whom }, max);
    },
  };
}
