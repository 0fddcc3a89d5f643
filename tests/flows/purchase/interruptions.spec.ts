import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../harness/shop-test.ts';
import { cardNumber } from '../support/bank.ts';
import { openLedger } from '../support/ledger.ts';
import { Shopper } from '../support/shopper.ts';
import { type Account, atCheckout, endSession } from '../support/signed-in.ts';

const inState = (locator: Locator, state: string | RegExp) => expect(locator).toHaveAttribute('data-state', state);
const resumeButton = (page: Page) => page.getByRole('button', { name: 'Ödememe dön' });

async function fillLogin(page: Page, { email, password }: Account): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('E-posta', { exact: true }).fill(email);
  await main.getByLabel('Şifre', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Giriş yap', exact: true }).click();
  await expect(page).toHaveURL(/\/checkout$/);
}

/** The page after an ended session shows what is known of the money and links to the sign-in. */
async function signInAgain(page: Page, account: Account, money: string): Promise<void> {
  await expect(page.getByRole('main').locator('[data-state=expired] [data-money]')).toContainText(money);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Giriş yap/ })
    .click();
  await fillLogin(page, account);
}

test('reload and back at every step: the address, the form, the bank’s page and the result', async ({
  page,
  harness,
}) => {
  const ledger = await openLedger(harness);
  const { shopper, account } = await atCheckout(page, harness, 'tr');
  const main = page.getByRole('main');

  await test.step('the address', async () => {
    await main.getByRole('link', { name: 'Teslimat adresini değiştir' }).click();
    await expect(main.getByRole('heading', { name: 'Kutun nereye gelsin?' })).toBeVisible();
    await page.reload();
    await expect(main.getByRole('radio', { name: /^Ev/ })).toBeChecked();
    await page.goBack();
    await inState(shopper.state(), 'filling.ready');
  });

  await test.step('the form: the card was never kept, everything else is there', async () => {
    await main.getByLabel('Kart numarası').fill(cardNumber('succeeds'));
    await page.reload();
    await inState(shopper.state(), 'filling.ready');
    await expect(main.getByText('Elif Yılmaz · Ev')).toBeVisible();
    await expect(main.getByLabel('Kart numarası')).toHaveValue('');
    await expect(main.getByText('Henüz ödeme alınmadı.')).toBeVisible();
  });

  await test.step('the bank’s page: reload, then back and forth', async () => {
    await shopper.pay(cardNumber('succeeds'));
    await inState(shopper.state(), 'paying.challenging');
    await page.reload();
    await inState(shopper.state(), /^(unapproved|checking)$/);
    await expect(main.getByText('Bankan onayını bekliyor: şu ana kadar kartından para çekilmedi.')).toBeVisible();
    await page.goBack();
    await page.goForward();
    await inState(shopper.state(), /^(unapproved|checking)$/);
    await resumeButton(page).click();
    await inState(shopper.state(), 'paying.challenging');
    expect(await ledger.kinds()).toEqual([]);
  });

  await test.step('the result: reload repeats the words, back leads to no second payment', async () => {
    await shopper.approve();
    const charged = main.getByText(/^Ödemen alındı: ₺/);
    await expect(charged).toContainText(/Sipariş no: MRC-/);
    const words = await charged.innerText();
    await page.reload();
    await expect(charged).toHaveText(words, { useInnerText: true });
    await page.goBack();
    await shopper.open('/checkout');
    await inState(shopper.state(), 'filling.empty');
    expect(await ledger.kinds()).toEqual(['capture']);
    expect(await account.orders()).toHaveLength(1);
  });
});

test('a shopper who comes back after closing the tab while paying reads that the outcome is unknown, signed in or not', async ({
  page,
  context,
  harness,
}) => {
  const { shopper } = await atCheckout(page, harness, 'tr');
  await shopper.pay(cardNumber('succeeds'));
  await inState(shopper.state(), 'paying.challenging');
  await page.close();

  const back = await context.newPage();
  const open = back.getByRole('main').getByText('Henüz bilmiyoruz: lütfen yeniden ödeme yapma.');
  await back.route('**/users/profile', () => {});
  await back.goto('/checkout');
  await expect(open).toBeVisible();
  await expect(back.getByRole('main').locator('[data-state]')).toHaveCount(0);

  await context.clearCookies({ name: 'auth_token' });
  await back.goto('/checkout');
  await expect(back).toHaveURL(/\/auth\/login\?redirect=/);
  await expect(open).toBeVisible();
});

