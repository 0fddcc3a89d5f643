import type { ServerModule } from '../platform/module.ts';
import { accountModule } from './account/index.ts';
import { addressesModule } from './addresses/index.ts';
import { agreementsModule } from './agreements/index.ts';
import { analyticsModule } from './analytics/index.ts';
import { attemptsModule } from './attempts/index.ts';
import { authModule } from './auth/index.ts';
import { callRequestsModule } from './call-requests/index.ts';
import { cardsModule } from './cards/index.ts';
import { catalogModule } from './catalog/index.ts';
import { charityModule } from './charity/index.ts';
import { checkoutModule } from './checkout/index.ts';
import { communicationModule } from './communication/index.ts';
import { faqModule } from './faq/index.ts';
import { imagesModule } from './images/index.ts';
import { locationsModule } from './locations/index.ts';
import { monitoringModule } from './monitoring/index.ts';
import { operationsModule } from './operations/index.ts';
import { ordersModule } from './orders/index.ts';
import { packetsModule } from './packets/index.ts';
import { paymentsModule } from './payments/index.ts';
import { pricingModule } from './pricing/index.ts';
import { promoCodesModule } from './promo-codes/index.ts';
import { quizModule } from './quiz/index.ts';
import { receiptsModule } from './receipts/index.ts';
import { refundsModule } from './refunds/index.ts';
import { reviewsModule } from './reviews/index.ts';
import { searchModule } from './search/index.ts';
import { subscriptionsModule } from './subscriptions/index.ts';

/** All modules of the server. Each declares the ports it needs. */
export const modules: readonly ServerModule[] = [
  accountModule,
  addressesModule,
  agreementsModule,
  analyticsModule,
  attemptsModule,
  authModule,
  callRequestsModule,
  cardsModule,
  catalogModule,
  charityModule,
  checkoutModule,
  communicationModule,
  faqModule,
  imagesModule,
  locationsModule,
  monitoringModule,
  operationsModule,
  ordersModule,
  packetsModule,
  paymentsModule,
  pricingModule,
  promoCodesModule,
  quizModule,
  receiptsModule,
  refundsModule,
  reviewsModule,
  searchModule,
  subscriptionsModule,
];
