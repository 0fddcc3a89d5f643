import { lazyRouteComponent } from '@tanstack/react-router';

/** Few products have reviews: the code is loaded with those that do. The page's loader preloads it. */
export const ReviewsBlock = lazyRouteComponent(() => import('./reviews.tsx'), 'ReviewsBlock');
