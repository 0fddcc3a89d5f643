import { saveCard } from '../../harness/saved-card.ts';
import { expect, test } from '../../harness/shop-test.ts';
import { openAccount, signIn } from '../support/signed-in.ts';

test('on a phone the account shows placeholders before it is loaded, and its content in their place', async ({
  page,
  harness,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const account = await openAccount(harness);
  const [home] = (await account.call('GET', 'user/addresses')).data;
  await saveCard(harness.shopUrl, account.call, home._id, 'subscription');
  await signIn(page, harness, account);
  const main = page.getByRole('main');
  const answered = await (await page.request.get('/account')).text();
  expect(answered).toContain('<main id="main" tabindex="-1"><!--$--><!--$--><div');

  const gate = Promise.withResolvers<void>();
  await page.route(/\/user\/subscriptions\/[0-9a-f-]{20,}$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/account');
  const busy = main.locator('[data-state=reading][aria-busy=true]');
  const skeleton = busy.locator('> [aria-hidden=true]');
  await expect(skeleton).toBeVisible();
  const before = (await skeleton.boundingBox())!;
  gate.resolve();
  await expect(main.locator('[data-state=shown]')).toBeVisible();
  const box = main.getByRole('region', { name: 'Aboneliğim' });
  const after = (await box.boundingBox())!;
  const tiles = (await box.getByRole('list', { name: 'Bu kutu için yapabileceklerin' }).boundingBox())!;
  expect({
    isInPlace: Math.abs(after.y - before.y) < 12,
    isActionBelowTheFold: tiles.y + tiles.height > 740,
    actions: await box.getByRole('list', { name: 'Bu kutu için yapabileceklerin' }).getByRole('listitem').count(),
  }).toEqual({ isInPlace: true, isActionBelowTheFold: false, actions: 8 });

  for (const name of [
    /^Bunu atla/,
    /^Tarihi değiştir/,
    /^İçine ekle/,
    /^Başka adrese/,
    /^Hemen gönder/,
    /^Duraklat/,
    /^Bitir/,
  ]) {
    await box.getByRole('button', { name }).click();
    const foot = page.getByRole('dialog').locator('footer');
    await expect(foot).toBeVisible();
    expect([name, (await foot.boundingBox())!.height <= 120]).toEqual([name, true]);
    await page.keyboard.press('Escape');
  }
});
