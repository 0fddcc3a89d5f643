import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/shop-test.ts';
import { cardNumber, passMinutes } from '../support/bank.ts';
import { keptLines } from '../support/kept-cart.ts';
import { openLedger } from '../support/ledger.ts';
import { Shopper } from '../support/shopper.ts';
import { atCheckout, openAccount, signIn } from '../support/signed-in.ts';
import { letBankAnswer, payWithoutAnswer } from '../support/silent-bank.ts';

test('a payment that is left by a link of the shop is shown where the shopper goes, and what it paid for is not sold again', async ({
  page,
  harness,
}) => {
  const { ledger, shopper, account } = await payWithoutAnswer(page, harness);
  await page.evaluate(() => (document.documentElement.dataset['visit'] = 'same'));
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Sepet/ })
    .click();
  await expect(page).toHaveURL(`${harness.shopUrl}/cart`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/sepet/i);
  await expect(page.locator('html')).toHaveAttribute('data-visit', 'same');
  await expect(page.getByRole('status').getByText('Yarım kalmış bir ödemen var.')).toBeVisible();

  await letBankAnswer(harness, account);
  await page.getByRole('banner').getByRole('link', { name: 'Tampon', exact: true }).click();
  await expect(page).toHaveURL(`${harness.shopUrl}/store/tampon`);
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

