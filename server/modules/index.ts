import type { ServerModule } from '../platform/module.ts';

/** Every bounded context of the server, in the order they provide ports and seed. Add yours as one line. */
export const modules: ServerModule[] = [];
