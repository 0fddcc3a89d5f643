import { test as base } from '@playwright/test';
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

/** Playwright's `test` with a whole shop behind it; `page.goto('/…')` is on that shop. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  standName: ['', { option: true, scope: 'worker' }],
  stand: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function needs from its pattern
    async ({}, use) => {
      const stand = await openStand();
      await use(stand);
      await stand.close();
    },
    { scope: 'worker', timeout: 600_000 },
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
