import { desc, gt, lt } from 'drizzle-orm';
import {
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import type { Ids } from '../ids/ids.ts';
import { signingKeys } from './tables.ts';

/** Verifiers may cache the set for ten minutes (Spec §6): a new key is published this long before it signs. */
const publishAheadMilliseconds = 15 * 60_000;
const rereadAfterMilliseconds = 60_000;
const algorithm = 'ES256';
/** A signature that was right stays right: a busy customer's token is checked once, not in every request. */
const maxRemembered = 5000;

export type Keys = {
  /** Signs `claims` with the active key; `lifeSeconds` sets `exp`. Answers the token and when it ends. */
  sign(claims: JWTPayload & { sub: string }, lifeSeconds: number, audience: TokenAudience): Promise<SignedToken>;
  /** The claims of a valid, unexpired token of ours for `audience`; null for anything else. */
  verify(token: string, audience: TokenAudience): Promise<VerifiedClaims | null>;
  /** The published key set (RFC 7517), public parts only, the signing one first. */
  jwks(): Promise<{ keys: JWK[] }>;
  /** Makes the first key, replaces one that is due, drops expired ones. Safe to call at any time. */
  rotate(): Promise<void>;
};

/** A session token opens the API; a link token only says who clicked a link in an e-mail; a sign-in token is one visit to a provider. */
export type TokenAudience = 'session' | 'link' | 'sign-in';
export type SignedToken = { token: string; expiresAt: Date };
export type VerifiedClaims = JWTPayload & { sub: string; exp: number; iat: number; jti: string };

type Verified = { kid: string; audience: TokenAudience; claims: VerifiedClaims };
type LoadedKey = { kid: string; activeFrom: Date; publicKey: JWK; verifyKey: CryptoKey; signKey: CryptoKey };

export function createKeys(
  db: Db,
  clock: Clock,
  ids: Ids,
  config: Pick<Config, 'publicUrl' | 'keyRotationSeconds'>,
): Keys {
  let loaded: LoadedKey[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  const verified = new Map<string, Verified>();

  async function read(): Promise<LoadedKey[]> {
    const rows = await db
      .select()
      .from(signingKeys)
      .where(gt(signingKeys.expiresAt, clock.now()))
      .orderBy(desc(signingKeys.activeFrom));
    loaded = await Promise.all(
      rows.map(async (row) => ({
        kid: row.kid,
        activeFrom: row.activeFrom,
        publicKey: row.publicKey,
        verifyKey: (await importJWK(row.publicKey, algorithm)) as CryptoKey,
        signKey: (await importJWK(row.privateKey, algorithm)) as CryptoKey,
      })),
    );
    readAt = clock.now().getTime();
    return loaded;
  }

  const current = async () =>
    Math.abs(clock.now().getTime() - readAt) > rereadAfterMilliseconds || loaded.length === 0 ? read() : loaded;
  const active = (keys: LoadedKey[]) => keys.find((key) => key.activeFrom <= clock.now());

  async function make(activeFrom: Date): Promise<void> {
    const pair = await generateKeyPair(algorithm, { extractable: true });
    const kid = ids.next();
    // Kept for twice its signing time, so that every token it signed ends before it does.
    const expiresAt = new Date(activeFrom.getTime() + 4 * config.keyRotationSeconds * 1000);
    await db.insert(signingKeys).values({
      kid,
      publicKey: { ...(await exportJWK(pair.publicKey)), kid, alg: algorithm, use: 'sig' },
      privateKey: await exportJWK(pair.privateKey),
      activeFrom,
      expiresAt,
    });
  }

  async function rotate(): Promise<void> {
    const now = clock.now();
    await db.delete(signingKeys).where(lt(signingKeys.expiresAt, now));
    const keys = await read();
    const newest = keys[0];
    if (!newest) await make(now);
    else if (now.getTime() - newest.activeFrom.getTime() >= config.keyRotationSeconds * 1000) {
      await make(new Date(now.getTime() + publishAheadMilliseconds));
    }
    await read();
  }

  /** Only while its key is in the set: a key that was withdrawn takes its tokens along. */
  function remembered(token: string, audience: TokenAudience, keys: LoadedKey[]): VerifiedClaims | null {
    const known = verified.get(token);
    if (known?.audience !== audience || !keys.some(({ kid }) => kid === known.kid)) return null;
    return known.claims.exp > Math.floor(clock.now().getTime() / 1000) ? known.claims : null;
  }

  function remember(token: string, entry: Verified): void {
    if (verified.size >= maxRemembered) verified.clear();
    verified.set(token, entry);
  }

  return {
    rotate,
    async sign(claims, lifeSeconds, audience) {
      let key = active(await current());
      if (!key) {
        await rotate();
        key = active(loaded);
      }
      if (!key) throw new Error('There is no active signing key.');
      const issuedAt = Math.floor(clock.now().getTime() / 1000);
      const token = await new SignJWT({ jti: ids.next(), ...claims })
        .setProtectedHeader({ alg: algorithm, kid: key.kid, typ: 'JWT' })
        .setIssuer(config.publicUrl)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifeSeconds)
        .sign(key.signKey);
      return { token, expiresAt: new Date((issuedAt + lifeSeconds) * 1000) };
    },
    async verify(token, audience) {
      const keys = await current();
      const known = remembered(token, audience, keys);
      if (known) return known;
      try {
        const { payload, protectedHeader } = await jwtVerify(
          token,
          async ({ kid }) => {
            const known = keys.find((key) => key.kid === kid);
            if (known) return known.verifyKey;
            throw new Error('unknown key');
          },
          {
            algorithms: [algorithm],
            issuer: config.publicUrl,
            audience,
            currentDate: clock.now(),
            requiredClaims: ['sub', 'exp', 'iat', 'jti'],
          },
        );
        const claims = payload as VerifiedClaims;
        remember(token, { kid: protectedHeader.kid ?? '', audience, claims });
        return claims;
      } catch {
        return null;
      }
    },
    async jwks() {
      const keys = await current();
      const signing = active(keys);
      const others = keys.filter((key) => key !== signing);
      return { keys: [...(signing ? [signing] : []), ...others].map((key) => key.publicKey) };
    },
  };
}
