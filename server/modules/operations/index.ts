import { defineModule } from '../../platform/module.ts';
import { operationsData } from './operations.personal-data.ts';
import { operationsHandlers } from './operations.routes.ts';

/** A long list is worked through one order after the other. */
const writing = { max: 1200, windowSeconds: 60 };

export const operationsModule = defineModule({
  name: 'operations',
  rateLimits: {
    moveShopOrder: writing,
    answerProblem: writing,
    moderateReview: writing,
    importFaq: writing,
    receiveShopRefund: writing,
    acceptShopRefund: writing,
    rejectShopRefund: writing,
    reconcileEngine: writing,
    switchEngineStep: writing,
    forgiveDuePayment: writing,
    actForCustomer: writing,
    announcePrice: writing,
    changeStock: writing,
    resendMail: writing,
  },
  build: (context) => ({ personalData: operationsData, handlers: operationsHandlers(context) }),
});
