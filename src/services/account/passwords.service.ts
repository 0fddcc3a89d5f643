import { isFailure } from '../../../domain/failure/index.ts';
import { lifetimeOf } from '../../../domain/token/index.ts';
import type { SessionToken } from '../../../machines/session/index.ts';
import type { paths } from '../../../openapi/types/account.d.ts';
import { type Api, read } from '../http/index.ts';

const folder = '/private/user/users';

/** Sets a first password. Rejects with SIGN_IN_AGAIN when the sign-in is too old. */
export async function createPassword(api: Api, newPassword: string, signal?: AbortSignal): Promise<void> {
  const body = { password: newPassword };
  try {
    await read(api.client<paths>().POST(`${folder}/create-password`, { body, signal }));
  } catch (error) {
    if (!isFailure(error)) throw error;
    // The contract calls the one field `password`.
    throw { ...error, fields: error.fields?.map((each) => ({ ...each, field: 'newPassword' })) };
  }
}

/** Ends every other session; this one continues with the returned token. Rejects with WRONG_PASSWORD. */
export async function changePassword(
  api: Api,
  body: { currentPassword: string; newPassword: string },
  signal?: AbortSignal,
): Promise<SessionToken> {
  const { token } = await read(api.client<paths>().POST(`${folder}/change-password`, { body, signal }));
  return { token, lifetime: lifetimeOf(token) };
}
