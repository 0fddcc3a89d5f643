import { defineModule } from '../../platform/module.ts';
import { communicationData, forgetEndedConsents } from './communication.personal-data.ts';
import { communicationHandlers } from './communication.routes.ts';
import { registerNewsletterPages } from './newsletter.pages.ts';

const aFew = { max: 10, windowSeconds: 600 };

export const communicationModule = defineModule({
  name: 'communication',
  rateLimits: {
    subscribeNewsletter: aFew,
    subscribePromotional: aFew,
    confirmNewsletter: { max: 30, windowSeconds: 600 },
    unsubscribeNewsletter: { max: 30, windowSeconds: 600 },
    getApps: { max: 120, windowSeconds: 60 },
    getCommunicationPreferences: { max: 120, windowSeconds: 60 },
    updateCommunicationPreferences: { max: 30, windowSeconds: 60 },
  },
  build: (context) => ({
    personalData: communicationData(context),
    handlers: communicationHandlers(context),
    routes: (app) => registerNewsletterPages(app, context),
    jobs: [
      {
        name: 'forget-ended-consents',
        rhythm: { cron: '5 1 * * *' },
        run: () => forgetEndedConsents(context),
      },
    ],
  }),
});

export { unsubscribeUrlOf } from './newsletter.service.ts';
