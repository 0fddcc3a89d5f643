import type { BrowserContext, Page } from '@playwright/test';
import type { CardBehaviour } from '../../../server/sandbox-bank/cards/test-cards.ts';
import { type Locale, pathIn } from '../../../domain/locale/index.ts';
import { passBank } from '../../harness/saved-card.ts';
import { expect, test } from '../../harness/shop-test.ts';
import type { Harness } from '../../harness/harness.ts';
import { cardNumber, openAttempt } from '../support/bank.ts';
import { add, keptLines } from '../support/kept-cart.ts';
import { openLedger } from '../support/ledger.ts';
import { Shopper } from '../support/shopper.ts';
import { atCheckout } from '../support/signed-in.ts';

/** Two tabs of one customer before the pay button. */
async function twoAtCheckout(page: Page, context: BrowserContext, harness: Harness, locale: Locale = 'tr') {
  const { shopper, account } = await atCheckout(page, harness, locale);
  const beside = await context.newPage();
  const other = new Shopper(beside, locale, account.email);
  await other.open('/checkout');
  await expect(other.state()).toHaveAttribute('data-state', 'filling.ready');
  return { shopper, account, beside, other };
}

/** Two tabs, the second of which has sent its order to the bank. */
async function withOneAtTheBank(page: Page, context: BrowserContext, harness: Harness, card: CardBehaviour) {
  const tabs = await twoAtCheckout(page, context, harness);
  await tabs.other.pay(cardNumber(card));
  await expect(tabs.other.bank().getByLabel('Doğrulama kodu')).toBeVisible();
  return tabs;
}

test('an order after one that was paid beside an open checkout is an order of its own', async ({
  page,
  context,
  harness,
}) => {
  const ledger = await openLedger(harness);
  const { shopper, account, beside, other } = await twoAtCheckout(page, context, harness);
  await page.bringToFront();
  await shopper.pay(cardNumber('succeeds'));
  await shopper.approve();
  await shopper.charged();
  await beside.bringToFront();
  await expect(other.state()).toHaveAttribute('data-state', 'filling.empty');
  await beside.close();

  await add(page, '/product/tampon-mini', 1);
  await page.goto('/checkout');
  await expect(shopper.state()).toHaveAttribute('data-state', 'filling.ready');
  await shopper.pay(cardNumber('succeeds'));
  await shopper.approve();
  await shopper.charged();
  expect(await ledger.kinds()).toEqual(['capture', 'capture']);
  expect(await account.orders()).toHaveLength(2);
});

test('a checkout that stays open while another tab pays orders what is left under a key of its own', async ({
  page,
  context,
  harness,
}) => {
  const ledger = await openLedger(harness);
  const { shopper, account, beside, other } = await twoAtCheckout(page, context, harness);
  await page.bringToFront();
  await shopper.pay(cardNumber('succeeds'));
  await shopper.approve();
  await shopper.charged();
  await expect(other.state()).toHaveAttribute('data-state', 'filling.empty');

  await add(page, '/product/tampon-mini', 1);
  await beside.bringToFront();
  await expect(other.state()).toHaveAttribute('data-state', 'filling.ready');
  await other.pay(cardNumber('succeeds'));
  await other.approve();
  await other.charged();
  await expect.poll(() => keptLines(beside)).toEqual([]);
  expect(await ledger.kinds()).toEqual(['capture', 'capture']);
  expect(await account.orders()).toHaveLength(2);
});

