import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Flags that let Chromium run as root, in a container and on a closed network. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a Chromium on this machine, or null: CHROMIUM, Playwright's own, then the system's. */
export function locateBrowser(): string | null {
  const candidates = [process.env['CHROMIUM'], chromium.executablePath(), ...systemBrowsers];
  return candidates.find((candidate) => candidate !== undefined && existsSync(candidate)) ?? null;
}
