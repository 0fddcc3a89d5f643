import { days } from '../../../domain/calendar/index.ts';
import { defineModule } from '../../platform/module.ts';
import { analyticsData } from './analytics.personal-data.ts';
import { analyticsHandlers } from './analytics.routes.ts';
import { createGa4Receiver, createSandboxReceiver, forwardEvents } from './forwarding/index.ts';
import { forgetVisits } from './events/index.ts';

/** The retention that the cookie notice states. */
const keptFor = days(180);

export const analyticsModule = defineModule({
  name: 'analytics',
  build(context) {
    const { ga4, mode } = context.config;
    const receiver = ga4 ? createGa4Receiver(ga4) : mode === 'sandbox' ? createSandboxReceiver() : null;
    return {
      personalData: analyticsData,
      handlers: analyticsHandlers(context),
      jobs: [
        { name: 'forward-events', rhythm: { cron: '* * * * *' }, run: () => forwardEvents(context, receiver) },
        {
          name: 'forget-old-visits',
          rhythm: { cron: '40 0 * * *' },
          run: () => forgetVisits(context.db, new Date(context.clock.now().getTime() - keptFor)),
        },
      ],
    };
  },
});

export { countEvents, countWays, recordOutcomes } from './events/index.ts';
export { countJourney } from './journey/index.ts';
export { summariseVitals } from './vitals/index.ts';