test('a shopper who signs out while the bank asks sees the payment status; every page and the menu lead back to it', async ({
  page,
  harness,
}) => {
  const ledger = await openLedger(harness);
  const { shopper, account } = await atCheckout(page, harness, 'tr');
  await shopper.pay(cardNumber('succeeds'));
  await inState(shopper.state(), 'paying.challenging');
  await page.goto('/auth/logout');
  const main = page.getByRole('main');
  const open = main.getByText('Henüz bilmiyoruz: lütfen yeniden ödeme yapma.');
  await inState(main.locator('[data-state]'), 'left');
  await expect(open).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /giriş yap/i })
    .click();
  await expect(page).toHaveURL(`${harness.shopUrl}/auth/login`);
  await expect(open).toBeVisible();

  await page.goto('/cart');
  const left = page.getByRole('status').getByText('Bu cihazda yarım kalmış bir ödeme var.');
  await expect(left).toBeVisible();
  await page.goto('/en/store');
  await expect(page.getByRole('status').getByText('A payment was left unfinished on this device.')).toBeVisible();
  await page.goto('/store');
  await left.getByRole('link', { name: 'Giriş yap, sonucunu gör' }).click();
  await expect(page).toHaveURL(`${harness.shopUrl}/auth/login`);
  await expect(left).toBeHidden();
  await fillLogin(page, account);
  await inState(shopper.state(), /^(unapproved|checking)$/);
  await resumeButton(page).click();
  await shopper.approve();
  await shopper.charged();
  expect(await ledger.kinds()).toEqual(['capture']);
});

test('a double click, a replayed order and a replayed callback: money moves once', async ({ page, harness }) => {
  const ledger = await openLedger(harness);
  const { shopper, account } = await atCheckout(page, harness, 'tr');
  const main = page.getByRole('main');
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/3ds/buy-request')) orders.push(request.headers()['idempotency-key'] ?? '');
  });
  await shopper.fillCard(cardNumber('succeeds'));
  const ordering = page.waitForRequest('**/3ds/buy-request');
  await main.getByRole('button', { name: shopper.words.pay }).dblclick();
  const order = await ordering;
  await inState(shopper.state(), 'paying.challenging');
  expect(orders).toHaveLength(1);

  const path = 'user/shopping/3ds/buy-request';
  const body: { customPlatform: string } = order.postDataJSON();
  const first = await account.call('POST', path, body, orders[0]);
  const second = await account.call('POST', path, body, orders[0]);
  expect([first.status, second.data]).toEqual([200, first.data]);
  expect((await account.call('POST', path, { ...body, customPlatform: 'ios' }, orders[0])).status).toBe(409);

  const calling = page.waitForRequest('**/3ds/callback/*');
  await shopper.approve();
  const callback = await calling;
  await expect(page).toHaveURL(/\/purchase\/success/);
  for (const _again of ['once', 'twice']) {
    const answer = await fetch(callback.url(), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: callback.postData() ?? '',
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
  }
  expect((await account.call('POST', path, body, orders[0])).data).toMatchObject({ state: 'paid' });
  expect(await ledger.kinds()).toEqual(['capture']);
  expect(await account.orders()).toHaveLength(1);
});

