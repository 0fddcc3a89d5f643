import type { ServerModule } from '../../platform/module.ts';
import { communicationHandlers } from './communication.routes.ts';
import { registerNewsletterPages } from './newsletter.pages.ts';

const aFew = { max: 10, windowSeconds: 600 };

export const communicationModule: ServerModule = {
  name: 'communication',
  handlers: (context) => ({ ...communicationHandlers(context) }),
  routes: registerNewsletterPages,
  rateLimits: {
    subscribeNewsletter: aFew,
    subscribePromotional: aFew,
    confirmNewsletter: { max: 30, windowSeconds: 600 },
    unsubscribeNewsletter: { max: 30, windowSeconds: 600 },
  },
};
