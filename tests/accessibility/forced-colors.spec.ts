import type { Locator } from '@playwright/test';
import { addBox, openAccount, signIn } from '../flows/support/signed-in.ts';
import { addressIn } from '../harness/customer.ts';
import { saveCard } from '../harness/saved-card.ts';
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

test('forced colours show which size, filter and switch is on', async ({ page, harness }) => {
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

/** What makes a choice look like one: its edges and its ground, as they are computed. */
const looksOf = async (place: Locator) => ({
  edges: (await edgesOf(place))[0],
  ground: await place.evaluate((element) => getComputedStyle(element).backgroundColor),
});

test('forced colours show which day, address and card is chosen', async ({ page, harness }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const account = await openAccount(harness);
  const { data } = await account.call('GET', 'user/addresses');
  await account.call('POST', 'user/addresses', addressIn({ title: 'İş', line: 'Bahariye Caddesi No 3' }));
  await saveCard(harness.shopUrl, account.call, data[0]._id, 'subscription');
  await signIn(page, harness, account);

  await page.goto('/account');
  await page
    .getByRole('main')
    .getByRole('button', { name: /Tarihi değiştir/ })
    .click();
  const days = page.getByRole('dialog').getByRole('grid').locator('td');
  const chosenDay = days.and(page.locator('[aria-selected=true]')).getByRole('button');
  const freeDay = days.and(page.locator('[aria-selected=false]')).locator('button:not([aria-disabled=true])').first();
  await expect(chosenDay).toHaveCount(1);
  await page.getByRole('dialog').getByRole('button', { name: 'Kapat' }).focus();
  const [chosen, free] = [await looksOf(chosenDay), await looksOf(freeDay)];
  expect(chosen.ground).not.toBe(free.ground);
  // The ground of a chosen text, and not the one that a button has by itself.
  const highlight = await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<i id="mark" style="forced-color-adjust:none;background:Highlight">',
    );
    return getComputedStyle(document.querySelector('#mark')!).backgroundColor;
  });
  expect(chosen.ground).toBe(highlight);
  const week = page.getByRole('dialog').getByRole('button', { name: '1 hafta sonra' });
  expect(await edgesOf(week)).not.toContainEqual(expect.stringContaining('outline'));
  await week.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kapat' }).focus();
  expect(await edgesOf(week)).toContainEqual(expect.stringContaining('outline 2px solid'));
  await expect(chosenDay).toHaveCSS('background-color', highlight);

  await addBox(page, harness);
  for (const [path, name] of [
    ['/checkout/address', 'delivery'],
    ['/checkout', 'card'],
  ] as const) {
    await page.goto(path);
    const radio = (state: string) => page.getByRole('main').locator(`label:has(input[name=${name}]${state})`);
    await radio(':not(:checked)').first().click();
    await expect(radio(':checked')).toHaveCount(1);
    expect([await edgesOf(radio(':checked')), await edgesOf(radio(':not(:checked)'))], path).toEqual([
      ['border 3px solid'],
      [''],
    ]);
  }
});