test('the session ends at the form and again at the bank: signing in leads back, and one charge comes of it [SESSION-1]', async ({
  page,
  harness,
}) => {
  const ledger = await openLedger(harness);
  const { shopper, account } = await atCheckout(page, harness, 'tr');
  const main = page.getByRole('main');

  await test.step('at the form', async () => {
    await shopper.fillCard(cardNumber('succeeds'));
    await endSession(page, harness);
    await main.getByRole('button', { name: shopper.words.pay }).click();
    await expect(page).toHaveURL(/\/auth\/logout/);
    await signInAgain(page, account, 'Kartından para çekilmedi.');
    await inState(shopper.state(), 'filling.ready');
    await expect(main.getByText('Elif Yılmaz · Ev')).toBeVisible();
    for (const box of await main.getByRole('checkbox', { name: /okudum/ }).all()) await expect(box).toBeChecked();
    expect(await ledger.kinds()).toEqual([]);
  });

  await test.step('at the bank', async () => {
    await shopper.pay(cardNumber('succeeds'));
    await inState(shopper.state(), 'paying.challenging');
    await endSession(page, harness);
    await expect(page).toHaveURL(/\/auth\/logout/);
    await signInAgain(page, account, 'Henüz bilmiyoruz: lütfen yeniden ödeme yapma.');
    await inState(shopper.state(), 'paying.challenging');
    expect(await ledger.kinds()).toEqual([]);
    await shopper.approve();
    await expect(page).toHaveURL(/\/purchase\/success/);
    await expect(main.getByText(/^Ödemen alındı: ₺/)).toBeVisible();
  });
  expect(await ledger.kinds()).toEqual(['capture']);
});

test('two tabs: the second finds the payment of the first, and money moves once', async ({
  page,
  context,
  harness,
}) => {
  const ledger = await openLedger(harness);
  const { shopper, account } = await atCheckout(page, harness, 'tr');
  const other = new Shopper(await context.newPage(), 'tr', account.email);
  await other.open('/checkout');
  await inState(other.state(), 'filling.ready');

  await shopper.pay(cardNumber('succeeds'));
  await inState(shopper.state(), 'paying.challenging');
  await other.pay(cardNumber('succeeds'));
  await inState(other.state(), /^(unapproved|checking)$/);
  await resumeButton(other.page).click();
  await inState(other.state(), 'paying.challenging');
  // A click into the bank's frame of a tab in the background can get lost.
  await page.bringToFront();
  await shopper.approve();
  await expect(page).toHaveURL(/\/purchase\/success/);
  await expect(other.page).toHaveURL(/\/purchase\/success/);
  for (const tab of [page, other.page]) await expect(tab.getByText(/^Ödemen alındı: ₺/)).toBeVisible();
  expect(await ledger.kinds()).toEqual(['capture']);
  expect(await account.orders()).toHaveLength(1);
});

test('no payment begins before all its screens are loaded; then it needs no other file', async ({ page, harness }) => {
  const ledger = await openLedger(harness);
  let asked = 0;
  const screens = /\/assets\/whole-payment-[^/]*\.js$/;
  await page.route(screens, (route) => {
    asked += 1;
    return route.abort();
  });
  const { shopper } = await atCheckout(page, harness, 'tr');
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: shopper.words.pay });

  await shopper.fillCard(cardNumber('succeeds'));
  await expect(button).toHaveAccessibleDescription('Ödeme sayfan hazırlanıyor…');
  await button.press('Enter');
  await inState(shopper.state(), 'filling.ready');
  expect(await ledger.kinds()).toEqual([]);
  await expect.poll(() => asked).toBeGreaterThan(1);
  const thanks = ['orders.queries', 'purchase', 'success', 'success'];
  const fetched: string[] = [];
  page.on('requestfinished', (request) => {
    const name = /\/assets\/(.*)-.{8}\.js$/.exec(request.url())?.[1];
    if (name !== undefined && thanks.includes(name)) fetched.push(name);
  });
  await page.unroute(screens);
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => fetched.toSorted()).toEqual(thanks);

  await page.route('**/assets/**', (route) => route.abort());
  await button.click();
  await inState(shopper.state(), 'paying.challenging');
  await shopper.approve();
  await expect(page).toHaveURL(/\/purchase\/success/);
  await expect(main.getByText(/^Ödemen alındı: ₺/)).toBeVisible();
  expect(await ledger.kinds()).toEqual(['capture']);
});
