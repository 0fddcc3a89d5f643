import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { browserFlags, findBrowser } from '../../processes/browser.ts';

/** A mid-range phone, as Lighthouse has it. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'tr-TR',
};

export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

export interface SlowDown {
  /** How many times slower than this machine. */
  cpu: number;
  /** Milliseconds added to every round trip; with it comes a slow line of 1.6 Mbit/s. Null leaves the network alone. */
  roundTrip: number | null;
}

export async function slowDown(context: BrowserContext, page: Page, { cpu, roundTrip }: SlowDown): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (roundTrip === null) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTrip,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

/** Resolves when React has attached to the page. */
export const whenAttached = (page: Page) =>
  page.waitForFunction(() => 'hydrated' in document.documentElement.dataset, null, { timeout: 60_000 });
