import { days } from '../../../domain/calendar/index.ts';
import { defineModule } from '../../platform/module.ts';
import { analyticsData } from './analytics.personal-data.ts';
import { analyticsHandlers } from './analytics.routes.ts';
import { createSandboxReceiver } from './event-receiver.ts';
import { forwardEvents } from './forward-events.ts';
import { createGa4Receiver } from './ga4-receiver.ts';
import { forgetVisits } from './analytics.repository.ts';

/** As long as the cookie notice says. */
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

export { countWays } from './analytics.repository.ts';
export { countEvents } from './count-events.repository.ts';
export { countJourney } from './count-journey.ts';
export { summariseVitals } from './vitals.repository.ts';
export { recordOutcomes } from './outcomes.ts';
