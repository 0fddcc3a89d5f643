import { defineModule } from '../../platform/module.ts';
import { callRequestsData } from './call-requests.personal-data.ts';
import { callRequestsHandlers } from './call-requests.routes.ts';

export const callRequestsModule = defineModule({
  name: 'call-requests',
  rateLimits: {
    findOpenCallRequest: { max: 120, windowSeconds: 60 },
    sendCallRequest: { max: 10, windowSeconds: 600 },
  },
  build: (context) => ({ personalData: callRequestsData, handlers: callRequestsHandlers(context) }),
});

export { closeCall, listCalls } from './call-requests.repository.ts';
