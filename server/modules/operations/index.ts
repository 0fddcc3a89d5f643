import { defineModule } from '../../platform/module.ts';
import { credentialsPort } from '../account/index.ts';
import { attemptsPort } from '../attempts/index.ts';
import { paymentsPort } from '../payments/index.ts';
import { operationsData } from './operations.personal-data.ts';
import { operationsHandlers } from './operations.routes.ts';

/** A long list is worked through one order after the other. */
const writing = { max: 1200, windowSeconds: 60 };

export const operationsModule = defineModule({
  name: 'operations',
  needs: [attemptsPort, credentialsPort, paymentsPort],
  rateLimits: {
    moveShopOrder: writing,
    answerProblem: writing,
    moderateReview: writing,
    reviewShopApplication: writing,
    approveShopApplication: writing,
    rejectShopApplication: writing,
    sendShopApplication: writing,
    importFaq: writing,
    receiveShopRefund: writing,
    acceptShopRefund: writing,
    rejectShopRefund: writing,
    reconcileEngine: writing,
    switchEngineStep: writing,
    forgiveDuePayment: writing,
    actForCustomer: writing,
    switchShopCode: writing,
    makeShopPromoCode: writing,
    switchShopPromoCode: writing,
    makeShopCoupon: writing,
    endShopCoupon: writing,
    releaseStockHold: writing,
    lockShopAccount: writing,
    endShopAccountSessions: writing,
    creditShopAccount: writing,
    announcePrice: writing,
    changeStock: writing,
    resendMail: writing,
    adoptPayment: writing,
    refundPayment: writing,
  },
  build: (context) => ({ personalData: operationsData, handlers: operationsHandlers(context) }),
});
