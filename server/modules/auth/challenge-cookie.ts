import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/context.ts';

const cookieName = 'sign_in_challenge';
/** Longer than a code works, so that this browser can still be told that its code has expired. */
const lifeSeconds = 3600;

/** The secret of the browser that asked for a code; null for any other. */
export const readChallenge = (request: FastifyRequest): string | null =>
  cookie.parse(request.headers.cookie ?? '')[cookieName] ?? null;

export function setChallenge({ config }: Pick<AppContext, 'config'>, reply: FastifyReply, secret: string): void {
  const value = cookie.serialize(cookieName, secret, {
    path: '/api/public/user/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure: config.publicUrl.startsWith('https:'),
    maxAge: lifeSeconds,
  });
  reply.header('set-cookie', value);
}
