import type { Provider, SignInMethod } from '../../../domain/account/index.ts';
import type { paths } from '../../../openapi/types/auth.d.ts';
import { type Api, read } from '../http/index.ts';

const folder = '/private/user/auth';

/** The password is sent only if the account has one. */
const proof = (currentPassword: string) => (currentPassword === '' ? {} : { currentPassword });

/** Password, Google and Apple, whether or not the account has them. */
export const listSignInMethods = (api: Api, signal?: AbortSignal): Promise<SignInMethod[]> =>
  read(api.client<paths>().GET(`${folder}/sign-in-methods`, { signal }));

/** Rejects with WRONG_PASSWORD, SIGN_IN_AGAIN, IDENTITY_TAKEN, PROVIDER_LINKED or INVALID_ID_TOKEN. */
export function linkIdentity(
  api: Api,
  { provider, idToken, currentPassword }: { provider: Provider; idToken: string; currentPassword: string },
  signal?: AbortSignal,
): Promise<SignInMethod[]> {
  const body = { provider, idToken, ...proof(currentPassword) };
  return read(api.client<paths>().POST(`${folder}/link-identity`, { body, signal }));
}

/** Ends every other session. Rejects with WRONG_PASSWORD, SIGN_IN_AGAIN or LAST_SIGN_IN_METHOD. */
export function unlinkIdentity(
  api: Api,
  { provider, currentPassword }: { provider: Provider; currentPassword: string },
  signal?: AbortSignal,
): Promise<SignInMethod[]> {
  const body = { provider, ...proof(currentPassword) };
  return read(api.client<paths>().POST(`${folder}/unlink-identity`, { body, signal }));
}
