export { type Apps, findApps } from './apps.service.ts';
export { subscribeNewsletter, subscribePromotional } from './newsletter.service.ts';
