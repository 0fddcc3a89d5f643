import { SignJWT } from 'jose';
import type { ContractShop } from './contract-shop.ts';

/** Tokens that must open nothing, by what is wrong with them. */
export async function forgeTokens({ shop }: ContractShop, sub: string): Promise<Record<string, string>> {
  const { keys, clock, config } = shop.app.context;
  const [key] = (await keys.jwks()).keys;
  const now = Math.floor(clock.now().getTime() / 1000);
  const forged = await new SignJWT({ sub, epoch: 1, jti: 'x' })
    .setProtectedHeader({ alg: 'HS256', kid: key!.kid! })
    .setIssuer(config.publicUrl)
    .setAudience('session')
    .setIssuedAt(now)
    .setExpirationTime(now + 3600)
    .sign(new TextEncoder().encode(JSON.stringify(key)));
  const claims = JSON.stringify({ sub, epoch: 1, aud: 'session', iss: config.publicUrl, exp: now + 3600 });
  return {
    nonsense: 'a.b.c',
    unsigned: `${btoa('{"alg":"none"}')}.${btoa(claims)}.`,
    expired: (await keys.sign({ sub, epoch: 1 }, -1, 'session')).token,
    'of a link': (await keys.sign({ sub, epoch: 1 }, 3600, 'link')).token,
    'of an earlier password': (await keys.sign({ sub, epoch: -1 }, 3600, 'session')).token,
    'of no account': (await keys.sign({ sub: 'no-account', epoch: 1 }, 3600, 'session')).token,
    forged,
  };
}
