import type { components, paths } from '../../../openapi/types/communication.d.ts';
import { type Api, read } from '../http/index.ts';

/** The apps' pages in the stores; null where there is no app. */
export type Apps = components['schemas']['Apps'];

export const findApps = (api: Api): Promise<Apps> => read(api.client<paths>().GET('/public/apps'));
