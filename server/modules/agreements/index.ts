import { defineModule } from '../../platform/module.ts';
import { agreementsData } from './agreements.personal-data.ts';
import { agreementsHandlers } from './agreements.routes.ts';

export const agreementsModule = defineModule({
  name: 'agreements',
  build: (context) => ({ personalData: agreementsData, handlers: agreementsHandlers(context) }),
});

export { type AcceptedAgreement, listAgreementsOfAttempt } from './agreements.repository.ts';
export { agreementsFor, findPartyAddresses, keepAccepted, refuseOutdated } from './agreements.service.ts';
export { agreementDocument } from './agreements.ts';
export { returnCarrier } from './delivery-terms.ts';
