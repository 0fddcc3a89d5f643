import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Db, Tx } from '../database/database.ts';
import { inParts } from '../database/in-parts.ts';
import { errors } from '../errors/error-catalogue.ts';
import { idempotencyRecords } from './tables.ts';

export type IdempotencyRequest = {
  /** Operation id and account, e.g. `buy:0192…`. Keys of different scopes are independent. */
  scope: string;
  key: string;
  /** The request body. Key order does not matter. */
  payload: unknown;
  now: Date;
};

export type StoredResponse = { statusCode: number; body: unknown };

export type Claim =
  /** The key is new: serve the request, then `rememberResponse`. */
  | { kind: 'first' }
  /** Served before: repeat this answer. */
  | { kind: 'replay'; response: StoredResponse }
  /** Claimed before, not answered yet (the first request runs, or its process died): look up its result. */
  | { kind: 'unanswered' };

function stable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stable);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, entry]) => entry !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => [key, stable(entry)]),
  );
}

/** A hash of a payload that ignores the order of keys and absent values. */
export const hashPayload = (payload: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(stable(payload)) ?? '')
    .digest('base64url');

/**
 * Claims a key in the caller's transaction, so that claim and guarded writes commit together. A second request
 * with the same key waits for the first one's commit. The same key with another payload throws 409
 * IDEMPOTENCY_MISMATCH.
 */
export async function claimKey(tx: Tx, { scope, key, payload, now }: IdempotencyRequest): Promise<Claim> {
  const requestHash = hashPayload(payload);
  const inserted = await tx
    .insert(idempotencyRecords)
    .values({ scope, key, requestHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyRecords.key });
  if (inserted.length > 0) return { kind: 'first' };
  const [row] = await tx
    .select()
    .from(idempotencyRecords)
    .where(and(eq(idempotencyRecords.scope, scope), eq(idempotencyRecords.key, key)));
  if (!row || row.requestHash !== requestHash) throw errors.idempotencyMismatch();
  if (row.statusCode === null) return { kind: 'unanswered' };
  return { kind: 'replay', response: { statusCode: row.statusCode, body: row.response } };
}

/**
 * Stores the answer for every repetition of the key. `about`: the account whose data it contains; the answer is
 * erased with that account.
 */
export async function rememberResponse(
  tx: Tx,
  { scope, key }: Pick<IdempotencyRequest, 'scope' | 'key'>,
  response: StoredResponse,
  about: string | null,
): Promise<void> {
  await tx
    .update(idempotencyRecords)
    .set({ statusCode: response.statusCode, response: response.body, accountId: about })
    .where(and(eq(idempotencyRecords.scope, scope), eq(idempotencyRecords.key, key)));
}

/** Does `work` once per key and repeats its first answer; without a key, each time. `about` as above. */
export async function answerOnce<Answer>(
  tx: Tx,
  { key, ...request }: Omit<IdempotencyRequest, 'key'> & { key: string | undefined },
  { statusCode, about }: { statusCode: number; about: string | null },
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return work();
  const claim = { ...request, key };
  const claimed = await claimKey(tx, claim);
  if (claimed.kind === 'replay') return claimed.response.body as Answer;
  const body = await work();
  await rememberResponse(tx, claim, { statusCode, body }, about);
  return body;
}

/** Deletes records older than `before`; their keys become free again. */
export async function forgetKeys(db: Db, before: Date): Promise<void> {
  await inParts(db, idempotencyRecords, lt(idempotencyRecords.createdAt, before), (part) =>
    db.delete(idempotencyRecords).where(part).returning({ key: idempotencyRecords.key }),
  );
}
