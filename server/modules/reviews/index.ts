import type { ServerModule } from '../../platform/module.ts';
import { reviewsHandlers } from './reviews.routes.ts';

export const reviewsModule: ServerModule = {
  name: 'reviews',
  handlers: (context) => ({ ...reviewsHandlers(context) }),
  rateLimits: { createReview: { max: 10, windowSeconds: 600 } },
};

export { listReviewed } from './reviews.repository.ts';
