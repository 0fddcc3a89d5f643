import { sessionsPort } from '../../platform/auth-guard/auth-guard.ts';
import { defineModule } from '../../platform/module.ts';
import { credentialsPort } from '../account/index.ts';
import { purchasesPort } from './purchases.port.ts';
import { reviewReminderJob } from './review-reminders.ts';
import { reviewsData } from './reviews.personal-data.ts';
import { reviewsHandlers } from './reviews.routes.ts';

export const reviewsModule = defineModule({
  name: 'reviews',
  needs: [purchasesPort, credentialsPort, sessionsPort],
  build: (context) => ({
    personalData: reviewsData,
    handlers: reviewsHandlers(context),
    jobs: [reviewReminderJob(context)],
  }),
});

export { listReviewed } from './reviews.repository.ts';
export { type DeliveryTimes, type OrderToReview, purchasesPort, type UnreviewedType } from './purchases.port.ts';
export { moderateReview, reviewState } from './moderation.ts';
export { listShopReviews, type ReviewRecord } from './reviews.repository.ts';
