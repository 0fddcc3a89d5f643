import { defineConfig } from '@playwright/test';
import { browserFlags, locateTestBrowser } from './scripts/processes/browser.ts';
import { browserTests } from './scripts/gate/test-places.ts';

const executablePath = locateTestBrowser();

/** Every worker starts a shop and a bank of its own, on a copy of one prepared database (tests/harness). */
export default defineConfig({
  testDir: browserTests.folder,
  testMatch: browserTests.files,
  // Tests that build the shop again and are rarely red: `npm run test:nightly`.
  ...(process.env['NIGHTLY'] ? {} : { grepInvert: /@nightly/ }),
  globalSetup: './tests/harness/prepared-database.ts',
  outputDir: '.tmp/playwright',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
  // A machine that does other work beside is no reason to fail.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    launchOptions: { ...(executablePath && { executablePath }), args: browserFlags },
  },
});
