import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { manualClock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { createIds } from '../ids/ids.ts';
import { createKeys } from './keys.ts';
import { signingKeys } from './tables.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(signingKeys);
});

const day = 24 * 3600;
const settings = {
  publicUrl: 'https://mercan.example',
  keyRotationSeconds: 30 * day,
  keyEncryptionSecret: 'thirty-two characters at the least',
};
const make = (clock = manualClock(), changed: Partial<typeof settings> = {}) => ({
  clock,
  keys: createKeys(database.db, clock, createIds(clock), { ...settings, ...changed }),
});

test('a shop token is valid until it expires', async () => {
  const { clock, keys } = make();
  const { token, expiresAt } = await keys.sign({ sub: 'a', epoch: 1 }, 3600, 'session');
  expect(expiresAt.toISOString()).toBe('2026-03-02T10:00:00.000Z');
  expect(await keys.verify(token, 'session')).toMatchObject({ sub: 'a', epoch: 1, aud: 'session' });
  expect(await keys.read(token, 'link')).toBe('invalid');
  clock.advance({ minutes: 61 });
  expect([await keys.verify(token, 'session'), await keys.read(token, 'session')]).toEqual([null, 'expired']);
});

test('a token for another use or another shop is refused [TOKEN-4]', async () => {
  const { keys } = make();
  const { token } = await keys.sign({ sub: 'a' }, 3600, 'link');
  const other = make(manualClock(), { publicUrl: 'https://elsewhere.example' }).keys;
  expect(
    await Promise.all([
      keys.verify(token, 'session'),
      keys.verify(`${token}x`, 'link'),
      keys.verify('', 'link'),
      other.verify(token, 'link'),
      keys.verify(token, 'link'),
    ]),
  ).toEqual([null, null, null, null, expect.objectContaining({ sub: 'a' })]);
});

test('a key is rotated in time: published first, signing later, verified to the end', async () => {
  const { clock, keys } = make();
  await keys.rotate();
  const old = await keys.sign({ sub: 'a' }, 20 * day, 'session');
  clock.advance({ days: 30 });
  await keys.rotate();
  const published = (await keys.jwks()).keys.map(({ kid }) => kid);
  expect(published.length).toBe(2);
  const oldKid = decodeProtectedHeader(old.token).kid;
  expect(published[0]).toBe(oldKid);
  expect(decodeProtectedHeader((await keys.sign({ sub: 'b' }, 60, 'session')).token).kid).toBe(oldKid);
  clock.advance({ minutes: 16 });
  const fresh = await keys.sign({ sub: 'c' }, 60, 'session');
  expect(decodeProtectedHeader(fresh.token).kid).not.toBe(oldKid);
  expect(published).toContain(decodeProtectedHeader(fresh.token).kid);
  await keys.rotate();
  expect((await keys.jwks()).keys.length).toBe(2);
});

test('eight processes that start at once on an empty database make one key', async () => {
  const clock = manualClock();
  const processes = Array.from({ length: 8 }, () => make(clock).keys);
  // Each process has seen that there is no key, and has a connection.
  await Promise.all(processes.map((keys) => keys.jwks()));
  await Promise.all(processes.map((keys) => keys.rotate()));
  const tokens = await Promise.all(processes.map((keys) => keys.sign({ sub: 'a' }, 3600, 'session')));
  const rows = await database.db.select({ kid: signingKeys.kid }).from(signingKeys);
  const used = new Set(tokens.map(({ token }) => decodeProtectedHeader(token).kid));
  expect([rows.length, [...used]]).toEqual([1, [rows[0]!.kid]]);
});

test('a new key of another process is looked up once in thirty seconds', async () => {
  const clock = manualClock();
  const [first, second] = [make(clock).keys, make(clock).keys];
  await first.rotate();
  await second.rotate();
  const newKeyOf = async () => {
    await database.db.delete(signingKeys);
    const third = make(clock).keys;
    await third.rotate();
    return (await third.sign({ sub: 'a' }, 3600, 'session')).token;
  };
  expect((await second.verify(await newKeyOf(), 'session'))?.sub).toBe('a');
  const next = await newKeyOf();
  expect(await second.verify(next, 'session')).toBeNull();
  clock.advance({ seconds: 31 });
  expect((await second.verify(next, 'session'))?.sub).toBe('a');
});

describe('a private key at rest', () => {
  test('is encrypted', async () => {
    await make().keys.rotate();
    const [row] = await database.db.select().from(signingKeys);
    expect(decodeProtectedHeader(row!.privateKey)).toEqual({ alg: 'dir', enc: 'A256GCM' });
    expect(JSON.stringify(row)).not.toContain('"d":');
  });

  test('is deleted when unencrypted', async () => {
    const { keys } = make();
    const { token } = await keys.sign({ sub: 'a' }, 3600, 'session');
    await database.db.update(signingKeys).set({ privateKey: '{"kty": "EC", "d": "open"}' });
    await keys.rotate();
    const kids = (await keys.jwks()).keys.map(({ kid }) => kid);
    expect([kids.length, kids.includes(decodeProtectedHeader(token).kid)]).toEqual([1, false]);
  });

  test('neither signs nor verifies under another secret, and a new key does', async () => {
    const clock = manualClock();
    const before = await make(clock).keys.sign({ sub: 'a' }, 3600, 'session');
    const { keys } = make(clock, { keyEncryptionSecret: 'another secret of thirty-two characters' });
    await keys.rotate();
    const after = await keys.sign({ sub: 'b' }, 3600, 'session');
    expect(decodeProtectedHeader(after.token).kid).not.toBe(decodeProtectedHeader(before.token).kid);
    expect([await keys.verify(before.token, 'session'), await keys.verify(after.token, 'session')]).toEqual([
      null,
      expect.objectContaining({ sub: 'b' }),
    ]);
    expect((await keys.jwks()).keys.map(({ kid }) => kid)).toEqual([decodeProtectedHeader(after.token).kid]);
  });
});

test('a cached token is checked again for its audience and its key', async () => {
  const { clock, keys } = make();
  const { token } = await keys.sign({ sub: 'a' }, 3600, 'session');
  const first = await keys.verify(token, 'session');
  expect(await keys.verify(token, 'session')).toEqual(first);
  expect(await keys.verify(token, 'link')).toBeNull();
  // Deleted by another process; this one reads the set again within a minute.
  await database.db.delete(signingKeys);
  clock.advance({ seconds: 61 });
  expect(await keys.verify(token, 'session')).toBeNull();
});

test('the published set holds no private part [ACCESS-9]', async () => {
  const { keys } = make();
  await keys.rotate();
  const [key] = (await keys.jwks()).keys;
  expect(Object.keys(key!).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
});

test('without key creation no key is written or removed', async () => {
  const clock = manualClock();
  const reader = createKeys(database.db, clock, createIds(clock), settings, false);
  await reader.rotate();
  await expect(reader.sign({ sub: 'a' }, 60, 'session')).rejects.toThrow('There is no active signing key.');
  expect(await database.db.select().from(signingKeys)).toEqual([]);
  await make(clock).keys.rotate();
  clock.advance({ days: 121 });
  await reader.rotate();
  expect((await database.db.select().from(signingKeys)).length).toBe(1);
});
