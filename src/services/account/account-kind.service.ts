import type { AccountType } from '../../../domain/account/index.ts';
import type { paths } from '../../../openapi/types/account.d.ts';
import { type Api, read } from '../http/index.ts';

/** Whose account it is; in a file of its own for the pages that need no more of a profile. */
export const readAccountKind = async (api: Api, signal?: AbortSignal): Promise<AccountType> =>
  (await read(api.client<paths>().GET('/private/user/users/profile', { signal }))).accountType;
