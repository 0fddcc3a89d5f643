import type { Page } from '@playwright/test';
import { findFlows } from 'machine-explorer/node';
import { overlays } from 'machine-explorer/testing';
import explorer from '../../../explorer.config.ts';
import { expect, test } from '../explorer-test.ts';

const names = {
  tr: { list: 'Akışlar', diagram: 'Diyagram', screen: 'Ekran', legend: 'Gösterge' },
  en: { list: 'Flows', diagram: 'Diagram', screen: 'Screen', legend: 'Legend' },
};

const legend = (page: Page, name: string) => page.getByRole('list', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The page, where it is wider than the window, and whatever in it scrolls sideways. A diagram is moved like a map. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('body *')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .filter((one) => one.localName === 'html' || /auto|scroll/.test(getComputedStyle(one).overflowX))
      .filter((one) => one.closest('[data-chart] [role=application]') === null)
      .map((one) => `${one.localName} ${one.ariaLabel}: ${one.scrollWidth} in ${one.clientWidth}`),
  );

for (const lang of ['tr', 'en'] as const) {
  const { list, diagram, screen, legend: legendName } = names[lang];

  test(`at 360 × 740 no view scrolls sideways (${lang})`, async ({ page, baseURL }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    const wide: Record<string, string[]> = {};
    const look = async (view: string) => {
      const found = await tooWide(page);
      if (found.length > 0) wide[view] = found;
    };
    const open = async (hash: string) => {
      await page.goto('about:blank');
      await page.goto(`${baseURL}#/${hash}${hash.includes('?') ? '&' : '?'}lang=${lang}`);
    };
    for (const hash of ['', '?journey=', '?requirement=CART-1', '?diff=unknown']) {
      await open(hash);
      await expect(page.getByRole('heading').first()).toBeAttached();
      await look(`list, ${hash}`);
    }
    for (const { name } of findFlows(explorer)) {
      await open(name);
      await expect(page.locator('[data-chart]')).toBeVisible();
      await look(`${name}, ${diagram}`);
      await press(page, screen);
      await look(`${name}, ${screen}`);
    }
    await press(page, list);
    await look(list);
    await open('three-d-secure?view=gallery');
    await expect(page.locator('[data-gallery]')).toBeVisible();
    await look('gallery');
    await open('three-d-secure?state=unknown');
    await expect(page.locator('[data-ways]')).toBeVisible();
    await look('state');
    for (const overlay of overlays) {
      await open(`three-d-secure/resumed?overlay=${overlay}`);
      if (overlay !== 'money') await expect(page.locator('[data-findings]')).toBeVisible();
      await look(overlay);
    }
    expect(wide).toEqual({});
  });

  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1152, 600],
    [1280, 800],
    [1920, 1080],
  ] as const)
    test(`the legend is whole in a window of ${width} × ${height}, beside every overlay (${lang})`, async ({
      page,
      walk,
    }) => {
      await page.setViewportSize({ width, height });
      for (const overlay of overlays) {
        await walk.open('three-d-secure', 'resumed', { lang, overlay });
        if (overlay !== 'money') await expect(page.locator('[data-findings]')).toBeVisible();
        const tab = page.getByRole('button', { name: legendName, exact: true });
        if (width >= 1152) await expect(tab).toBeInViewport({ ratio: 1 });
        // The state and the findings load later: they show the screen's tab again, and move the legend.
        await expect(async () => {
          if (width >= 1152) await tab.click();
          await legend(page, legendName).evaluate((whole) => whole.scrollIntoView({ block: 'center' }));
          await expect(legend(page, legendName)).toBeInViewport({ ratio: 1, timeout: 1000 });
        }).toPass({ timeout: 20_000 });
        expect(await tooWide(page)).toEqual([]);
      }
    });
}
