import { expect, test } from '../stand/shop-test.ts';

const missing = {
  tr: 'Bu sayfa az önce raftaydı',
  en: 'This page was on the shelf a moment ago',
};

for (const locale of ['tr', 'en'] as const) {
  test(`addresses that lead nowhere answer 404 in ${locale}, and no search engine keeps them`, async ({ page }) => {
    const prefix = locale === 'en' ? '/en' : '';
    for (const path of [
      '/yok',
      '/404',
      '/store/nothing',
      '/product/nothing',
      '/product/018f0000-0000-7000-8000-000000000000',
      '/packet/nothing',
      '/packet/018f0000-0000-7000-8000-000000000000',
      '/packets/nothing',
      '/know-us/nothing',
      '/auth/nothing',
    ]) {
      const answer = await page.request.get(prefix + path);
      const html = await answer.text();
      const isKeptOut = /<meta[^>]*name="robots"[^>]*content="noindex"/.test(html);
      expect({
        path,
        status: answer.status(),
        isKeptOut,
        says: html.replaceAll(/<\/?em>/g, '').includes(missing[locale]),
      }).toEqual({
        path,
        status: 404,
        isKeptOut: true,
        says: true,
      });
    }
    await page.goto(`${prefix}/product/nothing`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing[locale]);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/store$`));
  });
}

test('a server that is gone: the page says so, and one press brings back what was asked for', async ({
  page,
  stand,
}) => {
  const main = page.getByRole('main');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await stand.killShop();
  await page.getByRole('banner').getByRole('link', { name: 'Tampon', exact: true }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Sorun sende değil, bizde');
  await expect(main.getByText('500')).toBeVisible();
  await expect(
    main.getByText('Sarman fişi çekmiş olabilir. Sepetin yerinde duruyor; bir kez daha deneyelim.'),
  ).toBeVisible();
  await stand.startShop();
  await main.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Tampon');
  await expect(page).toHaveURL(`${stand.shopUrl}/store/tampon`);
});

test('without a network the page says so and the cart goes on', async ({ page, context }) => {
  await page.goto('/en/product/pad-super');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  const banner = page.getByText(
    'No internet. Your cart is safe on this device; carry on where you left off once you’re back.',
  );
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect(page.getByText('Boxes in your cart: 1.')).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await expect(page.getByText('Boxes in your cart: 1.')).toBeVisible();
});
