import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { readAuthCookie, setAuthCookie } from '../access/index.ts';

/** A signing key that has been replaced verifies for ninety days more, with the default settings. */
const knownDevice = { name: 'known_device', lifeSeconds: 90 * 24 * 3600 };

/** A browser that has signed in to the account. It grants nothing: its wrong passwords are counted separately. */
export type KnownDevice = { id: string; accountId: string };

export async function readKnownDevice({ keys }: AppContext, request: FastifyRequest): Promise<KnownDevice | null> {
  const token = readAuthCookie(request, knownDevice);
  const claims = token ? await keys.verify(token, 'device') : null;
  return claims && { id: claims.jti, accountId: claims.sub };
}

/** Sets the cookie in the browser in which the account's owner was just proven. */
export async function rememberDevice(context: AppContext, reply: FastifyReply, accountId: string): Promise<void> {
  const { token } = await context.keys.sign({ sub: accountId }, knownDevice.lifeSeconds, 'device');
  setAuthCookie(context, reply, knownDevice, token);
}
