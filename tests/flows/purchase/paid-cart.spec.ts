import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/shop-test.ts';
import { cardNumber } from '../support/bank.ts';
import { add, keptLines } from '../support/kept-cart.ts';
import { openLedger } from '../support/ledger.ts';
import { Shopper } from '../support/shopper.ts';
import { atCheckout } from '../support/signed-in.ts';
import { letBankAnswer, payWithoutAnswer } from '../support/silent-bank.ts';

const shown = (page: Page, count: string) => expect(page.locator('[data-live=count]').first()).toHaveText(count);

test('what is added in another tab while the bank asks is still in the cart of both when the rest is paid', async ({
  page,
  context,
  harness,
}) => {
  const ledger = await openLedger(harness);
  const { shopper, account } = await atCheckout(page, harness, 'tr');
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

test('a payment that ends while the shopper shops on removes only its own lines, and the rest can be bought', async ({
  page,
  harness,
}) => {
  const { ledger, shopper, account } = await payWithoutAnswer(page, harness);
  await add(page, '/product/tampon-mini', 1);
  const [, tampons] = await keptLines(page);

  await letBankAnswer(harness, account);
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
