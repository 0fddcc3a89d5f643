import type { Page } from '@playwright/test';
import { findFlows, loadFlow } from 'machine-explorer/node';
import { flowVersion } from 'machine-explorer';
import { promisedTransitions } from 'machine-explorer/testing';
import explorer from '../../../explorer.config.ts';
import { expect, test } from '../explorer-test.ts';

const panel = (page: Page) => page.locator('[data-findings=coverage]');

test('where no test has run, the flow is examined in the browser', async ({ page, walk }) => {
  await page.route('**/data/*.json', (route) => route.fulfill({ status: 404 }));
  await walk.open('three-d-secure', 'challenged', { lang: 'en', overlay: 'coverage' });
  const kinds = panel(page).locator('> ul > li');
  await expect(kinds.nth(1)).toContainText('59/59');
  await expect(kinds).toHaveText([
    'Pure transition function: 59/59 transitions (Checked in this browser just now)',
    'Real actor: 59/59 transitions (Checked in this browser just now)',
    'Real screens: has not run: npx playwright test tests/explorer/pages/screens.spec.ts',
    'Real server: has not run: npx playwright test tests/models',
  ]);
  await page.getByRole('button', { name: 'Mutants' }).click();
  await expect(page.locator('[data-findings=mutants]')).toContainText('Not noticed: none');
});

test('the overlay shows what is promised, what is missing, and the date of the coverage data', async ({
  page,
  walk,
}) => {
  const spec = await loadFlow(findFlows(explorer).find(({ name }) => name === 'auth')!);
  const [first, ...rest] = promisedTransitions(spec, 'screens');
  await page.route('**/data/auth.json', async (route) => {
    const at = '2026-11-20T09:30:00.000Z';
    const screens = { at, report: { flow: 'auth', version: flowVersion(spec), paths: 5, transitions: rest } };
    await route.fulfill({ json: { model: null, screens, server: null, keptAt: '2026-11-21T10:00:00.000Z' } });
  });
  await walk.open('auth', 'login', { lang: 'en', overlay: 'coverage' });
  await expect(panel(page).locator('> ul > li')).toHaveText([
    'Pure transition function: 42/42 transitions (Checked in this browser just now)',
    'Real actor: 42/42 transitions (Checked in this browser just now)',
    'Real screens: 41/42 transitions (Tests last run: 20 November 2026 at 12:30)',
    'Real server: not promised. Only flows that fill or change the box, or take money, are walked before the real server; the others are tested on their own screens and by journeys through the shop.',
  ]);
  await expect(panel(page)).toContainText(`Real screens, not taken: 1${first}`);
  await expect(panel(page).locator('[data-kept]')).toHaveText(
    'What the tests found was taken when this site was built: 21 November 2026 at 13:00. It does not renew itself; to renew it: npm run explorer:build',
  );
  await expect(page.locator('[data-chart] svg[role=img]')).toContainText('●●○');
  await panel(page).getByText('What is counted?').click();
  await expect(panel(page).locator('[data-counts] li')).toHaveText([
    'States: 21/21. The boxes of the diagram. The machine itself is not counted.',
    'Configurations: 16/16. Which boxes one can be in at once: where regions run side by side, every combination that can be reached counts once.',
    'Transitions: 42/42. Every way written in the machine, also those that stay in their box. These are what the levels promise.',
    'Guard answers: 10/10. Each guard counts twice: it must say yes once, and no once.',
    'Pairs: 56/119. Two transitions one right after the other. Measured, not promised.',
  ]);
  await page.getByRole('button', { name: 'Türkçe' }).click();
  await expect(panel(page).locator('> ul > li').last()).toHaveText(
    'Gerçek sunucu: söz verilmiyor. Gerçek sunucuyla yalnızca kutuyu dolduran ve parayı alan akışlar yürünür; öbürleri kendi ekranlarında ve mağazanın yolculuklarında sınanır.',
  );
  await expect(page.getByText('21 durum', { exact: true })).toBeVisible();
});
