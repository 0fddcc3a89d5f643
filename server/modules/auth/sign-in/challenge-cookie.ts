import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { readAuthCookie, setAuthCookie } from '../access/index.ts';

/** Longer than a code works, so that this browser still learns that its code has expired. */
const challenge = { name: 'sign_in_challenge', lifeSeconds: 3600 };

/** The secret of the browser that asked for a code; null for any other. */
export const readChallenge = (request: FastifyRequest): string | null => readAuthCookie(request, challenge);

export const setChallenge = (context: Pick<AppContext, 'config'>, reply: FastifyReply, secret: string): void =>
  setAuthCookie(context, reply, challenge, secret);