for (const locale of ['tr', 'en'] as const)
  test(`an order with the key of one that was paid in a closed tab shows no success for it (${locale})`, async ({
    page,
    context,
    harness,
  }) => {
    const ledger = await openLedger(harness);
    const { shopper, account, beside, other } = await twoAtCheckout(page, context, harness, locale);
    await page.bringToFront();
    await shopper.pay(cardNumber('succeeds'));
    await expect(shopper.bank().getByRole('textbox')).toBeVisible();
    const { redirectUrl } = (await openAttempt(account))!;
    await page.close();
    await passBank(redirectUrl!);
    await expect.poll(async () => (await account.orders()).length).toBe(1);

    await beside.bringToFront();
    await other.pay(cardNumber('insufficientFunds'));
    await expect(other.state()).toHaveAttribute('data-state', 'filling.empty');
    await expect(beside.getByRole('alert')).toHaveText(
      {
        tr: 'Başka bir sekmede verdiğin sipariş ödendi, ürünleri sepetinden çıktı. Bu ikinci deneme için kartından para çekilmedi.',
        en: 'The order you placed in another tab is paid, and we removed its items from your cart. Your card has not been charged for this second attempt.',
      }[locale],
    );
    await expect.poll(() => keptLines(beside)).toEqual([]);

    await add(beside, pathIn(locale, '/product/tampon-mini'), 1);
    await other.open('/checkout');
    await other.pay(cardNumber('succeeds'));
    await other.approve();
    await other.charged();
    expect(await ledger.kinds()).toEqual(['capture', 'capture']);
    expect(await account.orders()).toHaveLength(2);
  });

test('a tab that shows the unfinished payment of another one shows how it ended', async ({
  page,
  context,
  harness,
}) => {
  const ledger = await openLedger(harness);
  const { shopper, account, other } = await withOneAtTheBank(page, context, harness, 'insufficientFunds');
  await page.bringToFront();
  await shopper.pay(cardNumber('succeeds'));
  await expect(shopper.state()).toHaveAttribute('data-state', /^(unapproved|checking)$/);
  await other.approve();
  await expect(other.state()).toHaveAttribute('data-state', 'declined');
  await expect(page.locator('main [data-notice]')).toHaveAttribute('data-notice', 'triedElsewhere');
  await expect(shopper.state()).toHaveAttribute('data-state', 'filling.ready');
  await shopper.pay(cardNumber('succeeds'));
  await shopper.approve();
  await shopper.charged();
  expect(await ledger.kinds()).toEqual(['decline', 'capture']);
  expect(await account.orders()).toHaveLength(1);
});

test('a reloaded tab and the one at the bank reach the same result', async ({ page, context, harness }) => {
  const ledger = await openLedger(harness);
  const { shopper, account, other } = await withOneAtTheBank(page, context, harness, 'succeeds');
  await page.bringToFront();
  await page.reload();
  await expect(shopper.state()).toHaveAttribute('data-state', /^(unapproved|checking)$/);
  await other.approve();
  await other.charged();
  await shopper.charged();
  await expect.poll(() => keptLines(page)).toEqual([]);
  expect(await ledger.kinds()).toEqual(['capture']);
  expect(await account.orders()).toHaveLength(1);
});

test('the address of an older payment does not hide the newer one, which was paid when no tab was open', async ({
  page,
  context,
  harness,
}) => {
  const ledger = await openLedger(harness);
  const { shopper, account } = await atCheckout(page, harness, 'tr');
  await shopper.pay(cardNumber('succeeds'));
  await expect(shopper.bank().getByRole('textbox')).toBeVisible();
  const older = (await openAttempt(account))!;
  await page.getByRole('button', { name: 'Vazgeç, geri dön' }).click();
  await expect(shopper.state()).toHaveAttribute('data-state', 'filling.ready');
  await shopper.pay(cardNumber('succeeds'));
  await expect(shopper.bank().getByRole('textbox')).toBeVisible();
  const newer = (await openAttempt(account))!;
  const later = await context.newPage();
  await page.close();
  await passBank(newer.redirectUrl!);
  await expect.poll(async () => (await account.orders()).length).toBe(1);

  const back = new Shopper(later, 'tr', account.email);
  await back.open(`/checkout?attempt=${older.attemptId}`);
  await back.charged();
  await expect.poll(() => keptLines(later)).toEqual([]);
  expect(await ledger.kinds()).toEqual(['capture']);
});
