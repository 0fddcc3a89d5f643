import type { ServerModule } from '../../platform/module.ts';
import { monitoringHandlers } from './monitoring.routes.ts';

export const monitoringModule: ServerModule = {
  name: 'monitoring',
  handlers: (context) => ({ ...monitoringHandlers(context) }),
  rateLimits: { reportException: { max: 60, windowSeconds: 60 } },
};
