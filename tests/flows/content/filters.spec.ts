import type { Locator } from '@playwright/test';
import { expect, test } from '../../harness/shop-test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const countIn = async (words: Locator) => Number.parseInt((await words.textContent()) ?? '', 10);

test('a phone’s filter stays open between shelves, states the result, and returns the focus', async ({
  page,
  harness,
}) => {
  await page.goto('/store');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  const open = page.getByRole('search', { name: 'Filtreler' }).getByRole('link', { name: /^Filtrele/ });
  await open.click();
  const sheet = page.getByRole('dialog', { name: 'Filtrele, sırala' });
  await sheet.getByRole('link', { name: /^Ped/ }).click();
  await expect(page).toHaveURL(`${harness.shopUrl}/store/pad`);
  await expect(sheet.getByRole('button', { name: '3 ürünü göster' })).toBeVisible();
  await sheet.getByRole('link', { name: /^Normal/ }).click();
  await expect(page).toHaveURL(`${harness.shopUrl}/store/pad?flow=2`);
  await sheet.getByRole('button', { name: '1 ürünü göster' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(open).toBeFocused();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Ped: kaldır' }).click();
  await expect(page).toHaveURL(`${harness.shopUrl}/store?flow=2`);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('3 ürün');
});

test('the way of buying is a removable filter choice that excludes no packet', async ({ page, harness }) => {
  await page.goto('/packets?buy=oneTimePurchase');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('16 paket');
  await expect(page.getByRole('search', { name: 'Filtreler' }).getByRole('link', { name: /^Filtrele/ })).toHaveText(
    'Filtrele1',
  );
  await page.getByRole('link', { name: 'Tek seferlik: kaldır' }).click();
  await expect(page).toHaveURL(`${harness.shopUrl}/packets`);
  await expect(main.getByRole('status')).toHaveText('16 paket');
});

test('the filter is first in its row, and goods start in the first third of a phone’s screen', async ({ page }) => {
  for (const path of ['/store?flow=2', '/packets']) {
    await page.goto(path);
    const [pin, chip] = await page.getByRole('search').getByRole('link').all();
    const pinned = (await pin!.boundingBox())!;
    expect([pinned.x, (await chip!.boundingBox())!.x >= pinned.x + pinned.width], path).toEqual([16, true]);
    const first = page.getByRole('main').getByRole('article').first();
    expect((await first.boundingBox())?.y, path).toBeLessThan(247);
  }
});

for (const path of ['/store', '/packets'])
  test(`without JavaScript every choice of ${path} leads to the number it states`, async ({ browser, harness }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: harness.shopUrl });
    const page = await plain.newPage();
    await page.goto(path);
    await page.getByRole('search', { name: 'Filtreler' }).getByRole('link', { name: 'Filtrele' }).click();
    await expect(page).toHaveURL(/#filters$/);
    const choices = page.locator('#filters a[href]:has(small)');
    const said = await choices.evaluateAll((links) =>
      links.map((link) => [
        link.getAttribute('href'),
        Number.parseInt(link.querySelector('small')?.textContent ?? '', 10),
      ]),
    );
    expect(said.length).toBeGreaterThan(8);
    const found: typeof said = [];
    for (const [href] of said) {
      await page.goto(String(href));
      found.push([href!, await countIn(page.getByRole('main').getByRole('status').first())]);
    }
    expect(found).toEqual(said);
    await plain.close();
  });

test('when no packet matches, one tap removes the conflicting filter choice', async ({ page, harness }) => {
  await page.goto('/packets?intensity=low&type=heating-patch');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Böyle bir paketimiz yok' })).toBeVisible();
  await expect(main.getByText('Bunlar bir arada çıkmadı: Isı bandı, Hafif.')).toBeVisible();
  await main.getByRole('link', { name: '“Isı bandı” seçimini kaldır' }).click();
  await expect(page).toHaveURL(`${harness.shopUrl}/packets?intensity=low`);
  await expect(main.getByRole('article').first()).toBeVisible();
});

test('packets filtered by one-time purchase show only that price and are added that way', async ({ page }) => {
  await page.goto('/packets?buy=oneTimePurchase');
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card).not.toContainText('8 haftada bir');
  await expect(card.locator('[name=purchaseType]')).toHaveValue('oneTimePurchase');
});
