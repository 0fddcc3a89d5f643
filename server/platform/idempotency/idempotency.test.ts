import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { withTransaction } from '../database/transaction.ts';
import { claimKey, forgetKeys, hashPayload, rememberResponse } from './idempotency.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const now = new Date('2026-03-14T09:30:00.000Z');
const claim = (key: string, payload: unknown, scope = 'buy:1') =>
  withTransaction(database.db, (tx) => claimKey(tx, { scope, key, payload, now }));

test('a key is claimed once, then replayed with its first answer', async () => {
  expect(await claim('a', { total: 1 })).toEqual({ kind: 'first' });
  expect(await claim('a', { total: 1 })).toEqual({ kind: 'unanswered' });
  await withTransaction(database.db, (tx) =>
    rememberResponse(tx, { scope: 'buy:1', key: 'a' }, { statusCode: 201, body: { ok: true } }, null),
  );
  expect(await claim('a', { total: 1 })).toEqual({
    kind: 'replay',
    response: { statusCode: 201, body: { ok: true } },
  });
});

test('the same key with another payload is a 409', async () => {
  await claim('b', { total: 1 });
  await expect(claim('b', { total: 2 })).rejects.toMatchObject({ statusCode: 409, code: 'IDEMPOTENCY_MISMATCH' });
});

test('keys of different scopes never meet', async () => {
  await claim('c', 1, 'buy:1');
  expect(await claim('c', 2, 'buy:2')).toEqual({ kind: 'first' });
});

test('a claim that rolls back leaves the key free', async () => {
  await withTransaction(database.db, async (tx) => {
    await claimKey(tx, { scope: 'buy:1', key: 'd', payload: 1, now });
    throw new Error('no');
  }).catch(() => undefined);
  expect(await claim('d', 2)).toEqual({ kind: 'first' });
});

test('of two simultaneous requests one is first', async () => {
  const kinds = await Promise.all(Array.from({ length: 5 }, () => claim('e', 1)));
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual([
    'first',
    'unanswered',
    'unanswered',
    'unanswered',
    'unanswered',
  ]);
});

test('old keys are deleted', async () => {
  await claim('f', 1);
  await forgetKeys(database.db, new Date(now.getTime() + 1));
  expect(await claim('f', 2)).toEqual({ kind: 'first' });
});

test('a hash ignores the order of keys and absent values, not the order of a list', () => {
  expect(hashPayload({ a: 1, b: { c: 2, d: undefined } })).toBe(hashPayload({ b: { c: 2 }, a: 1 }));
  expect(hashPayload([1, 2])).not.toBe(hashPayload([2, 1]));
});
