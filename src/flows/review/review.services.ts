import { connectReview, ratedItems, withoutRated } from '../../../machines/review/index.ts';
import type { Api } from '../../services/http/index.ts';
import { listReviewable } from '../../services/orders/reviewable.service.ts';
import { createReview } from '../../services/reviews/review-writing.service.ts';

export const reviewFlow = (api: Api) =>
  connectReview({
    readView: (_, signal) => listReviewable(api, signal),
    perform: async ({ view, request }, signal) => {
      await createReview(api, { ...request, items: ratedItems(request) }, signal);
      return withoutRated(view, request);
    },
  });
