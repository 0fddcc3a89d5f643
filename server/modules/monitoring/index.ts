import { defineModule } from '../../platform/module.ts';
import { monitoringHandlers } from './monitoring.routes.ts';

export const monitoringModule = defineModule({
  name: 'monitoring',
  rateLimits: { reportException: { max: 60, windowSeconds: 60 } },
  build: (context) => ({ handlers: monitoringHandlers(context) }),
});
