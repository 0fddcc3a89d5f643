import type { Locator } from '@playwright/test';
import { openAccount, signIn } from '../flows/support/signed-in.ts';
import { expect, test } from '../harness/shop-test.ts';

const edgesOf = (places: Locator) =>
  places.evaluateAll((all) =>
    all.map((place) => {
      const { borderTopWidth, borderTopStyle, outlineWidth, outlineStyle } = getComputedStyle(place);
      return [`border ${borderTopWidth} ${borderTopStyle}`, `outline ${outlineWidth} ${outlineStyle}`]
        .filter((edge) => !edge.endsWith('none'))
        .join(', ');
    }),
  );

test('in forced colours it is seen which size, filter and switch is on', async ({ page, harness }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/product/pad-super-12');
  const sizes = page.locator('main label:has([type=radio]:checked)');
  expect(new Set(await edgesOf(sizes))).toEqual(new Set(['border 3px solid']));
  expect(await edgesOf(page.locator('main label:has([type=radio]:not(:checked))').first())).toEqual(['']);
  await page.goto('/store/pad?flow=2');
  expect(await edgesOf(page.locator('main li a[aria-current]').first())).toEqual(['outline 2px solid']);
  await page.goto('/packets?intensity=low&type=tampon');
  await page
    .getByRole('search')
    .getByRole('link', { name: /^Filtrele/ })
    .click();
  const choices = page.getByRole('dialog').getByRole('listitem');
  const chosen = choices.locator('a[aria-current]');
  await expect(chosen).toHaveCount(4);
  expect(new Set(await edgesOf(chosen))).toEqual(new Set(['border 1px solid, outline 2px solid']));
  expect(await chosen.locator('> svg').count()).toBe(await chosen.count());
  expect(new Set(await edgesOf(choices.locator('a[aria-disabled]')))).toEqual(new Set(['border 1px dashed']));
  await signIn(page, harness, await openAccount(harness));
  await page.goto('/account/communication');
  await expect(page.getByRole('switch').first()).toBeVisible();
  expect(await edgesOf(page.getByRole('switch').first())).toEqual(['outline 1px solid']);
});
