import { days } from '../../../domain/calendar/index.ts';
import { defineModule } from '../../platform/module.ts';
import { forwardReports } from './forward-reports.ts';
import { monitoringData } from './monitoring.personal-data.ts';
import { monitoringHandlers } from './monitoring.routes.ts';
import { deleteReportsBefore } from './reports.repository.ts';

/** Short, since a report may contain page content. */
const keptFor = days(30);

export const monitoringModule = defineModule({
  name: 'monitoring',
  build: (context) => ({
    personalData: monitoringData,
    handlers: monitoringHandlers(context),
    jobs: [
      { name: 'forward-reports', rhythm: { cron: '* * * * *' }, run: () => forwardReports(context) },
      {
        name: 'forget-old-reports',
        rhythm: { cron: '50 0 * * *' },
        run: () => deleteReportsBefore(context.db, new Date(context.clock.now().getTime() - keptFor)),
      },
    ],
  }),
});

export { type ErrorReport, findReport, listReports } from './reports.repository.ts';
