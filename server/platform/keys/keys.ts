import { desc, gt, like, lt, or, sql } from 'drizzle-orm';
import {
  type CryptoKey,
  errors as joseErrors,
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
import type { Db, Executor, Tx } from '../database/database.ts';
import { withTransaction } from '../database/transaction.ts';
import type { Ids } from '../ids/ids.ts';
import { createKeySealer } from './sealed-key.ts';
import { signingKeys } from './tables.ts';

/** Verifiers may cache the set for ten minutes (Spec §6): a new key is published this long before it signs. */
const publishAheadMilliseconds = 15 * 60_000;
const rereadAfterMilliseconds = 60_000;
/** An unknown key may be new from another process and is looked up at once, but not for every forged key id. */
const missCooldownMilliseconds = 30_000;
/** Tolerated lag of another process's clock. */
const clockSkewSeconds = 60;
const algorithm = 'ES256';
/** Lock under which one of several starting processes makes the first key. */
const KEYS_LOCK = 7_203_552;
/** Verified signatures are cached: a busy customer's token is verified once, not in every request. */
const maxRemembered = 5000;

export type Keys = {
  /** Signs `claims` with the active key; `lifeSeconds` sets `exp`. Answers the token and when it ends. */
  sign(claims: JWTPayload & { sub: string }, lifeSeconds: number, audience: TokenAudience): Promise<SignedToken>;
  /** The claims of a valid, unexpired token of ours for `audience`; null for anything else. */
  verify(token: string, audience: TokenAudience): Promise<VerifiedClaims | null>;
  /** As `verify`, but distinguishes an expired token of ours from any other refusal. */
  read(token: string, audience: TokenAudience): Promise<VerifiedClaims | 'expired' | 'invalid'>;
  /** The published key set (RFC 7517), public parts only, the signing one first. */
  jwks(): Promise<{ keys: JWK[] }>;
  /** Makes the first key, replaces a due one, deletes expired ones; only reads where no keys are made. */
  rotate(): Promise<void>;
};

/**
 * A session token opens the API; a link token only proves a click on a link in an e-mail; a sign-in token is one visit
 * to a provider; a device token only proves that an account was signed in here before.
 */
export type TokenAudience = 'session' | 'link' | 'sign-in' | 'device';
export type SignedToken = { token: string; expiresAt: Date };
export type VerifiedClaims = JWTPayload & { sub: string; exp: number; iat: number; jti: string };

type Verified = { kid: string; audience: TokenAudience; claims: VerifiedClaims };
type LoadedKey = { kid: string; activeFrom: Date; publicKey: JWK; verifyKey: CryptoKey; signKey: CryptoKey };

export function createKeys(
  db: Db,
  clock: Clock,
  ids: Ids,
  config: Pick<Config, 'publicUrl' | 'keyRotationSeconds' | 'keyEncryptionSecret'>,
  makesKeys = true,
): Keys {
  const sealer = createKeySealer(config.keyEncryptionSecret);
  let loaded: LoadedKey[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let missedAt = Number.NEGATIVE_INFINITY;
  const verified = new Map<string, Verified>();

  async function load(executor: Executor): Promise<LoadedKey[]> {
    const rows = await executor
      .select()
      .from(signingKeys)
      .where(gt(signingKeys.expiresAt, clock.now()))
      .orderBy(desc(signingKeys.activeFrom));
    const opened = await Promise.all(
      rows.map(async ({ kid, activeFrom, publicKey, privateKey }): Promise<LoadedKey[]> => {
        const signKey = await sealer.open(privateKey, algorithm);
        // A key that our secret cannot decrypt is ignored: else write access to the table would open any account.
        if (!signKey) return [];
        return [
          { kid, activeFrom, publicKey, verifyKey: (await importJWK(publicKey, algorithm)) as CryptoKey, signKey },
        ];
      }),
    );
    return opened.flat();
  }

  async function reread(): Promise<LoadedKey[]> {
    loaded = await load(db);
    readAt = clock.now().getTime();
    return loaded;
  }

  const isPast = (at: number, milliseconds: number) => Math.abs(clock.now().getTime() - at) > milliseconds;
  const current = async () => (isPast(readAt, rereadAfterMilliseconds) || loaded.length === 0 ? reread() : loaded);
  const active = (keys: LoadedKey[]) => keys.find((key) => key.activeFrom <= clock.now());

  async function findVerifyKey(kid: string | undefined): Promise<CryptoKey> {
    const inSet = () => loaded.find((key) => key.kid === kid)?.verifyKey;
    let found = inSet();
    if (!found && isPast(missedAt, missCooldownMilliseconds)) {
      missedAt = clock.now().getTime();
      await reread();
      found = inSet();
    }
    if (!found) throw new Error('unknown key');
    return found;
  }

  async function make(tx: Tx, activeFrom: Date): Promise<void> {
    const pair = await generateKeyPair(algorithm, { extractable: true });
    const kid = ids.next();
    // Kept for twice its signing time, so that every token it signed expires first.
    const expiresAt = new Date(activeFrom.getTime() + 4 * config.keyRotationSeconds * 1000);
    await tx.insert(signingKeys).values({
      kid,
      publicKey: { ...(await exportJWK(pair.publicKey)), kid, alg: algorithm, use: 'sig' },
      privateKey: await sealer.seal(pair.privateKey),
      activeFrom,
      expiresAt,
    });
  }

  async function rotate(): Promise<void> {
    if (!makesKeys) return void (await reread());
    await withTransaction(db, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${KEYS_LOCK})`);
      const now = clock.now();
      // A key stored in the clear may be in copies of the database too: it is deleted, and its sessions end.
      await tx.delete(signingKeys).where(or(lt(signingKeys.expiresAt, now), like(signingKeys.privateKey, '{%')));
      const [newest] = await load(tx);
      if (!newest) await make(tx, now);
      else if (now.getTime() - newest.activeFrom.getTime() >= config.keyRotationSeconds * 1000) {
        await make(tx, new Date(now.getTime() + publishAheadMilliseconds));
      }
    });
    await reread();
  }

  /** A cached verification, valid only while its key is in the set: deleting a key ends its tokens. */
  function remembered(token: string, audience: TokenAudience, keys: LoadedKey[]): VerifiedClaims | null {
    const known = verified.get(token);
    if (known?.audience !== audience || !keys.some(({ kid }) => kid === known.kid)) return null;
    return known.claims.exp > Math.floor(clock.now().getTime() / 1000) ? known.claims : null;
  }

  function remember(token: string, entry: Verified): void {
    if (verified.size >= maxRemembered) verified.clear();
    verified.set(token, entry);
  }

  async function readToken(token: string, audience: TokenAudience): Promise<VerifiedClaims | 'expired' | 'invalid'> {
    const known = remembered(token, audience, await current());
    if (known) return known;
    try {
      const { payload, protectedHeader } = await jwtVerify(token, ({ kid }) => findVerifyKey(kid), {
        algorithms: [algorithm],
        issuer: config.publicUrl,
        audience,
        currentDate: clock.now(),
        requiredClaims: ['sub', 'exp', 'iat', 'jti'],
      });
      const claims = payload as VerifiedClaims;
      remember(token, { kid: protectedHeader.kid ?? '', audience, claims });
      return claims;
    } catch (error) {
      return error instanceof joseErrors.JWTExpired ? 'expired' : 'invalid';
    }
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
        .setNotBefore(issuedAt - clockSkewSeconds)
        .setExpirationTime(issuedAt + lifeSeconds)
        .sign(key.signKey);
      return { token, expiresAt: new Date((issuedAt + lifeSeconds) * 1000) };
    },
    read: readToken,
    async verify(token, audience) {
      const claims = await readToken(token, audience);
      return typeof claims === 'string' ? null : claims;
    },
    async jwks() {
      const keys = await current();
      const signing = active(keys);
      const others = keys.filter((key) => key !== signing);
      return { keys: [...(signing ? [signing] : []), ...others].map((key) => key.publicKey) };
    },
  };
}
