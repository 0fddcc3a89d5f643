import {
  type CryptoKey,
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  SignJWT,
} from 'jose';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manualClock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { createIds } from '../ids/ids.ts';
import { createKeys, type Keys } from './keys.ts';
import { createKeySealer } from './sealed-key.ts';
import { signingKeys } from './tables.ts';

const clock = manualClock();
const settings = {
  publicUrl: 'https://mercan.example',
  keyRotationSeconds: 30 * 24 * 3600,
  keyEncryptionSecret: 'thirty-two characters at the least',
};
const { publicUrl } = settings;
const now = Math.floor(clock.now().getTime() / 1000);

let database: Database;
let keys: Keys;
/** Claims of a token of ours, and the key that signs it. */
let claims: JWTPayload;
let ours: { kid: string; publicKey: JWK; privateKey: CryptoKey };
let stranger: { privateKey: CryptoKey; jwk: JWK };
/** A key set that a forged header points to. */
let elsewhere: Server;
let elsewhereUrl: string;
let visits = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  keys = createKeys(database.db, clock, createIds(clock), settings);
  const { token } = await keys.sign({ sub: 'a', epoch: 1 }, 3600, 'session');
  claims = decodeJwt(token);
  const [row] = await database.db.select().from(signingKeys);
  const privateKey = await createKeySealer(settings.keyEncryptionSecret).open(row!.privateKey, 'ES256');
  ours = { kid: decodeProtectedHeader(token).kid!, publicKey: row!.publicKey, privateKey: privateKey! };
  const pair = await generateKeyPair('ES256', { extractable: true });
  stranger = { privateKey: pair.privateKey, jwk: { ...(await exportJWK(pair.publicKey)), kid: 'stranger' } };
  elsewhere = createServer((_request, response) => {
    visits += 1;
    response.end(JSON.stringify({ keys: [stranger.jwk] }));
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  elsewhereUrl = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/keys`;
}, 60_000);
afterAll(async () => {
  await database.close();
  await new Promise((resolve) => elsewhere.close(resolve));
});

type Header = Record<string, unknown>;
const es256 = (header: Header = {}): Header & { alg: string } => ({ alg: 'ES256', kid: ours.kid, ...header });
const signed = (header: Header & { alg: string }, key: CryptoKey | Uint8Array, payload: JWTPayload = claims) =>
  new SignJWT(payload).setProtectedHeader(header).sign(key);
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const without = (name: string) => Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));

test('the token that the forgeries are based on is valid', async () => {
  expect((await keys.verify(await signed(es256(), ours.privateKey), 'session'))?.sub).toBe('a');
});

const forgeries: Record<string, () => Promise<string> | string> = {
  'no signature, alg none': () => `${encode({ alg: 'none', kid: ours.kid })}.${encode(claims)}.`,
  'no signature, alg NONE': () => `${encode({ alg: 'NONE', kid: ours.kid })}.${encode(claims)}.`,
  'an empty signature': () => `${encode(es256())}.${encode(claims)}.`,
  'HS256 with the public key as PEM': async () =>
    signed(
      { alg: 'HS256', kid: ours.kid },
      new TextEncoder().encode(
        await exportSPKI((await importJWK(ours.publicKey, 'ES256', { extractable: true })) as CryptoKey),
      ),
    ),
  'HS256 with the public key as JWK': () =>
    signed({ alg: 'HS256', kid: ours.kid }, new TextEncoder().encode(JSON.stringify(ours.publicKey))),
  'HS256 with x of the public key': () =>
    signed({ alg: 'HS256', kid: ours.kid }, Buffer.from(ours.publicKey.x!, 'base64url')),
  'another algorithm': async () => signed({ alg: 'ES384', kid: ours.kid }, (await generateKeyPair('ES384')).privateKey),
  'a stranger’s key under our name': () => signed(es256(), stranger.privateKey),
  'a key brought along as jwk': () => signed(es256({ jwk: stranger.jwk }), stranger.privateKey),
  'a key set elsewhere, as jku': () => signed(es256({ jku: elsewhereUrl, kid: 'stranger' }), stranger.privateKey),
  'a certificate elsewhere, as x5u': () => signed(es256({ x5u: elsewhereUrl }), stranger.privateKey),
  'a certificate brought along, as x5c': () => signed(es256({ x5c: ['MIIB'] }), stranger.privateKey),
  'a kid of no key, though signed by ours': () => signed(es256({ kid: 'gone' }), ours.privateKey),
  'no kid': () => signed({ alg: 'ES256' }, stranger.privateKey),
  'a kid that is a path': () => signed(es256({ kid: '../../../../dev/null' }), stranger.privateKey),
  'a kid that is SQL': () => signed(es256({ kid: "' or '1'='1" }), stranger.privateKey),
  'a kid that every object has': () => signed(es256({ kid: '__proto__' }), stranger.privateKey),
  'a kid that is a list': () => signed(es256({ kid: [ours.kid] }), stranger.privateKey),
  'an unknown extension': () =>
    `${encode(es256({ crit: ['exp'], exp: 1 }))}.${encode(claims)}.${Buffer.alloc(64, 1).toString('base64url')}`,
  'claims changed after signing': async () => {
    const [header, , signature] = (await signed(es256(), ours.privateKey)).split('.');
    return `${header}.${encode({ ...claims, sub: 'b' })}.${signature}`;
  },
  'no end': () => signed(es256(), ours.privateKey, without('exp')),
  'an end that is text': () => signed(es256(), ours.privateKey, { ...claims, exp: '9999999999' as never }),
  'its time over': () => signed(es256(), ours.privateKey, { ...claims, exp: now }),
  'its time still to come': () => signed(es256(), ours.privateKey, { ...claims, nbf: now + 1 }),
  'another issuer': () => signed(es256(), ours.privateKey, { ...claims, iss: `${publicUrl}.evil.example` }),
  'no issuer': () => signed(es256(), ours.privateKey, without('iss')),
  'another audience': () => signed(es256(), ours.privateKey, { ...claims, aud: 'link' }),
  'no audience': () => signed(es256(), ours.privateKey, without('aud')),
  'no subject': () => signed(es256(), ours.privateKey, without('sub')),
  'no number of its own': () => signed(es256(), ours.privateKey, without('jti')),
};

test.each(Object.keys(forgeries))('a token with %s is refused [TOKEN-1]', async (name) => {
  const token = await forgeries[name]!();
  expect([await keys.verify(token, 'session'), visits]).toEqual([null, 0]);
});

test('a shop token contains its start and its expiry', () => {
  expect(claims).toEqual({
    sub: 'a',
    epoch: 1,
    jti: claims.jti,
    iss: publicUrl,
    aud: 'session',
    iat: now,
    nbf: now - 60,
    exp: now + 3600,
  });
});
