import type { Page } from '@playwright/test';
import { overlays } from 'machine-explorer/testing';
import { violationsOn } from '../../accessibility/axe.ts';
import { expect, test } from '../explorer-test.ts';

/** A walk that ends in the deepest context there is. */
const declined = ['recovery.done.unfinished', 'payment.resume', 'challenge.done.declined'];

/** What axe finds on the page and in every frame of it. */
async function findings(page: Page): Promise<string[]> {
  return (await violationsOn(page)).flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${id}: ${html} at ${target.join(' ')}`),
  );
}

const sizes = { wide: { width: 1280, height: 900 }, narrow: { width: 360, height: 780 } };
const panes = { wide: [null], narrow: ['Flows', 'Diagram', 'Screen'] };

for (const name of ['wide', 'narrow'] as const) {
  for (const theme of ['light', 'dark']) {
    test(`axe finds nothing on a ${name} screen in the ${theme} theme, frames included`, async ({
      page,
      walk,
      baseURL,
    }) => {
      await page.setViewportSize(sizes[name]);
      await page.goto(`${baseURL}#/?lang=en&theme=${theme}`);
      await expect(page.getByRole('navigation').first()).toBeVisible();
      const found: Record<string, string[]> = { list: await findings(page) };
      await walk.open('checkout', 'comingBack', { lang: 'en', theme, overlay: 'coverage' }, declined);
      for (const pane of panes[name]) {
        if (pane) await page.getByRole('button', { name: pane, exact: true }).click();
        else await walk.shows('declined, notCharged');
        found[`declined, ${pane}`] = await findings(page);
      }
      const clean = Object.fromEntries(Object.keys(found).map((place) => [place, []]));
      expect(found).toEqual(clean);
    });
  }
}

test('axe finds nothing beside any overlay', async ({ page, walk }) => {
  const found: Record<string, string[]> = {};
  for (const overlay of overlays) {
    await walk.open('three-d-secure', 'resumed', { lang: 'en', overlay }, ['read.done.declined']);
    if (overlay !== 'money') await expect(page.locator('[data-findings]')).toBeVisible();
    found[overlay] = await findings(page);
  }
  expect(found).toEqual(Object.fromEntries(overlays.map((overlay) => [overlay, []])));
  // With the bank's page in its frame in the phone.
  await walk.open('three-d-secure', 'challenged', { lang: 'en' }, ['frame.opened']);
  await walk.shows('approving.waiting, unknown');
  expect(await findings(page)).toEqual([]);
});

for (const lang of ['tr', 'en']) {
  test(`axe finds nothing in the gallery, every screen in it included (${lang})`, async ({ page, baseURL }) => {
    await page.goto(`${baseURL}#/three-d-secure?view=gallery&lang=${lang}`);
    const frames = page.locator('[data-gallery] iframe');
    await expect(frames.first()).toBeVisible();
    for (const frame of await frames.all()) {
      await frame.scrollIntoViewIfNeeded();
      await expect(frame.contentFrame().locator('[data-stage]')).toBeAttached();
    }
    expect(await findings(page)).toEqual([]);
  });
}
