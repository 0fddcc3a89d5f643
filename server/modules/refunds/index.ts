import { defineModule } from '../../platform/module.ts';
import { attemptsPort } from '../attempts/index.ts';
import { paymentsPort } from '../payments/index.ts';
import { forgetPicturesJob } from './refund-pictures.ts';
import { refundMoneyJob } from './refund-money.ts';
import { refundsData } from './refunds.personal-data.ts';
import { refundsHandlers } from './refunds.routes.ts';

export const refundsModule = defineModule({
  name: 'refunds',
  needs: [attemptsPort, paymentsPort],
  build: (context) => ({
    personalData: refundsData,
    handlers: refundsHandlers(context),
    jobs: [refundMoneyJob(context), forgetPicturesJob(context)],
  }),
});

export { acceptRefund, lockOpenRefund, receiveRefund, rejectRefund } from './answer-refund.ts';
export { findRefundPicture } from './refund-pictures.ts';
export { answerBy, moneyOf } from './refund.view.ts';
export { findShopRefund, listShopRefunds, withRest } from './refunds.repository.ts';
export type { RefundRecord } from './refunds.types.ts';
