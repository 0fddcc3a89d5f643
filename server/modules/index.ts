import type { ServerModule } from '../platform/module.ts';
import { accountModule } from './account/index.ts';
import { authModule } from './auth/index.ts';
import { locationsModule } from './locations/index.ts';

/** Every bounded context of the server, in the order they provide ports and seed. Add yours as one line. */
export const modules: ServerModule[] = [accountModule, authModule, locationsModule];
