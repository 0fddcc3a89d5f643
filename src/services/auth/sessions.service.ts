import type { OpenSession } from '../../../domain/account/index.ts';
import type { paths } from '../../../openapi/types/auth.d.ts';
import { type Api, read } from '../http/index.ts';

const folder = '/private/user/auth/sessions';

/** Open sessions of the account, this one first. */
export const listSessions = (api: Api, signal?: AbortSignal): Promise<OpenSession[]> =>
  read(api.client<paths>().GET(folder, { signal }));

/** Ends one session; returns the remaining ones. Rejects with kind `notFound` when it has ended already. */
export const endSession = (api: Api, id: string, signal?: AbortSignal): Promise<OpenSession[]> =>
  read(api.client<paths>().DELETE(`${folder}/{id}`, { params: { path: { id } }, signal }));

/** Ends all sessions but this one; returns the remaining ones. */
export const endOtherSessions = (api: Api, signal?: AbortSignal): Promise<OpenSession[]> =>
  read(api.client<paths>().POST(`${folder}/end-others`, { signal }));
