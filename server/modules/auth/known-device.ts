import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/context.ts';

const cookieName = 'known_device';
/** A signing key that has been replaced verifies for ninety days more, with the default settings. */
const lifeSeconds = 90 * 24 * 3600;

/** A browser in which somebody signed in to an account. It opens nothing: it only keeps wrong passwords apart. */
export type KnownDevice = { id: string; accountId: string };

export async function readKnownDevice({ keys }: AppContext, request: FastifyRequest): Promise<KnownDevice | null> {
  const token = cookie.parse(request.headers.cookie ?? '')[cookieName];
  const claims = token ? await keys.verify(token, 'device') : null;
  return claims && { id: claims.jti, accountId: claims.sub };
}

/** For the browser of whoever has just proven to be the account's owner. */
export async function rememberDevice(
  { keys, config }: AppContext,
  reply: FastifyReply,
  accountId: string,
): Promise<void> {
  const { token } = await keys.sign({ sub: accountId }, lifeSeconds, 'device');
  const value = cookie.serialize(cookieName, token, {
    path: '/api/public/user/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure: config.publicUrl.startsWith('https:'),
    maxAge: lifeSeconds,
  });
  reply.header('set-cookie', value);
}
