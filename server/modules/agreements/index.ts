import { defineModule } from '../../platform/module.ts';
import { agreementsData } from './agreements.personal-data.ts';
import { agreementsHandlers } from './agreements.routes.ts';

export const agreementsModule = defineModule({
  name: 'agreements',
  rateLimits: {
    generateDistanceSalesContract: { max: 60, windowSeconds: 60 },
    getDistanceSalesContract: { max: 120, windowSeconds: 60 },
  },
  build: (context) => ({ personalData: agreementsData, handlers: agreementsHandlers(context) }),
});

export { type AcceptedAgreement, listAgreementsOfAttempt } from './agreements.repository.ts';
export { agreementsFor, findPartyAddresses, keepAccepted, refuseOutdated } from './agreements.service.ts';
export { agreementDocument } from './agreements.ts';
export { returnCarrier, seller } from './seller.ts';
