import type { Page } from '@playwright/test';
import { expect, test } from '../stand/shop-test.ts';
import type { Stand } from '../stand/stand.ts';
import { cardNumber, hurryUntil, openAttempt, passMinutes, release } from './bank.ts';
import { outcomeWords } from './card-outcomes.ts';
import { add, keptLines } from './kept-cart.ts';
import { openLedger } from './ledger.ts';
import { Shopper } from './shopper.ts';
import { type Account, atCheckout } from './signed-in.ts';

const shown = (page: Page, count: string) => expect(page.locator('[data-live=count]').first()).toHaveText(count);

/** The bank fell silent after the code: the page says that we do not know. */
async function payUnheard(page: Page, stand: Stand) {
  await page.clock.install();
  const ledger = await openLedger(stand);
  const { shopper, account } = await atCheckout(page, stand, 'tr');
  await shopper.pay(cardNumber('hangsBeforeCharge'));
  await shopper.approve();
  await hurryUntil(page, outcomeWords.tr.unknownTitle);
  return { ledger, shopper, account };
}

/** What the bank kept back is heard, and becomes the order. */
async function letBankAnswer(stand: Stand, account: Account): Promise<void> {
  expect(await release(stand, (await openAttempt(account))!.attemptId)).toBe(1);
  await passMinutes(stand, 1);
  await expect.poll(async () => (await account.orders()).length).toBe(1);
}

test('what is added in another tab while the bank asks is still in the cart of both when the rest is paid', async ({
  page,
  context,
  stand,
}) => {
  const ledger = await openLedger(stand);
  const { shopper, account } = await atCheckout(page, stand, 'tr');
  const paid = await keptLines(page);
  expect(paid).toEqual(['pad-super-12 × 1']);
  await shopper.pay(cardNumber('succeeds'));
  await expect(shopper.bank().getByLabel('Doğrulama kodu')).toBeVisible();

  const other = await context.newPage();
  await add(other, '/product/tampon-mini', 2);
  await other.goto('/cart');
  const more = other.getByRole('main').getByRole('group', { name: /^Süper ped.*: adet$/ });
  await more.getByRole('button', { name: 'Artır' }).click();
  await shown(other, '4');
  const [, tampons] = await keptLines(other);

  await page.bringToFront();
  await shopper.approve();
  await shopper.charged();
  await expect.poll(() => keptLines(page)).toEqual(['pad-super-12 × 1', tampons]);
  await shown(page, '3');
  await other.bringToFront();
  await shown(other, '3');
  await page.bringToFront();
  await page.reload();
  await shopper.charged();
  await shown(page, '3');
  expect(await keptLines(page)).toEqual(['pad-super-12 × 1', tampons]);
  expect(await ledger.kinds()).toEqual(['capture']);
  expect(await account.orders()).toHaveLength(1);
});

test('a payment that is left by a link of the shop is told of where the shopper goes, and what it paid for is not sold anew', async ({
  page,
  stand,
}) => {
  const { ledger, shopper, account } = await payUnheard(page, stand);
  await page.evaluate(() => (document.documentElement.dataset['visit'] = 'same'));
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Sepet/ })
    .click();
  await expect(page).toHaveURL(`${stand.shopUrl}/cart`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/sepet/i);
  await expect(page.locator('html')).toHaveAttribute('data-visit', 'same');
  await expect(page.getByRole('alert').getByText('Yarım kalmış bir ödemen var.')).toBeVisible();

  await letBankAnswer(stand, account);
  await page.getByRole('banner').getByRole('link', { name: 'Tampon', exact: true }).click();
  await expect(page).toHaveURL(`${stand.shopUrl}/store/tampon`);
  const paid = page.getByRole('status').getByText('Önceki ödemen alındı, ürünleri sepetinden çıktı.');
  await expect(paid).toBeVisible();
  expect(await keptLines(page)).toEqual([]);
  await page.clock.runFor('01:00');
  await expect(paid).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Sepet/ })
    .click();
  const drawer = page.getByRole('dialog', { name: 'Sepetin' });
  await expect(drawer.getByText('Önceki ödemen alındı, ürünleri sepetinden çıktı.')).toBeVisible();
  await drawer.getByRole('link', { name: 'Siparişini gör' }).click();
  await expect(drawer).toBeHidden();
  await shopper.charged();
  await expect(paid).toBeHidden();
  await page.goto('/cart');
  expect(await keptLines(page)).toEqual([]);
  expect(await ledger.kinds()).toEqual(['capture']);
});

test('a tab that stands by hears that the payment it tells of was paid, and leads to its order', async ({
  page,
  context,
  stand,
}) => {
  const ledger = await openLedger(stand);
  const { shopper, account } = await atCheckout(page, stand, 'tr');
  await shopper.pay(cardNumber('succeeds'));
  await expect(shopper.bank().getByLabel(shopper.words.code)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/cart');
  const unfinished = other.getByRole('alert').getByText('Yarım kalmış bir ödemen var.');
  await expect(unfinished).toBeVisible();
  await other.getByRole('link', { name: 'EN', exact: true }).click();
  await expect(other.getByRole('alert').getByText('A payment of yours was left unfinished.')).toBeVisible();
  await other.getByRole('link', { name: 'TR', exact: true }).click();
  await expect(unfinished).toBeVisible();
  await other.goto('/store');
  await expect(unfinished).toBeVisible();
  await other
    .getByRole('banner')
    .getByRole('link', { name: /^Sepet/ })
    .click();
  const drawer = other.getByRole('dialog', { name: 'Sepetin' });
  await expect(drawer.getByRole('link', { name: 'Sonucuna bak' })).toBeVisible();
  await other.keyboard.press('Escape');

  await page.bringToFront();
  await shopper.approve();
  await shopper.charged();
  const paid = other.getByRole('status').getByText('Önceki ödemen alındı, ürünleri sepetinden çıktı.');
  await expect(paid).toBeVisible();
  await expect(unfinished).toBeHidden();
  expect(await keptLines(other)).toEqual([]);
  await paid.getByRole('link', { name: 'Siparişini gör' }).click();
  await new Shopper(other, 'tr', account.email).charged();
  expect(await ledger.kinds()).toEqual(['capture']);
  expect(await account.orders()).toHaveLength(1);
});

test('a payment that ends while the shopper shops on takes only what it was for, and leaves the way free to buy the rest', async ({
  page,
  stand,
}) => {
  const { ledger, shopper, account } = await payUnheard(page, stand);
  await add(page, '/product/tampon-mini', 1);
  const [, tampons] = await keptLines(page);

  await letBankAnswer(stand, account);
  await page.goto('/checkout');
  await shopper.charged();
  await expect.poll(() => keptLines(page)).toEqual([tampons]);
  await shown(page, '1');

  await page.goto('/checkout');
  await expect(shopper.state()).toHaveAttribute('data-state', 'filling.ready');
  const second = new Shopper(page, 'tr', account.email);
  await second.pay(cardNumber('succeeds'));
  await second.approve();
  await second.charged();
  await expect.poll(() => keptLines(page)).toEqual([]);
  expect(await ledger.kinds()).toEqual(['capture', 'capture']);
  expect(await account.orders()).toHaveLength(2);
});
