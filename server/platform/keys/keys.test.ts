import { decodeProtectedHeader, SignJWT, generateKeyPair } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
const settings = { publicUrl: 'https://mercan.example', keyRotationSeconds: 30 * day };
const make = (clock = manualClock(), publicUrl = settings.publicUrl) => ({
  clock,
  keys: createKeys(database.db, clock, createIds(clock), { ...settings, publicUrl }),
});

test('a token of ours is verified until it ends', async () => {
  const { clock, keys } = make();
  const { token, expiresAt } = await keys.sign({ sub: 'a', epoch: 1 }, 3600, 'session');
  expect(expiresAt.toISOString()).toBe('2026-03-02T10:00:00.000Z');
  expect(await keys.verify(token, 'session')).toMatchObject({ sub: 'a', epoch: 1, aud: 'session' });
  clock.advance({ minutes: 61 });
  expect(await keys.verify(token, 'session')).toBeNull();
});

test('anything else is refused', async () => {
  const { keys } = make();
  const { token } = await keys.sign({ sub: 'a' }, 3600, 'link');
  const other = make(manualClock(), 'https://elsewhere.example').keys;
  const foreign = await generateKeyPair('ES256');
  const { kid } = decodeProtectedHeader(token);
  const forged = await new SignJWT({ sub: 'a', jti: 'x' })
    .setProtectedHeader({ alg: 'ES256', kid: kid! })
    .setIssuer(settings.publicUrl)
    .setAudience('session')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(foreign.privateKey);
  const unsigned = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"a","exp":9999999999}')}.`;
  expect(
    await Promise.all([
      keys.verify(token, 'session'),
      keys.verify(forged, 'session'),
      keys.verify(unsigned, 'session'),
      keys.verify(`${token}x`, 'link'),
      keys.verify('', 'link'),
      other.verify(token, 'link'),
    ]),
  ).toEqual([null, null, null, null, null, null]);
});

test('a key is replaced in time: published first, signing later, verified to the end', async () => {
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

test('another process learns of a key within a minute', async () => {
  const clock = manualClock();
  const first = make(clock).keys;
  const second = make(clock).keys;
  await first.rotate();
  const { token } = await first.sign({ sub: 'a' }, 3600, 'session');
  expect((await second.verify(token, 'session'))?.sub).toBe('a');
});

test('a token that was right is asked again for its audience and its key', async () => {
  const { clock, keys } = make();
  const { token } = await keys.sign({ sub: 'a' }, 3600, 'session');
  const first = await keys.verify(token, 'session');
  expect(await keys.verify(token, 'session')).toEqual(first);
  expect(await keys.verify(token, 'link')).toBeNull();
  // Withdrawn elsewhere; this process reads the set again within a minute.
  await database.db.delete(signingKeys);
  clock.advance({ seconds: 61 });
  expect(await keys.verify(token, 'session')).toBeNull();
});

test('the published set holds no private part', async () => {
  const { keys } = make();
  await keys.rotate();
  const [key] = (await keys.jwks()).keys;
  expect(Object.keys(key!).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
});
