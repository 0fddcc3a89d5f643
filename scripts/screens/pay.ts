import { cardNumber } from '../../tests/flows/support/bank.ts';
import type { Camera } from './camera.ts';

const box = 'pad.standard.8_pad.super.20_pantyliner.standard.12_custom';

/** From the address to the order, with every way a payment can end. */
export async function pay({ page, shopper, open, state, take }: Camera): Promise<void> {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const fillCart = async () => {
    await open(`/custom-packet?packet=${box}`);
    await page.locator('main button:visible', { hasText: shopper.words.addToCart }).first().click();
    await open('/product/heating-patch');
    await main.getByRole('button', { name: shopper.words.addToCart }).first().click();
  };
  const placeOrder = async (card: string) => {
    await open('/checkout');
    await state('filling.ready');
    const otherCard = main.locator('input[name=card][value=new]');
    if ((await otherCard.count()) > 0) await otherCard.check({ force: true });
    await shopper.pay(card);
  };

  await fillCart();
  await shopper.register();
  const entry = shopper.addressForm();
  await entry
    .getByLabel(shopper.words.province, { exact: true })
    .locator('option')
    .nth(9)
    .waitFor({ state: 'attached' });
  await take('checkout-no-address');
  await entry.locator('button[type=submit]').click();
  await entry.locator('[aria-invalid=true]').first().waitFor();
  await take('address-missing', 'view');
  await shopper.writeAddress();
  await open('/checkout/address');
  await take('checkout-address');
  await main
    .getByRole('button', { name: /adresini düzenle|^Edit/ })
    .first()
    .click();
  await dialog.waitFor();
  await take('address-edit', 'view');
  await page.keyboard.press('Escape');

  await open('/checkout');
  await state('filling.ready');
  await take('checkout');
  for (const [nth, name] of ['contract-information', 'contract-sale'].entries()) {
    await main
      .getByRole('button', { name: /tamamını oku|read in full/ })
      .nth(nth)
      .click();
    await dialog.waitFor();
    await take(name, 'view');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
  await main.getByLabel(shopper.words.cardNumber).fill('5528 7900 0000 0009');
  for (const check of await main.getByRole('checkbox').all()) await check.check();
  await main.getByRole('button', { name: shopper.words.pay }).click();
  await main.locator('[aria-invalid=true]').first().waitFor();
  await take('checkout-card-errors');

  await page.route('**/3ds/buy-request', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4000));
    await route.continue();
  });
  await placeOrder(cardNumber('insufficientFunds'));
  await state('paying.requesting');
  await take('paying', 'view');
  await state('paying.challenging');
  await page.unroute('**/3ds/buy-request');
  await page.frameLocator('iframe').getByLabel(shopper.words.code).waitFor();
  await take('bank');
  await shopper.approve();
  await state('declined');
  await take('declined');

  await placeOrder(cardNumber('succeeds'));
  await state('paying.challenging');
  await page.frameLocator('iframe').getByLabel(shopper.words.code).waitFor();
  const callOff = main.getByRole('button', { name: /^(Vazgeç|Cancel)/ });
  await callOff.press('Enter');
  await state('filling.ready');
  await take('cancelled');

  await placeOrder(cardNumber('succeeds'));
  await state('paying.challenging');
  await page.frameLocator('iframe').getByLabel(shopper.words.code).waitFor();
  await open('/checkout');
  await state('unapproved');
  await take('interrupted');
  await main.getByRole('button').first().click();
  await state('paying.challenging');
  await shopper.approve();
  await page.waitForURL(/purchase\/success/);
  // Leaving at once would keep the paid lines in the cart.
  await page.waitForLoadState('networkidle');
  await take('success');

  await open('/account');
  await state('ready');
  await take('account');

  await fillCart();
  await placeOrder(cardNumber('hangsAfterCharge'));
  await state('paying.challenging');
  await shopper.approve();
  await main.locator('iframe').waitFor({ state: 'detached' });
  await take('waiting', 'view');
  // The only panel with a history of requests and missing answers.
  await main.locator('[data-flow=checkout] ol > li').first().waitFor({ timeout: 90_000 });
  await take('unknown');
}
