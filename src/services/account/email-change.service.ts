import { isFailure } from '../../../domain/failure/index.ts';
import { invalidToken } from '../../../domain/token/index.ts';
import type { paths } from '../../../openapi/types/account.d.ts';
import { type Api, read } from '../http/index.ts';

type Link = { token: string };

/** A link that was cut off or written by hand is no link either. Spec §5. */
const orInvalid = (error: unknown): never => {
  throw isFailure(error) && error.code === 'VALIDATION' ? invalidToken : error;
};

/** The address a link would give its account. */
export const checkEmailChange = (api: Api, body: Link, signal: AbortSignal): Promise<{ email: string }> =>
  read(api.client<paths>().POST('/public/user/users/check-email-change', { body, signal })).catch(orInvalid);

export const confirmEmailChange = (api: Api, body: Link, signal: AbortSignal): Promise<{ email: string }> =>
  read(api.client<paths>().POST('/public/user/users/confirm-email-change', { body, signal })).catch(orInvalid);
