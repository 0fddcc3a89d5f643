import type { OpenSession } from '../../../domain/account/index.ts';
import type { paths } from '../../../openapi/types/auth.d.ts';
import { type Api, read } from '../http/index.ts';

const folder = '/private/user/auth/sessions';

/** Where the account is signed in, this session first. */
export const listSessions = (api: Api, signal?: AbortSignal): Promise<OpenSession[]> =>
  read(api.client<paths>().GET(folder, { signal }));

/** Ends one; answers those that are left. Rejects with kind `notFound` when it has ended already. */
export const endSession = (api: Api, id: string, signal?: AbortSignal): Promise<OpenSession[]> =>
  read(api.client<paths>().DELETE(`${folder}/{id}`, { params: { path: { id } }, signal }));

/** Ends all but this one; answers what is left. */
export const endOtherSessions = (api: Api, signal?: AbortSignal): Promise<OpenSession[]> =>
  read(api.client<paths>().POST(`${folder}/end-others`, { signal }));
