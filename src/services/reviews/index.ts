export { readReviews, type Review, type Reviews } from './reviews.service.ts';
