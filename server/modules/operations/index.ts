import { defineModule } from '../../platform/module.ts';
import { credentialsPort } from '../account/index.ts';
import { attemptsPort } from '../attempts/index.ts';
import { paymentsPort } from '../payments/index.ts';
import { operationsData } from './operations.personal-data.ts';
import { operationsHandlers } from './operations.routes.ts';

export const operationsModule = defineModule({
  name: 'operations',
  needs: [attemptsPort, credentialsPort, paymentsPort],
  build: (context) => ({ personalData: operationsData, handlers: operationsHandlers(context) }),
});
