export {
  deliveredProductTypes,
  listReviewableTypes,
  listUnreviewedProducts,
  unreviewedTypesOf,
} from './delivered-products.ts';
export { listToRemind, markReminded, nextToRemind, ownerOf } from './review-reminders.repository.ts';
