import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { errors } from '../errors/error-catalogue.ts';
import type { VerifiedClaims } from '../keys/keys.ts';
import { definePort } from '../module.ts';

export type AccountType = 'normal' | 'charity';

/** The signed-in account, and when its owner was last proven. */
export type SessionAccount = { id: string; accountType: AccountType; sessionId: string; provenAt: Date };

/** Checks a valid token's account and session in the database. Null: the account is gone or the session has ended. */
export type SessionLookup = (claims: VerifiedClaims) => Promise<SessionAccount | null>;

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- declaration merging needs an interface
  interface FastifyRequest {
    /** Set for operations whose document demands a bearer token; null elsewhere. See `signedIn`. */
    account: SessionAccount | null;
  }
}

export type WithSessions = { findSession: SessionLookup };
/** Without a provider of this port no request is signed in. */
export const sessionsPort = definePort<WithSessions>('findSession');

const bearerToken = (request: FastifyRequest): string | null =>
  /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;

/** The account of a request's token, or null. For calls that serve guests and customers alike. */
export async function readAccount(
  context: AppContext<WithSessions>,
  request: FastifyRequest,
): Promise<SessionAccount | null> {
  const token = bearerToken(request);
  const claims = token ? await context.keys.verify(token, 'session') : null;
  return claims ? context.findSession(claims) : null;
}

/** Runs before the body is read, so that uploads without a session cost nothing. */
export function bearerHook(context: AppContext<WithSessions>) {
  return async (request: FastifyRequest): Promise<void> => {
    request.account = await readAccount(context, request);
    if (!request.account) throw errors.unauthorized();
  };
}

/** The account of a private operation. */
export function signedIn(request: { account: SessionAccount | null }): SessionAccount {
  if (!request.account) throw errors.unauthorized();
  return request.account;
}
