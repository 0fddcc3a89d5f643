import { execFileSync } from 'node:child_process';
import explorer from '../../explorer.config.ts';
import { writePermalink } from 'machine-explorer';
import { buildExplorer } from 'machine-explorer/node';
import { commitBrokenRevision } from './broken-revision.ts';
import type { Camera } from './camera.ts';

/** The flows as diagrams: the bank declines the card, on a desk and on a phone; what an overlay and the gallery say. */
export async function explore({ page, look, wants, keep }: Camera): Promise<void> {
  await buildExplorer(explorer);
  const [{ flow, input, tokens }] = explorer.highlights as [(typeof explorer.highlights)[number]];
  const see = async (walked: string[], more: Record<string, string> = {}) => {
    const options = { lang: look.locale, theme: look.theme, ...more };
    await page.goto('about:blank');
    await page.goto(`/machines/${writePermalink({ flow, input, version: null, tokens: walked, at: null, options })}`);
  };
  const phone = page.frameLocator('iframe').first();
  const loaded = async () => {
    await page.locator('[data-chart] svg[role=img]').waitFor();
    await page.waitForLoadState('networkidle');
  };

  await see(tokens);
  await loaded();
  await keep('explorer');
  if (look.width < 800) {
    await page
      .getByRole('button', { name: look.locale === 'tr' ? 'Ekran' : 'Screen', exact: true })
      .first()
      .click();
    await phone.locator('main h1').waitFor();
    await page.waitForLoadState('networkidle');
    await keep('explorer-screen');
    return;
  }
  await see([], { overlay: 'coverage' });
  await loaded();
  await page
    .locator('[data-findings=coverage] > ul')
    .getByText(/(\d+)\/\1\b/)
    .first()
    .waitFor();
  await keep('explorer-coverage');

  await see([], { view: 'gallery' });
  for (const index of [0, 1, 2, 3])
    await page.frameLocator('[data-gallery] iframe').nth(index).locator('[data-stage] h1').first().waitFor();
  await keep('explorer-gallery');

  if (!wants('explorer-difference')) return;
  execFileSync(process.execPath, ['packages/cli/main.ts', 'diff', 'HEAD', commitBrokenRevision()], {
    stdio: 'inherit',
  });
  await page.goto('about:blank');
  await page.goto(`/machines/#/?diff=&lang=${look.locale}&theme=${look.theme}`);
  await page.locator('main#main:not([aria-busy=true])').waitFor();
  await page.locator('[data-change] img').first().waitFor();
  await page.waitForLoadState('networkidle');
  await keep('explorer-difference');
}
