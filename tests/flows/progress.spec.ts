import { expect, test } from '../stand/shop-test.ts';

test('a thin bar is at the top from the start of a route to its end, and to its error [SHELL-1]', async ({ page }) => {
  const bar = page.getByRole('progressbar', { name: 'Sayfa yükleniyor' });
  let isLost = false;
  /** Answers what was asked for since it was made. */
  const hold = () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    return { answer, answered };
  };
  let held = hold();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await page.route('**/api/public/user/products/**', async (route) => {
    await held.answered;
    await (isLost ? route.abort() : route.continue());
  });
  const main = page.getByRole('main');
  const banner = page.getByRole('banner');
  await expect(bar).toHaveCount(0);
  await banner.getByRole('link', { name: 'Tampon', exact: true }).click();
  await expect(bar).toHaveCount(1);
  held.answer();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Tampon');
  await expect(bar).toHaveCount(0);

  isLost = true;
  held = hold();
  await banner.getByRole('link', { name: 'Ped', exact: true }).click();
  await expect(bar).toHaveCount(1);
  held.answer();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Sorun sende değil, bizde');
  await expect(bar).toHaveCount(0);
});
