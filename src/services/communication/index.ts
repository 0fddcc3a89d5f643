export { subscribeNewsletter, subscribePromotional } from './newsletter.service.ts';
