import { defineModule } from '../../platform/module.ts';
import { attemptsPort } from '../attempts/index.ts';
import { paymentsPort } from '../payments/index.ts';
import { forgetPicturesJob } from './pictures/index.ts';
import { refundMoneyJob } from './money/index.ts';
import { refundsData } from './refunds.personal-data.ts';
import { refundsHandlers } from './requests/index.ts';

export const refundsModule = defineModule({
  name: 'refunds',
  needs: [attemptsPort, paymentsPort],
  build: (context) => ({
    personalData: refundsData,
    handlers: refundsHandlers(context),
    jobs: [refundMoneyJob(context), forgetPicturesJob(context)],
  }),
});

export { acceptRefund, lockOpenRefund, receiveRefund, rejectRefund } from './requests/index.ts';
export { findRefundPicture } from './pictures/index.ts';
export { answerBy, findShopRefund, listShopRefunds, moneyOf, type RefundRecord, withRest } from './record/index.ts';
