import { expect, test } from '@playwright/test';
import { serveExplorer } from './serve-explorer.ts';

test('a flow beyond its limit can be walked, and says why nothing more is known of it', async ({ page }) => {
  const machines = 'tests/explorer/foreign/machines';
  const foreign = await serveExplorer({ machines, outDir: '.tmp/explorer-foreign' });
  const failed: string[] = [];
  page.on('pageerror', ({ message }) => failed.push(message));
  try {
    const tooMany =
      '✗ counter: more than 4000 states with input "zero". A counter in project() is not clamped, or limits.states is too low.';
    for (const overlay of ['coverage', 'mutants', 'invariants']) {
      await page.goto(`${foreign.url}/machines/#/counter?overlay=${overlay}&lang=en`);
      await expect(page.getByRole('alert')).toHaveText(tooMany);
    }
    await page.goto(`${foreign.url}/machines/#/counter?lang=en`);
    await page.getByRole('button', { name: 'INC' }).click();
    await expect(page.locator('[data-step]')).toHaveAttribute('data-step', '1');
    await page.getByText('All screens').click();
    await expect(page.getByRole('alert')).toHaveText(tooMany);
    expect(failed).toEqual([]);
  } finally {
    await foreign.close();
  }
});
