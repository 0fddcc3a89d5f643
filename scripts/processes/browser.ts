import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { browserFlags, locateBrowser } from 'machine-cli/browser';

export { browserFlags, locateBrowser };

const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * The browser of the tests: Chromium's headless shell where there is one. The whole of Chromium draws a window, with an
 * address bar that is a page of its own, around every page a test opens: half of the processor time of a run.
 */
export function locateTestBrowser(): string | null {
  const isNamed = process.env['CHROMIUM'] !== undefined;
  return !isNamed && existsSync(headlessShell) ? headlessShell : locateBrowser();
}

/** Like `locateBrowser`, but installs a browser when there is none. Throws with instructions when that fails. */
export function findBrowser(): string {
  const found = locateBrowser();
  if (found) return found;
  console.log('▸ no browser found; installing Chromium …');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore' });
  if (!locateBrowser() && process.getuid?.() === 0) {
    spawnSync('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium'], { stdio: 'ignore' });
  }
  const installed = locateBrowser();
  if (!installed)
    throw new Error('No Chromium found or installed. Install one and name it: CHROMIUM=/path/to/chromium npm test');
  return installed;
}
