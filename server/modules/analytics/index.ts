import { days } from '../../../domain/calendar/index.ts';
import type { ServerModule } from '../../platform/module.ts';
import { analyticsHandlers } from './analytics.routes.ts';
import { forgetVisits } from './analytics.repository.ts';

/** As long as the cookie notice says. */
const keptFor = days(180);
const perMinute = (max: number) => ({ max, windowSeconds: 60 });

export const analyticsModule: ServerModule = {
  name: 'analytics',
  handlers: (context) => ({ ...analyticsHandlers(context) }),
  rateLimits: { trackVisitor: perMinute(60), sendEvent: perMinute(300), recordFlowEdges: perMinute(120) },
  jobs: ({ db, clock }) => [
    {
      name: 'forget-old-visits',
      rhythm: { cron: '40 0 * * *' },
      run: () => forgetVisits(db, new Date(clock.now().getTime() - keptFor)),
    },
  ],
};