test('a tab in the background shows that the unfinished payment was paid, and leads to its order', async ({
  page,
  context,
  harness,
}) => {
  const ledger = await openLedger(harness);
  const { shopper, account } = await atCheckout(page, harness, 'tr');
  await shopper.pay(cardNumber('succeeds'));
  await expect(shopper.bank().getByLabel(shopper.words.code)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/cart');
  const unfinished = other.getByRole('status').getByText('Yarım kalmış bir ödemen var.');
  await expect(unfinished).toBeVisible();
  await other.getByRole('link', { name: 'EN', exact: true }).click();
  await expect(other.getByRole('status').getByText('You have an unfinished payment.')).toBeVisible();
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

for (const [card, words] of [
  ['insufficientFunds', 'Yarım kalan ödemen tamamlanmadı. Onun için kartından para çekilmedi, sipariş oluşmadı.'],
  ['chargesWrongAmount', 'Yarım kalan ödemenin tamamı iade edildi, sipariş oluşmadı.'],
] as const) {
  test(`a tab in the background shows that the unfinished payment ended without an order (${card})`, async ({
    page,
    context,
    harness,
  }) => {
    const { shopper, account } = await atCheckout(page, harness, 'tr');
    const cart = await keptLines(page);
    await shopper.pay(cardNumber(card));
    await expect(shopper.bank().getByLabel(shopper.words.code)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/store');
    const notice = other.getByRole('banner').getByRole('status');
    await expect(notice.getByText('Yarım kalmış bir ödemen var.')).toBeVisible();

    await page.bringToFront();
    await shopper.approve();
    await expect(shopper.state()).toHaveAttribute('data-state', 'declined');
    await expect(notice.getByText(words)).toBeVisible();
    expect(await keptLines(other)).toEqual(cart);
    expect(await account.orders()).toEqual([]);
    await notice.getByRole('button', { name: 'Kapat' }).click();
    await expect(notice.getByText(words)).toBeHidden();
  });
}

for (const way of ['closed', 'followed'] as const) {
  test(`a shopper who comes back after the time ran out is shown that nothing was taken, until the notice is ${way}`, async ({
    page,
    harness,
  }) => {
    const ledger = await openLedger(harness);
    const { shopper } = await atCheckout(page, harness, 'tr');
    await shopper.pay(cardNumber('succeeds'));
    await expect(shopper.bank().getByLabel(shopper.words.code)).toBeVisible();
    await page.goto('/store');
    const notice = page.getByRole('banner').getByRole('status');
    await expect(notice.getByText('Yarım kalmış bir ödemen var.')).toBeVisible();
    await passMinutes(harness, 31);

    for (const path of ['/en/store', '/en/cart']) {
      await page.goto(path);
      await expect(notice.getByText('Your card was not charged for it, and there is no order.')).toBeVisible();
    }
    if (way === 'closed') {
      await notice.getByRole('button', { name: 'Close' }).click();
    } else {
      await notice.getByRole('link', { name: 'Back to checkout' }).click();
      await expect(shopper.state()).toHaveAttribute('data-state', 'declined');
    }
    const hint = () => page.evaluate(() => localStorage.getItem('mercan/open-payment') ?? '');
    await expect.poll(hint).not.toContain('unknown');
    const asked = page.waitForResponse('**/users/profile');
    await page.goto('/en/packets');
    await asked;
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await expect(notice.getByRole('link')).toHaveCount(0);
    expect(await ledger.kinds()).toEqual([]);
  });
}

/** The links of the strip, after the server has answered whether a payment is open. */
const shownAfter = async (tab: Page, path: string) => {
  const asked = tab.waitForResponse('**/attempts/open');
  await tab.goto(path);
  await asked;
  return tab.getByRole('banner').getByRole('status').getByRole('link');
};

test('a dismissed payment notice is not shown again, neither after a reload nor in another browser or account', async ({
  page,
  browser,
  harness,
}) => {
  const { shopper, account } = await atCheckout(page, harness, 'tr');
  await shopper.pay(cardNumber('succeeds'));
  await expect(shopper.bank().getByLabel(shopper.words.code)).toBeVisible();
  await page.goto('/store');
  const notice = page.getByRole('banner').getByRole('status');
  await expect(notice.getByText('Yarım kalmış bir ödemen var.')).toBeVisible();

  await signIn(page, harness, await openAccount(harness));
  await expect(await shownAfter(page, '/store')).toHaveCount(0);
  await signIn(page, harness, account);
  await passMinutes(harness, 31);
  await expect(await shownAfter(page, '/store')).toHaveText('Ödemeye dön');

  const acknowledged = page.waitForResponse('**/acknowledge');
  await notice.getByRole('button', { name: 'Kapat' }).click();
  expect((await acknowledged).status()).toBe(200);
  await expect(await shownAfter(page, '/store')).toHaveCount(0);
  const elsewhere = await (await browser.newContext({ baseURL: harness.shopUrl })).newPage();
  await signIn(elsewhere, harness, account);
  await expect(await shownAfter(elsewhere, '/store')).toHaveCount(0);
  await elsewhere.context().close();
});

test('a payment that ends in one tab is shown in the other within the poll, without its focus', async ({
  page,
  context,
  harness,
}) => {
  const { shopper } = await atCheckout(page, harness, 'tr');
  await shopper.pay(cardNumber('insufficientFunds'));
  await expect(shopper.bank().getByLabel(shopper.words.code)).toBeVisible();
  const other = await context.newPage();
  await other.addInitScript(() =>
    window.addEventListener('focus', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  await other.goto('/store');
  const notice = other.getByRole('banner').getByRole('status');
  await expect(notice.getByText('Yarım kalmış bir ödemen var.')).toBeVisible();
  await page.bringToFront();
  await shopper.approve();
  await expect(shopper.state()).toHaveAttribute('data-state', 'declined');
  await expect(notice.getByText('Yarım kalan ödemen tamamlanmadı.')).toBeVisible({ timeout: 15_000 });
});

test('the notice of a payment covers nothing: the packet’s price and its button stay in reach on a phone', async ({
  page,
  harness,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { shopper } = await atCheckout(page, harness, 'tr');
  await shopper.pay(cardNumber('succeeds'));
  await expect(shopper.bank().getByLabel(shopper.words.code)).toBeVisible();
  await page.goto('/custom-packet');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sonucuna bak' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Artır' }).first().click();
  await page.getByRole('main').getByRole('button', { name: shopper.words.addToCart }).last().click({ trial: true });
});

test('a payment without an answer of the bank is shown as unknown on coming back, until the bank answers', async ({
  page,
  harness,
}) => {
  const { ledger, shopper, account } = await payWithoutAnswer(page, harness);
  await page.goto('/checkout');
  await expect(shopper.state()).toHaveAttribute('data-state', 'interrupted');
  const main = page.getByRole('main');
  await expect(main.getByText('Henüz bilmiyoruz: lütfen yeniden ödeme yapma.')).toBeVisible();
  await letBankAnswer(harness, account);
  await page.clock.runFor('00:15');
  await shopper.charged();
  expect(await ledger.kinds()).toEqual(['capture']);
});
