import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';

/** A cookie that is sent to this module's calls only and that scripts cannot read. */
export type AuthCookie = { name: string; lifeSeconds: number };

export const readAuthCookie = (request: FastifyRequest, { name }: AuthCookie): string | null =>
  cookie.parse(request.headers.cookie ?? '')[name] ?? null;

export function setAuthCookie(
  { config }: Pick<AppContext, 'config'>,
  reply: FastifyReply,
  { name, lifeSeconds }: AuthCookie,
  value: string,
): void {
  const written = cookie.serialize(name, value, {
    path: '/api/public/user/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure: config.publicUrl.startsWith('https:'),
    maxAge: lifeSeconds,
  });
  reply.header('set-cookie', written);
}
