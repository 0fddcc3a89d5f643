import { defineModule } from '../../platform/module.ts';
import { attemptsPort } from '../attempts/index.ts';
import { runningSubscriptionsPort, sharedLinksPort } from '../account/index.ts';
import { deliveriesPort } from '../addresses/index.ts';
import { cardUsePort } from '../cards/index.ts';
import { cataloguePort } from '../catalog/index.ts';
import { cardUse, deliveries, runningSubscriptions, sharedLinks } from './subscription-use.ts';
import { subscriptionsData } from './subscriptions.personal-data.ts';
import { calendarFeedHandlers } from './calendar-feed/calendar-feed.routes.ts';
import { actHandlers } from './actions/actions.routes.ts';
import { createDuePaymentKind } from './due-payments/due-payment-kind.ts';
import { duePaymentHandlers } from './due-payments/due-payments.routes.ts';
import { engineFaultsPort, engineJob } from './billing/renewal-job.ts';
import { mailedDeliveryHandlers } from './mailed/mailed-deliveries.routes.ts';
import { forgetMailed } from './mailed-links/mailed-links.repository.ts';
import { mailedPaymentHandlers } from './mailed/mailed-payments.routes.ts';
import { createOrderNowKind } from './order-now/order-now-kind.ts';
import { orderNowHandlers } from './order-now/order-now.routes.ts';
import { reconcileEngineJob } from './billing/renewal-job-state.ts';
import { priceNoticesJob } from './price-notices/price-notices.jobs.ts';
import { createRenewalKind } from './delivery-payments/renewal-kind.ts';
import { readHandlers } from './views/subscriptions.routes.ts';

export const subscriptionsModule = defineModule({
  name: 'subscriptions',
  needs: [cataloguePort, attemptsPort],
  provides: [deliveriesPort, cardUsePort, runningSubscriptionsPort, engineFaultsPort, sharedLinksPort],
  build(context) {
    context.attempts.addKind('renewal', createRenewalKind(context));
    context.attempts.addKind('orderNow', createOrderNowKind(context));
    context.attempts.addKind('duePayment', createDuePaymentKind(context));
    const engineFaults = { now: null };
    return {
      ports: { deliveries, cardUse, runningSubscriptions, sharedLinks, engineFaults },
      personalData: subscriptionsData(context),
      handlers: {
        ...readHandlers(context),
        ...actHandlers(context),
        ...orderNowHandlers(context),
        ...calendarFeedHandlers(context),
        ...duePaymentHandlers(context),
        ...mailedDeliveryHandlers(context),
        ...mailedPaymentHandlers(context),
      },
      jobs: [
        engineJob({ ...context, engineFaults }),
        priceNoticesJob(context),
        reconcileEngineJob(context),
        {
          name: 'forget-mailed-deliveries',
          rhythm: { cron: '45 2 * * *' },
          run: () => forgetMailed(context.db, context.clock.now()),
        },
      ],
    };
  },
});

export { adoptDelivery, type NotAdoptable } from './operations/adopt-delivery.ts';
export type { Asked as AskedDelivery } from './billing/open-renewals.ts';
export { startSubscription, type SubscriptionDraft } from './plan/start-subscription.ts';
export { findSubscription } from './views/subscriptions.repository.ts';
export { performIn } from './actions/actions.service.ts';
export { dropDueIn } from './due-payments/due-payments.service.ts';
export { refuseDelivery } from './operations/refuse-delivery.ts';
export { findStrays, readSteps, reconcileEngine, type Stray, switchStep } from './billing/renewal-job-state.ts';
export {
  findDueOf,
  findShopDue,
  findShopSubscription,
  listShopDue,
  listShopSubscriptions,
  type ShopDue,
  type ShopSubscription,
  showShopSubscription,
} from './operations/shop-subscriptions.ts';
