import type { Page } from '@playwright/test';
import { expect, test } from '../stand/shop-test.ts';
import { readyToPay } from './shopper.ts';
import { atCheckout } from './signed-in.ts';

interface Ledger {
  entries: { kind: string }[];
  totals: Record<string, number>;
}

/** What the bank counted for the payment of this page, told apart by how the entries are called. */
async function ledgerKinds(bankUrl: string, before: number): Promise<string[]> {
  const { entries } = (await (await fetch(`${bankUrl}/ledger`)).json()) as Ledger;
  return entries.slice(before).map(({ kind }) => kind);
}

const countLedger = async (bankUrl: string) => (await ledgerKinds(bankUrl, 0)).length;
const captures = (kinds: string[]) => kinds.filter((kind) => kind === 'capture').length;

async function listOrders(page: Page): Promise<string[]> {
  await page.goto('/account');
  await expect(page.locator('main [data-state]').first()).toHaveAttribute('data-state', 'ready');
  return page.getByRole('heading', { level: 3, name: /^MRC-/ }).allInnerTexts();
}

test('a guest buys super pads in Turkish: one charge, one order, and the words say so', async ({ page, stand }) => {
  const before = await countLedger(stand.bankUrl);
  const shopper = await readyToPay(page, 'tr', 'ilk-alisveris');
  await shopper.pay('5528790000000008');
  await expect(shopper.state()).toHaveAttribute('data-state', 'paying.challenging');
  await expect(page.getByText('Henüz ödeme alınmadı.').first()).toBeVisible();
  await shopper.approve();
  await expect(page).toHaveURL(/\/purchase\/success/);
  await expect(page.getByText(/Ödemen alındı: ₺\d+,\d\d çekildi\./)).toBeVisible();
  expect(captures(await ledgerKinds(stand.bankUrl, before))).toBe(1);
  expect(await listOrders(page)).toHaveLength(1);
  await expect(page.locator('[data-live=count]').first()).toHaveText('');
});

test.describe('on a small screen in English', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, locale: 'en-GB' });

  test('the same purchase', async ({ page, stand }) => {
    const before = await countLedger(stand.bankUrl);
    const shopper = await readyToPay(page, 'en', 'small-screen');
    await shopper.pay('5528790000000008');
    await expect(shopper.state()).toHaveAttribute('data-state', 'paying.challenging');
    await shopper.approve();
    await expect(page).toHaveURL(/\/en\/purchase\/success/);
    await expect(page.getByText(/You have been charged ₺\d+\.\d\d\./)).toBeVisible();
    expect(captures(await ledgerKinds(stand.bankUrl, before))).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

for (const [number, why] of [
  ['4111111111111129', 'insufficient funds'],
  ['4129111111111111', 'do not honour'],
  ['4124111111111116', 'a wrong security code'],
  ['4131111111111117', 'a challenge that fails'],
] as const) {
  test(`a refused card (${why}) ends in words that say nothing was charged, and in no order`, async ({
    page,
    stand,
  }) => {
    const before = await countLedger(stand.bankUrl);
    const shopper = await readyToPay(page, 'tr', `refused-${number}`);
    await shopper.pay(number);
    await expect(shopper.state()).toHaveAttribute('data-state', 'paying.challenging');
    await shopper.approve();
    await expect(shopper.state()).toHaveAttribute('data-state', 'declined');
    await expect(page.getByText('Bu deneme için kartından para çekilmedi.').first()).toBeVisible();
    expect(captures(await ledgerKinds(stand.bankUrl, before))).toBe(0);
    expect(await listOrders(page)).toEqual([]);
  });
}

for (const [locale, width, height] of [
  ['tr', 1280, 900],
  ['tr', 360, 740],
  ['en', 360, 740],
] as const) {
  test(`the bank's whole question is in sight, also after a wrong code (${locale}, ${width} pixels)`, async ({
    page,
    stand,
    troubles,
  }) => {
    await page.setViewportSize({ width, height });
    const { shopper } = await atCheckout(page, stand, locale);
    await shopper.pay('5528790000000008');
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

test('a closed tab finds its payment again and pays once', async ({ page, context, stand }) => {
  const before = await countLedger(stand.bankUrl);
  const shopper = await readyToPay(page, 'tr', 'closed-tab');
  await shopper.pay('5528790000000008');
  await expect(shopper.state()).toHaveAttribute('data-state', 'paying.challenging');
  await page.close();

  const again = await context.newPage();
  await again.goto('/checkout');
  const state = again.locator('main [data-state]').first();
  await expect(state).toHaveAttribute('data-state', 'interrupted');
  await again.getByRole('button', { name: 'Ödememe dön' }).click();
  await expect(state).toHaveAttribute('data-state', 'paying.challenging');
  const bank = again.frameLocator('iframe').first();
  await bank.getByLabel('Doğrulama kodu').fill('283126');
  await bank.getByRole('button', { name: 'Onayla', exact: true }).click();
  await expect(again).toHaveURL(/\/purchase\/success/);
  expect(captures(await ledgerKinds(stand.bankUrl, before))).toBe(1);
  expect(await listOrders(again)).toHaveLength(1);
});

test('a server that dies while the bank asks comes back and the payment ends once', async ({ page, stand }) => {
  const before = await countLedger(stand.bankUrl);
  const shopper = await readyToPay(page, 'tr', 'dead-server');
  await shopper.pay('5528790000000008');
  await expect(shopper.state()).toHaveAttribute('data-state', 'paying.challenging');
  await stand.killShop();
  await stand.startShop();
  await shopper.approve();
  await expect(page).toHaveURL(/\/purchase\/success/, { timeout: 60_000 });
  expect(captures(await ledgerKinds(stand.bankUrl, before))).toBe(1);
});
