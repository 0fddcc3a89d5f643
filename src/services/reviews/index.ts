export {
  listReviews,
  type Points,
  readReviews,
  type Review,
  type ReviewPage,
  type Reviews,
} from './reviews.service.ts';
