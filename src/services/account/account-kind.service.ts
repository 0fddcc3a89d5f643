import type { AccountType } from '../../../domain/account/index.ts';
import type { paths } from '../../../openapi/types/account.d.ts';
import { type Api, read } from '../http/index.ts';

/** Kind of the account; in a file of its own for pages that need no more of a profile. */
export const readAccountKind = async (api: Api, signal?: AbortSignal): Promise<AccountType> =>
  (await read(api.client<paths>().GET('/private/user/users/profile', { signal }))).accountType;
