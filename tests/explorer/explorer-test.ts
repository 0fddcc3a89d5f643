import { cp } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { writePermalink } from 'machine-explorer';
import { serveExplorer, type ServedExplorer } from './serve-explorer.ts';

/** Walks a flow in the explorer: on the diagram and on the real screen in the phone. */
export interface ExplorerWalk {
  open(flow: string, input: string, options?: Record<string, string>, tokens?: readonly string[]): Promise<void>;
  /** Presses the event's button; fails when the machine does not offer it here. */
  choose(token: string): Promise<void>;
  /** `seen`: state and money, `declined, notCharged`; the diagram and the screen must both show it. */
  shows(seen: string): Promise<void>;
}

const seenBy = async (page: Page) => {
  const chart = await page.locator('[data-chart]').getAttribute('data-state-path');
  const money = await page
    .locator('[data-beside] [data-money]')
    .evaluateAll((found) => found[0]?.getAttribute('data-money') ?? '');
  const stage = page.frameLocator('iframe').first().locator('[data-stage]');
  const screen = `${await stage.getAttribute('data-state-path')}`;
  return { diagram: money ? `${chart}, ${money}` : `${chart}`, screen };
};

/** Playwright's `test` with the explorer of the current sources, rebuilt on changes. `baseURL` is below /machines. */
export const test = base.extend<{ walk: ExplorerWalk }, { explorer: ServedExplorer }>({
  explorer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function needs from its pattern
    async ({}, use) => {
      const outDir = `.tmp/explorer-${process.env['TEST_PARALLEL_INDEX'] ?? 0}`;
      // The build from before the run; a copy is rebuilt when it is out of date.
      if (existsSync('dist/explorer')) await cp('dist/explorer', outDir, { recursive: true });
      const explorer = await serveExplorer({ machines: process.env['EXPLORER_MACHINES'] ?? 'machines', outDir });
      await use(explorer);
      await explorer.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ explorer }, use) => use(`${explorer.url}/machines/`),
  walk: async ({ page, explorer }, use) => {
    await use({
      async open(flow, input, options = {}, tokens = []) {
        const link = writePermalink({ flow, input, version: null, tokens: [...tokens], at: null, options });
        await page.goto(`${explorer.url}/machines/${link}`);
        await expect(page.locator('[data-chart]')).toBeVisible();
      },
      async choose(token) {
        await page.locator(`[data-token="${token.replaceAll('"', String.raw`\"`)}"]`).click();
      },
      async shows(seen) {
        const [statePath] = seen.split(', ');
        await expect.poll(() => seenBy(page)).toEqual({ diagram: seen, screen: statePath });
      },
    });
  },
});

export { expect } from '@playwright/test';
