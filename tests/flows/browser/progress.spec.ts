import { expect, test } from '../../harness/shop-test.ts';

test('a progress bar is shown from the start of a navigation to its end or its error [SHELL-1]', async ({ page }) => {
  const bar = page.getByRole('progressbar', { name: 'Sayfa yükleniyor' });
  let isLost = false;
  let gate = Promise.withResolvers<void>();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await page.route('**/api/public/user/products/**', async (route) => {
    await gate.promise;
    await (isLost ? route.abort() : route.continue());
  });
  const main = page.getByRole('main');
  const banner = page.getByRole('banner');
  await expect(bar).toHaveCount(0);
  await banner.getByRole('link', { name: 'Tampon', exact: true }).click();
  await expect(bar).toHaveCount(1);
  gate.resolve();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Tampon');
  await expect(bar).toHaveCount(0);

  isLost = true;
  gate = Promise.withResolvers<void>();
  await banner.getByRole('link', { name: 'Ped', exact: true }).click();
  await expect(bar).toHaveCount(1);
  gate.resolve();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Sorun sende değil, bizde');
  await expect(bar).toHaveCount(0);
});
