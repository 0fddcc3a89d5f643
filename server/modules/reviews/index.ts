import { defineModule } from '../../platform/module.ts';
import { purchasesPort } from './purchases.port.ts';
import { reviewsData } from './reviews.personal-data.ts';
import { reviewsHandlers } from './reviews.routes.ts';

export const reviewsModule = defineModule({
  name: 'reviews',
  needs: [purchasesPort],
  rateLimits: { createReview: { max: 10, windowSeconds: 600 } },
  build: (context) => ({ personalData: reviewsData, handlers: reviewsHandlers(context) }),
});

export { listReviewed } from './reviews.repository.ts';
export { purchasesPort } from './purchases.port.ts';
export { listShopReviews, moderateReview, type ReviewRecord, reviewState } from './moderation.ts';
