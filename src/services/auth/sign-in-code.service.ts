import { isFailure } from '../../../domain/failure/index.ts';
import { invalidToken, lifetimeOf } from '../../../domain/token/index.ts';
import type { EndedCode, RequestedCode, SignInLink } from '../../../machines/sign-in-code/index.ts';
import type { SessionToken } from '../../../machines/session/index.ts';
import type { components, paths } from '../../../openapi/types/auth.d.ts';
import { type Api, read } from '../http/index.ts';

const client = (api: Api) => api.client<paths>();

/** The answer sets a cookie: only this browser can use the code. */
export async function requestSignInCode(
  api: Api,
  { email, redirectPath }: { email: string; redirectPath: string | null },
  signal: AbortSignal,
): Promise<void> {
  const body = { email, ...(redirectPath !== null && { redirectPath }) };
  await read(client(api).POST('/public/user/auth/request-sign-in-code', { body, signal }));
}

const endings: Record<components['schemas']['RequestedSignInCode']['state'], EndedCode | null> = {
  OPEN: null,
  USED: 'CODE_USED',
  EXPIRED: 'CODE_EXPIRED',
  TRIES_USED_UP: 'CODE_TRIES_USED_UP',
  NOT_REQUESTED: 'CODE_NOT_REQUESTED',
};

export async function readSignInCode(api: Api, signal: AbortSignal): Promise<RequestedCode> {
  const { state, email } = await read(client(api).POST('/public/user/auth/read-sign-in-code', { signal }));
  return { ended: endings[state], email };
}

/** Rejects with INVALID_TOKEN also for a malformed token, as of a link that was cut off in a mail. */
export async function readSignInLink(api: Api, body: { token: string }, signal: AbortSignal): Promise<SignInLink> {
  try {
    return await read(client(api).POST('/public/user/auth/read-sign-in-link', { body, signal }));
  } catch (error) {
    if (isFailure(error) && error.code === 'VALIDATION') throw invalidToken;
    throw error;
  }
}

/** Rejects with WRONG_CODE, or with the reason why the code is not valid any more. */
export async function logInWithCode(api: Api, body: { code: string }, signal: AbortSignal): Promise<SessionToken> {
  const { token } = await read(client(api).POST('/public/user/auth/login-with-code', { body, signal }));
  return { token, lifetime: lifetimeOf(token) };
}
