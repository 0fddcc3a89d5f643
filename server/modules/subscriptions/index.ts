import { defineModule } from '../../platform/module.ts';
import { attemptsPort } from '../attempts/index.ts';
import { runningSubscriptionsPort, sharedLinksPort } from '../account/index.ts';
import { deliveriesPort } from '../addresses/index.ts';
import { cardUsePort } from '../cards/index.ts';
import { cataloguePort } from '../catalog/index.ts';
import { cardUse, deliveries, runningSubscriptions, sharedLinks } from './subscription-use.ts';
import { subscriptionsData } from './subscriptions.personal-data.ts';
import { calendarFeedHandlers } from './calendar-feed/index.ts';
import { actionHandlers } from './actions/index.ts';
import { createDuePaymentKind, duePaymentHandlers } from './due-payments/index.ts';
import { renewalJobFaultsPort, renewalJob, reconcileRenewalsJob } from './billing/index.ts';
import { mailedDeliveryHandlers, mailedPaymentHandlers } from './mailed/index.ts';
import { forgetMailed } from './mailed-links/index.ts';
import { createOrderNowKind, orderNowHandlers } from './order-now/index.ts';
import { priceNoticesJob } from './price-notices/index.ts';
import { createRenewalKind } from './delivery-payments/index.ts';
import { readHandlers } from './views/index.ts';

export const subscriptionsModule = defineModule({
  name: 'subscriptions',
  needs: [cataloguePort, attemptsPort],
  provides: [deliveriesPort, cardUsePort, runningSubscriptionsPort, renewalJobFaultsPort, sharedLinksPort],
  build(context) {
    context.attempts.addKind('renewal', createRenewalKind(context));
    context.attempts.addKind('orderNow', createOrderNowKind(context));
    context.attempts.addKind('duePayment', createDuePaymentKind(context));
    const renewalJobFaults = { now: null };
    return {
      ports: { deliveries, cardUse, runningSubscriptions, sharedLinks, renewalJobFaults },
      personalData: subscriptionsData(context),
      handlers: {
        ...readHandlers(context),
        ...actionHandlers(context),
        ...orderNowHandlers(context),
        ...calendarFeedHandlers(context),
        ...duePaymentHandlers(context),
        ...mailedDeliveryHandlers(context),
        ...mailedPaymentHandlers(context),
      },
      jobs: [
        renewalJob({ ...context, renewalJobFaults }),
        priceNoticesJob(context),
        reconcileRenewalsJob(context),
        {
          name: 'forget-mailed-deliveries',
          rhythm: { cron: '45 2 * * *' },
          run: () => forgetMailed(context.db, context.clock.now()),
        },
      ],
    };
  },
});

export { performIn } from './actions/index.ts';
export {
  type Asked as AskedDelivery,
  findInconsistencies,
  readSteps,
  reconcileRenewals,
  type Inconsistency,
  switchStep,
} from './billing/index.ts';
export { dropDueIn } from './due-payments/index.ts';
export {
  adoptDelivery,
  findDueOf,
  findShopDue,
  findShopSubscription,
  listShopDue,
  listShopSubscriptions,
  type NotAdoptable,
  refuseDelivery,
  type ShopDue,
  type ShopSubscription,
  showShopSubscription,
} from './operations/index.ts';
export { startSubscription, type SubscriptionDraft } from './plan/index.ts';
export { ownsSubscription } from './views/index.ts';
