import axe, { type Result, type RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Loads axe into each frame, where it stays until the frame reloads: parsing its 0.5 MB takes longer than a check. */
export async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    try {
      if (!(await frame.evaluate(() => 'axe' in window)))
        await frame.evaluate(`${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`);
    } catch (error) {
      // The bank's frame may be removed meanwhile: a detached frame is skipped.
      if (!frame.isDetached()) throw error;
    }
}

/** What axe finds on the page as it is, and in every frame of it. */
export async function violationsOn(page: Page, options: RunOptions = {}): Promise<Result[]> {
  await bringAxe(page);
  return page.evaluate(
    async (asked) => (await window.axe.run(document, { ...asked, resultTypes: ['violations'] })).violations,
    options,
  );
}
