import { defineModule } from '../../platform/module.ts';
import { callRequestsData } from './call-requests.personal-data.ts';
import { callRequestsHandlers } from './call-requests.routes.ts';

export const callRequestsModule = defineModule({
  name: 'call-requests',
  build: (context) => ({ personalData: callRequestsData, handlers: callRequestsHandlers(context) }),
});

export { closeCall, listCalls } from './call-requests.repository.ts';
