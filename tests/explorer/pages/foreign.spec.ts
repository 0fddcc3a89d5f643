import { expect, test } from '@playwright/test';
import { serveExplorer } from '../serve-explorer.ts';

test('rule ids without a rules file are shown alone; one for the whole flow is no button', async ({ page }) => {
  const machines = 'tests/explorer/foreign/machines';
  const foreign = await serveExplorer({ machines, outDir: '.tmp/explorer-foreign' });
  try {
    await page.goto(`${foreign.url}/machines/#/crossing?overlay=requirements&requirement=SIGNAL-1&lang=en`);
    const rules = page.locator('[data-findings=requirements] [data-requirement]');
    await expect(rules.getByRole('button')).toHaveText(['SIGNAL-1', 'SIGNAL-2', 'SIGNAL-3']);
    await expect(rules.first().locator('[data-mark]')).toHaveText(
      'The whole flow: the state itself is the proof. Faulty copies of it that the tests must notice: 0',
    );
    await expect(rules.first().locator('[data-states]')).toHaveText('States:The whole flow');
    await rules.getByRole('button', { name: 'SIGNAL-2' }).click();
    const states = rules.nth(1).locator('[data-states]').getByRole('button');
    await expect(states).toHaveText(['dark']);
    await states.click();
    await expect(page.locator('[data-requirements] > li')).toHaveText([
      /^SIGNAL-1\s*$/,
      /^SIGNAL-2\s*$/,
      /^SIGNAL-3\s*$/,
    ]);
  } finally {
    await foreign.close();
  }
});

test('a flow beyond its state limit can be walked, and its overlays say why they are empty', async ({ page }) => {
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
