import { expect, test } from '../../harness/shop-test.ts';
import { cardNumber } from '../support/bank.ts';
import { atCheckout } from '../support/signed-in.ts';

test('after an order, without a reload, the account lists it and the next checkout has the remaining balance', async ({
  page,
  harness,
}) => {
  const { shopper, account } = await atCheckout(page, harness, 'tr');
  await harness.change(`update accounts set balance_kurus = 1000 where email = '${account.email}'`);
  await page.goto('/account');
  const main = page.getByRole('main');
  await expect(main.getByText('Henüz sipariş yok')).toBeVisible();
  const follow = (href: string) => page.locator(`a[href="${href}"]:visible`).first().click();

  await follow('/cart');
  await page.getByRole('dialog').getByRole('link', { name: 'Ödemeye geç' }).click();
  await expect(main.getByText('Hesabımdaki ₺10,00 bakiyeyi kullan')).toBeVisible();
  await shopper.pay(cardNumber('succeeds'));
  await shopper.approve();
  await shopper.charged();

  await test.step('on paper there is the order, and nothing to press', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(main.getByText(/^Ödemen alındı: ₺/)).toBeVisible();
    await expect(page.locator('header:visible, footer:visible, a[href="/store"]:visible')).toHaveCount(0);
    await page.emulateMedia({ media: null });
  });

  const [number = ''] = await account.orders();
  await follow('/account');
  await expect(main.getByRole('heading', { level: 3, name: number })).toBeVisible();

  await follow('/store/pad');
  await main.locator('form[data-on-submit] button[type=submit]').first().click();
  await follow('/cart');
  await page.getByRole('dialog').getByRole('link', { name: 'Ödemeye geç' }).click();
  await expect(shopper.state()).toHaveAttribute('data-state', 'filling.ready');
  await expect(main.getByText('bakiyeyi kullan')).toHaveCount(0);
});
