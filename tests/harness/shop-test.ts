import { test as base } from '@playwright/test';
import { openHarness, type Harness } from './harness.ts';

interface WorkerFixtures {
  /** Tests that count all payments or move the clock share a shop only within this name. */
  harnessName: string;
  harness: Harness;
}

interface TestFixtures {
  /** Console errors and page errors so far: asserted empty by every flow test. */
  troubles: string[];
}

/** Playwright's `test` with a whole shop behind it; `page.goto('/…')` is on that shop. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  harnessName: ['', { option: true, scope: 'worker' }],
  harness: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function needs from its pattern
    async ({}, use) => {
      const harness = await openHarness();
      await use(harness);
      await harness.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ harness }, use) => use(harness.shopUrl),
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
