import { defineModule } from '../../platform/module.ts';
import { purchasesPort } from './purchases.port.ts';
import { reviewsHandlers } from './reviews.routes.ts';

export const reviewsModule = defineModule({
  name: 'reviews',
  needs: [purchasesPort],
  rateLimits: { createReview: { max: 10, windowSeconds: 600 } },
  build: (context) => ({ handlers: reviewsHandlers(context) }),
});

export { listReviewed } from './reviews.repository.ts';
export { purchasesPort } from './purchases.port.ts';
