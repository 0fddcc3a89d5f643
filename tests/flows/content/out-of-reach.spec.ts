import { expect, test } from '../../harness/shop-test.ts';
import { atCheckout, openAccount, signIn } from '../support/signed-in.ts';

const missing = {
  tr: 'Bu sayfa az önce raftaydı',
  en: 'This page was on the shelf a moment ago',
};

for (const locale of ['tr', 'en'] as const) {
  test(`addresses that lead nowhere answer 404 in ${locale}, and no search engine indexes them [ROUTE-62]`, async ({
    page,
  }) => {
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

test('without a server the page says so, and one press loads what was asked for again [SHELL-10]', async ({
  page,
  harness,
}) => {
  const main = page.getByRole('main');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await harness.killShop();
  await page.getByRole('banner').getByRole('link', { name: 'Tampon', exact: true }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Sorun sende değil, bizde');
  await expect(main.getByText('500')).toBeVisible();
  await expect(
    main.getByText('Sarman fişi çekmiş olabilir. Sepetin yerinde duruyor; bir kez daha deneyelim.'),
  ).toBeVisible();
  await harness.startShop();
  await main.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Tampon');
  await expect(page).toHaveURL(`${harness.shopUrl}/store/tampon`);
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
  await expect(page.getByText('Packs in your cart: 1.')).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await expect(page.getByText('Packs in your cart: 1.')).toBeVisible();
});

test('a chunk that fails to load is reported; the page stays, and the next press loads the chunk again', async ({
  page,
  harness,
}) => {
  const notice = page.getByText('Şu an yanıt veremiyoruz. Yazdıkların duruyor; biraz sonra yeniden dene.');
  const dialog = page.getByRole('dialog');
  const lose = (part: RegExp) => page.route(part, (route) => route.abort());
  const { shopper } = await atCheckout(page, harness, 'tr');
  const write = page.getByRole('button', { name: 'Yeni adres ekle' });
  await lose(/address-dialog-host-/);
  await page.getByRole('link', { name: 'Teslimat adresini değiştir' }).click();
  await write.click();
  await expect(notice).toBeVisible();
  await expect(shopper.state()).toHaveAttribute('data-state', 'filling.ready');
  await page.unroute(/address-dialog-host-/);
  await write.click();
  await expect(dialog.getByRole('heading', { name: 'Yeni adres' })).toBeVisible();

  // The drawer of a filled cart is preloaded: that fails as well, without a message.
  await lose(/cart-drawer-/);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  const cart = page.getByRole('banner').getByRole('link', { name: /^Sepet/ });
  await expect(notice).toBeHidden();
  await cart.click();
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(`${harness.shopUrl}/`);
  await page.unroute(/cart-drawer-/);
  await cart.click();
  await expect(dialog.getByRole('heading', { name: 'Sepetin' })).toBeVisible();
});

test('an API client that fails to load is loaded again by the next press', async ({ page, harness }) => {
  const { email, password } = await openAccount(harness);
  const client = /\/assets\/dist-/;
  let lost = 0;
  await page.route(client, (route) => {
    lost += 1;
    return route.abort();
  });
  await page.goto('/auth/login');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  const main = page.getByRole('main');
  await main.getByLabel('E-posta').fill(email);
  await main.getByLabel('Şifre', { exact: true }).fill(password);
  const signIn = main.getByRole('button', { name: 'Giriş yap', exact: true });
  await signIn.click();
  await expect(main.getByRole('alert')).toContainText('İnternet yok gibi görünüyor.');
  expect(lost).toBeGreaterThan(0);
  await page.unroute(client);
  await signIn.click();
  await expect(page).toHaveURL(/\/account$/);
});

test('when the app bundle fails to load, the next press that needs it reloads the page', async ({ page }) => {
  const app = /assets\/vendor-/;
  const isLost = page.waitForEvent('requestfailed', (request) => app.test(request.url()));
  await page.route(app, (route) => route.abort());
  await page.goto('/custom-packet');
  await isLost;
  await page.unroute(app);
  await page.getByRole('main').getByRole('button', { name: 'Artır' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
});

test('an account that could not be read is requested again when the network is back', async ({
  page,
  context,
  harness,
}) => {
  const account = await openAccount(harness);
  await signIn(page, harness, account);
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/users/profile'));
  await page.route('**/users/profile', (route) => route.abort());
  await page.goto('/store');
  await lost;
  const known = () => page.evaluate(() => localStorage.getItem('mercan/root')?.includes('"email":"') ?? false);
  expect(await known()).toBe(false);
  await page.unroute('**/users/profile');
  // The page handles the failed request a moment after the network does, and only then asks again: repeat until it has.
  const comesBack = async () => {
    await context.setOffline(true);
    await context.setOffline(false);
    return known();
  };
  await expect.poll(comesBack).toBe(true);
});

test('a refusal that the page has no place for is shown in the shop’s own words [SHELL-9 ERROR-4]', async ({
  page,
  harness,
}) => {
  await signIn(page, harness, await openAccount(harness));
  const message = { tr: 'Hesabın şu an okunamıyor.', en: 'Your account cannot be read right now.' };
  await page.route('**/users/profile', (route) =>
    route.fulfill({ status: 503, json: { status: 'error', code: 'UNAVAILABLE', message } }),
  );
  await page.goto('/en/store');
  await expect(page.getByRole('alert')).toContainText(message.en);
});
