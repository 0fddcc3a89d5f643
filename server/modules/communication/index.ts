import { defineModule } from '../../platform/module.ts';
import { communicationData, forgetEndedConsents } from './communication.personal-data.ts';
import { communicationHandlers } from './communication.routes.ts';
import { registerNewsletterPages } from './newsletter.pages.ts';

export const communicationModule = defineModule({
  name: 'communication',
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
