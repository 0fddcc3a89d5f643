import { test as base } from '@playwright/test';
import { startPostgres } from '../../scripts/postgres.ts';
import { openStand, type Stand } from './stand.ts';

interface WorkerFixtures {
  /** Names a shop that only the files which name it use: for tests that count what everybody did. */
  standName: string;
  stand: Stand;
}

interface TestFixtures {
  /** Console errors and page errors so far: asserted empty by every flow test. */
  troubles: string[];
}

/** PROCESSES=4: each shop is so many processes on a Postgres of its own (`npm run test:processes`). */
const isOfSeveral = Number(process.env['PROCESSES'] ?? 1) > 1;

/** Playwright's `test` with a whole shop behind it; `page.goto('/…')` is on that shop. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  standName: ['', { option: true, scope: 'worker' }],
  stand: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function needs from its pattern
    async ({}, use) => {
      const postgres = isOfSeveral ? startPostgres({ isDurable: false }) : null;
      const stand = await openStand(postgres ? { DATABASE_URL: postgres.url } : {});
      await use(stand);
      await stand.close();
      postgres?.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ stand }, use) => use(stand.shopUrl),
  troubles: async ({ page }, use) => {
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(message.text());
    });
    await use(troubles);
  },
});

export { expect } from '@playwright/test';
