import { defineConfig } from '@playwright/test';
import { browserFlags, locateTestBrowser } from './scripts/browser.ts';
import { browserTests } from './scripts/test-places.ts';

const executablePath = locateTestBrowser();

/** Every worker starts a shop, a database and a bank of its own (tests/stand). */
export default defineConfig({
  testDir: browserTests.folder,
  testMatch: browserTests.files,
  outputDir: '.tmp/playwright',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    launchOptions: { ...(executablePath && { executablePath }), args: browserFlags },
  },
});
