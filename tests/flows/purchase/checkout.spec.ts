import { expect, test } from '../../harness/shop-test.ts';
import { cardNumber } from '../support/bank.ts';
import { openLedger } from '../support/ledger.ts';
import { readyToPay, Shopper } from '../support/shopper.ts';
import { atCheckout } from '../support/signed-in.ts';

test('a guest buys super pads in Turkish: one charge, one order, and the page says so', async ({ page, harness }) => {
  const ledger = await openLedger(harness);
  const shopper = await readyToPay(page, 'tr');
  await shopper.pay(cardNumber('succeeds'));
  await expect(shopper.state()).toHaveAttribute('data-state', 'paying.challenging');
  await expect(page.getByText('Para, ancak sen bankada onaylarsan çekilir.')).toBeVisible();
  await shopper.approve();
  await expect(page).toHaveURL(/\/purchase\/success/);
  await expect(page.getByText(/Ödemen alındı: ₺\d+,\d\d çekildi\./)).toBeVisible();
  expect(await ledger.kinds()).toEqual(['capture']);
  await page.goto('/account');
  await expect(page.locator('main [data-state]').first()).toHaveAttribute('data-state', 'ready');
  await expect(page.getByRole('heading', { level: 3, name: /^MRC-/ })).toHaveCount(1);
  await expect(page.locator('[data-live=count]').first()).toHaveText('');
});

test('paid lines leave the cart, also when the result is read after leaving the checkout [CART-17]', async ({
  page,
  harness,
}) => {
  const shopper = await readyToPay(page, 'tr');
  // Only the checkout page receives the status answer that ends the payment.
  await page.route(/\/buy-response\/status\//, (route) =>
    page.url().endsWith('/checkout') ? route.continue() : route.abort(),
  );
  await shopper.pay(cardNumber('succeeds'));
  await shopper.approve();
  await expect(page).toHaveURL(/\/purchase\/success/);
  await expect(page.locator('[data-live=count]').first()).toHaveText('1');
  await page.unroute(/\/buy-response\/status\//);
  await page.reload();
  await expect(page.getByText(/Ödemen alındı: ₺\d+,\d\d çekildi\./)).toBeVisible();
  await page.goto(`${harness.shopUrl}/account`);
  await expect(page.getByRole('heading', { level: 3, name: /^MRC-/ })).toHaveCount(1);
  await expect(page.locator('[data-live=count]').first()).toHaveText('');
});

test.describe('on a small screen in English', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, locale: 'en-GB' });

  test('the same purchase', async ({ page, harness }) => {
    const ledger = await openLedger(harness);
    const shopper = await readyToPay(page, 'en');
    await shopper.pay(cardNumber('succeeds'));
    await expect(shopper.state()).toHaveAttribute('data-state', 'paying.challenging');
    await shopper.approve();
    await expect(page).toHaveURL(/\/en\/purchase\/success/);
    await expect(page.getByText(/You have been charged ₺\d+,\d\d\./)).toBeVisible();
    expect(await ledger.kinds()).toEqual(['capture']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

for (const [locale, width, height] of [
  ['tr', 1280, 900],
  ['tr', 360, 740],
  ['en', 360, 740],
] as const) {
  test(`the bank's whole question is in sight, also after a wrong code (${locale}, ${width} pixels)`, async ({
    page,
    harness,
    troubles,
  }) => {
    await page.setViewportSize({ width, height });
    const { shopper } = await atCheckout(page, harness, locale);
    await shopper.pay(cardNumber('succeeds'));
    await shopper.approve('111111');
    const bank = shopper.bank();
    await expect(bank.getByRole('alert')).toBeVisible();
    const hidden = await bank
      .getByRole('button')
      .evaluateAll((buttons) => buttons.filter((button) => button.getBoundingClientRect().bottom > innerHeight).length);
    expect([hidden, await bank.getByRole('button').count()]).toEqual([0, 2]);
    expect(await bank.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth)).toBe(0);
    expect(troubles).toEqual([
      'Failed to load resource: the server responded with a status of 422 (Unprocessable Entity)',
    ]);
  });
}

test('a closed tab finds its payment again and pays once', async ({ page, context, harness }) => {
  const ledger = await openLedger(harness);
  const { shopper, account } = await atCheckout(page, harness, 'tr');
  await shopper.pay(cardNumber('succeeds'));
  await expect(shopper.state()).toHaveAttribute('data-state', 'paying.challenging');
  const later = await context.newPage();
  await page.close();

  const again = new Shopper(later, 'tr', account.email);
  await again.open('/checkout');
  await expect(again.state()).toHaveAttribute('data-state', /^(unapproved|checking)$/);
  await later.getByRole('button', { name: 'Ödememe dön' }).click();
  await expect(again.state()).toHaveAttribute('data-state', 'paying.challenging');
  await again.approve();
  await again.charged();
  expect(await ledger.kinds()).toEqual(['capture']);
  expect(await account.orders()).toHaveLength(1);
});

test('a server that dies while the bank asks comes back and the payment ends once', async ({ page, harness }) => {
  const ledger = await openLedger(harness);
  const { shopper, account } = await atCheckout(page, harness, 'tr');
  await shopper.pay(cardNumber('succeeds'));
  await expect(shopper.state()).toHaveAttribute('data-state', 'paying.challenging');
  await harness.killShop();
  await harness.startShop();
  await shopper.approve();
  await expect(page).toHaveURL(/\/purchase\/success/, { timeout: 60_000 });
  expect(await ledger.kinds()).toEqual(['capture']);
  expect(await account.orders()).toHaveLength(1);
});
