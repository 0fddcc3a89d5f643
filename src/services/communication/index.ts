export { subscribeNewsletter } from './newsletter.service.ts';
