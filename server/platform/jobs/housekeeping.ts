import type { AppContext } from '../context.ts';
import { forgetKeys } from '../idempotency/idempotency.ts';
import { forgetPastWindows } from '../rate-limit/counting.ts';
import type { RecurringJob } from './jobs.ts';

const idempotencyKeptMilliseconds = 30 * 86_400_000;

export const housekeepingJobs = (context: AppContext): RecurringJob[] => [
  {
    name: 'send-mail',
    rhythm: { everySeconds: 2 },
    run: async () => {
      await context.mail.flush();
    },
  },
  { name: 'rotate-keys', rhythm: { cron: '*/5 * * * *' }, run: () => context.keys.rotate() },
  {
    name: 'forget-old-records',
    rhythm: { cron: '10 * * * *' },
    run: async () => {
      await forgetKeys(context.db, new Date(context.clock.now().getTime() - idempotencyKeptMilliseconds));
      await forgetPastWindows(context);
      await context.mail.forgetOld();
    },
  },
];
