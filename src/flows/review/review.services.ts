import { connectReview, ratedItems, withoutRated } from '../../../machines/review/review.machine.ts';
import { type Api, sendOnce } from '../../services/http/index.ts';
import { listReviewable } from '../../services/orders/reviewable.service.ts';
import { createReview } from '../../services/reviews/review-writing.service.ts';

export function reviewFlow(api: Api) {
  const once = sendOnce();
  return connectReview({
    readView: (_, signal) => listReviewable(api, signal),
    perform: async ({ view, request }, signal) => {
      await createReview(api, once, { ...request, items: ratedItems(request) }, signal);
      return withoutRated(view, request);
    },
  });
}
