import { isFailure } from '../../../domain/failure/index.ts';
import { invalidToken } from '../../../domain/token/index.ts';
import type { paths } from '../../../openapi/types/account.d.ts';
import { type Api, read } from '../http/index.ts';

type Link = { token: string };

/** A malformed token is an invalid link too. Spec §5. */
const orInvalid = (error: unknown): never => {
  throw isFailure(error) && error.code === 'VALIDATION' ? invalidToken : error;
};

/** The e-mail that the link would give its account. */
export const checkEmailChange = (api: Api, body: Link, signal: AbortSignal): Promise<{ email: string }> =>
  read(api.client<paths>().POST('/public/user/users/check-email-change', { body, signal })).catch(orInvalid);

export const confirmEmailChange = (api: Api, body: Link, signal: AbortSignal): Promise<{ email: string }> =>
  read(api.client<paths>().POST('/public/user/users/confirm-email-change', { body, signal })).catch(orInvalid);
