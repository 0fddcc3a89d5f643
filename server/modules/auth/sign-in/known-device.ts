import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { readAuthCookie, setAuthCookie } from '../access/index.ts';

/** A signing key that has been replaced verifies for ninety days more, with the default settings. */
const knownDevice = { name: 'known_device', lifeSeconds: 90 * 24 * 3600 };

/** A browser in which an account was signed in to. It opens nothing: it only keeps wrong passwords apart. */
export type KnownDevice = { id: string; accountId: string };

export async function readKnownDevice({ keys }: AppContext, request: FastifyRequest): Promise<KnownDevice | null> {
  const token = readAuthCookie(request, knownDevice);
  const claims = token ? await keys.verify(token, 'device') : null;
  return claims && { id: claims.jti, accountId: claims.sub };
}

/** For the browser in which the account's owner has just been proven. */
export async function rememberDevice(context: AppContext, reply: FastifyReply, accountId: string): Promise<void> {
  const { token } = await context.keys.sign({ sub: accountId }, knownDevice.lifeSeconds, 'device');
  setAuthCookie(context, reply, knownDevice, token);
}
