import type { Page } from '@playwright/test';
import { formatLira, percentOf, subtract, toKurus } from '../../../domain/money/index.ts';
import { addressIn, findProduct } from '../../harness/customer.ts';
import { saveCard } from '../../harness/saved-card.ts';
import { expect, test } from '../../harness/shop-test.ts';
import { cardNumber } from '../support/bank.ts';
import { hold } from '../support/hold.ts';
import { openLedger } from '../support/ledger.ts';
import { Shopper } from '../support/shopper.ts';
import { type Account, addBox, atCheckout, openAccount, signIn } from '../support/signed-in.ts';

const inState = (page: Page, state: string) =>
  expect(page.locator('main [data-state]').first()).toHaveAttribute('data-state', state);

async function approveAndBePaid(page: Page, shopper: Shopper): Promise<void> {
  await inState(page, 'paying.challenging');
  await shopper.approve();
  await shopper.charged();
}

const elsewhere = 'Bağdat Caddesi No 5';

const texts = {
  tr: {
    change: 'Teslimat adresini değiştir',
    otherInvoice: 'Fatura başka bir adrese kesilsin',
    isGone: 'Seçtiğin adres artık adres defterinde yok.',
    choose: 'Başka bir adres seç ya da yenisini yaz.',
    haveChanged: 'Onayladığın sözleşmeler değişti.',
    again: 'ikisini de yeniden onayla',
    codeIsRefused: 'İndirim kodun kabul edilmedi.',
    invoiceIsGone: 'Faturan için seçtiğin adres artık adres defterinde yok.',
    cardIsGone: 'Seçtiğin kart artık kayıtlı değil. Başka bir kart seç ya da yenisini yaz.',
  },
  en: {
    change: 'Change the delivery address',
    otherInvoice: 'Use a different billing address',
    isGone: 'The address you chose is no longer in your address book.',
    choose: 'Choose another one or enter a new one.',
    haveChanged: 'The agreements you accepted have changed.',
    again: 'accept both once more',
    codeIsRefused: 'Your discount code was not accepted.',
    invoiceIsGone: 'Your billing address is no longer in your address book.',
    cardIsGone: 'The card you chose is no longer saved. Choose another one or enter a new one.',
  },
};

/** The API path by which the first address of an account is changed or removed. */
async function homeOf({ call }: Account): Promise<string> {
  const [{ _id, version }] = (await call('GET', 'user/addresses?query=%7B%7D')).data;
  return `user/addresses/${_id}?version=${version}`;
}

for (const locale of ['tr', 'en'] as const) {
  const words = texts[locale];

  test(`an address deleted elsewhere is reported at the address step, where another one is chosen (${locale})`, async ({
    page,
    harness,
    troubles,
  }) => {
    const ledger = await openLedger(harness);
    const { shopper, account } = await atCheckout(page, harness, locale);
    const main = page.getByRole('main');
    await shopper.fillCard(cardNumber('succeeds'));
    expect((await account.call('DELETE', await homeOf(account))).status).toBe(200);
    const { call } = account;
    expect((await call('POST', 'user/addresses', addressIn({ title: 'İş', line: elsewhere }))).status).toBeLessThan(
      300,
    );

    await main.getByRole('button', { name: shopper.words.pay }).click();
    await inState(page, 'filling.addressing');
    const notice = main.getByRole('alert');
    await expect(notice).toContainText(words.isGone);
    await expect(notice).toContainText(words.choose);
    await expect(notice).toBeFocused();
    await expect(main.getByRole('radio', { name: /^Ev/ })).toHaveCount(0);
    const work = main.getByRole('radio', { name: /^İş/ });
    await expect(work).not.toBeChecked();

    await work.click();
    await inState(page, 'filling.ready');
    await expect(notice).toHaveCount(0);
    await expect(main.getByText('Elif Yılmaz · İş')).toBeVisible();
    await expect(main.getByLabel(shopper.words.cardNumber)).toHaveValue('5528 7900 0000 0008');
    for (const box of await main.getByRole('checkbox', { name: shopper.words.haveRead }).all()) {
      await expect(box).not.toBeChecked();
      await box.check();
    }
    await main.getByRole('button', { name: shopper.words.pay }).click();
    await approveAndBePaid(page, shopper);
    expect(await ledger.kinds()).toEqual(['capture']);
    expect(troubles).toEqual([expect.stringContaining('404')]);
  });

  test(`an address that was edited elsewhere comes with new contracts to accept again (${locale})`, async ({
    page,
    harness,
    troubles,
  }) => {
    const ledger = await openLedger(harness);
    const { shopper, account } = await atCheckout(page, harness, locale);
    const main = page.getByRole('main');
    await shopper.fillCard(cardNumber('succeeds'));
    expect((await account.call('PATCH', await homeOf(account), addressIn({ line: elsewhere }))).status).toBe(200);

    await main.getByRole('button', { name: shopper.words.pay }).click();
    await inState(page, 'filling.ready');
    const notice = main.getByRole('alert');
    await expect(notice).toContainText(words.haveChanged);
    await expect(notice).toContainText(words.again);
    await expect(notice).toBeFocused();
    await expect(main.getByText(new RegExp(elsewhere)).first()).toBeVisible();
    await expect(main.getByText(/Moda Caddesi No 112/)).toHaveCount(0);
    const boxes = main.getByRole('checkbox', { name: shopper.words.haveRead });
    await expect(boxes).toHaveCount(2);
    for (const box of await boxes.all()) {
      await expect(box).not.toBeChecked();
      await expect(notice).toBeVisible();
      await box.check();
    }
    await expect(notice).toHaveCount(0);
    await main.getByRole('button', { name: shopper.words.pay }).click();
    await approveAndBePaid(page, shopper);
    expect(await ledger.kinds()).toEqual(['capture']);
    expect(troubles).toEqual([expect.stringContaining('422')]);
  });
}

for (const locale of ['tr', 'en'] as const)
  test(`addresses that were deleted elsewhere are named after a reload too, and no other is chosen (${locale})`, async ({
    page,
    harness,
  }) => {
    const { account } = await atCheckout(page, harness, locale);
    const { call } = account;
    const main = page.getByRole('main');
    const work = await call('POST', 'user/addresses', addressIn({ title: 'İş', line: elsewhere }));
    const { _id, version } = work.data;
    await page.reload();
    await main.getByRole('link', { name: texts[locale].change }).click();
    await main.getByRole('checkbox', { name: texts[locale].otherInvoice }).check();
    await inState(page, 'filling.ready');
    expect((await call('DELETE', `user/addresses/${_id}?version=${version}`)).status).toBe(200);

    // The contracts are refused before the address book has loaded: the refusal names the missing address.
    const book = await hold(page, '**/user/addresses?**');
    await page.reload();
    await inState(page, 'filling.ready');
    book.release();
    const notice = main.getByRole('alert');
    await expect(notice).toContainText(texts[locale].invoiceIsGone);
    await expect(main.getByRole('radio', { name: /^Ev/ })).toBeChecked();

    const home = await homeOf(account);
    await call('POST', 'user/addresses', addressIn({ title: 'Yazlık', line: elsewhere }));
    expect((await call('DELETE', home)).status).toBe(200);
    for (const _ of ['the first time', 'and again']) {
      await page.reload();
      await expect(notice).toContainText(texts[locale].isGone);
      await inState(page, 'filling.addressing');
      await expect(main.getByRole('radio', { name: /^Yazlık/ })).not.toBeChecked();
    }
    await main.getByRole('radio', { name: /^Yazlık/ }).click();
    await inState(page, 'filling.ready');
    await expect(notice).toHaveCount(0);
  });

for (const locale of ['tr', 'en'] as const)
  test(`a saved card that was deleted elsewhere leaves its place to a new one, and nothing else is chosen (${locale})`, async ({
    page,
    harness,
    troubles,
  }) => {
    const account = await openAccount(harness);
    const { call } = account;
    const [home] = (await call('GET', 'user/addresses?query=%7B%7D')).data;
    await saveCard(harness.shopUrl, call, home._id);
    const ledger = await openLedger(harness);
    await signIn(page, harness, account);
    await addBox(page, harness);
    const shopper = new Shopper(page, locale, account.email);
    await shopper.open('/checkout');
    await inState(page, 'filling.ready');
    const main = page.getByRole('main');
    const saved = main.getByRole('radio', { name: /0008/ });
    await expect(saved).toBeChecked();
    await shopper.agree();
    const [card] = (await call('POST', 'user/cards/read')).data;
    expect((await call('POST', 'user/cards/delete-one-by-id', { _id: card._id })).status).toBe(200);

    await main.getByRole('button', { name: shopper.words.pay }).click();
    const notice = main.getByRole('alert');
    await expect(notice).toContainText(texts[locale].cardIsGone);
    await expect(notice).toBeFocused();
    await expect(saved).toHaveCount(0);
    await shopper.fillCard(cardNumber('succeeds'));
    await main.getByRole('button', { name: shopper.words.pay }).click();
    await approveAndBePaid(page, shopper);
    expect(await ledger.kinds()).toEqual(['capture']);
    expect(await account.orders()).toHaveLength(2);
    expect(troubles).toEqual([expect.stringContaining('404')]);
  });

test('another customer who signs in in another tab finds a checkout of their own, with nothing of the one before', async ({
  page,
  context,
  harness,
}) => {
  const { shopper } = await atCheckout(page, harness, 'tr');
  const main = page.getByRole('main');
  await shopper.fillCard(cardNumber('succeeds'));
  const other = await openAccount(harness);
  const summer = addressIn({ title: 'Yazlık', line: elsewhere });
  expect((await other.call('PATCH', await homeOf(other), summer)).status).toBe(200);
  const beside = await context.newPage();
  await beside.goto('/');
  await signIn(beside, harness, other);

  await expect(main.getByText('Elif Yılmaz · Yazlık')).toBeVisible();
  await inState(page, 'filling.ready');
  await expect(main.getByLabel(shopper.words.cardNumber)).toHaveValue('');
  // A click into the bank's frame of a tab in the background can get lost.
  await page.bringToFront();
  await shopper.pay(cardNumber('succeeds'));
  await approveAndBePaid(page, shopper);
  expect(await other.orders()).toHaveLength(1);
});

for (const locale of ['tr', 'en'] as const)
  test(`a code that was withdrawn meanwhile leaves the price, the button and the cart; what is paid is what they say then (${locale})`, async ({
    page,
    harness,
    troubles,
  }) => {
    const ledger = await openLedger(harness);
    const account = await openAccount(harness);
    const friend = await openAccount(harness);
    const { code } = (await friend.call('GET', 'user/promo-code')).data;
    await signIn(page, harness, account);
    await addBox(page, harness);
    const full = toKurus((await findProduct(harness.shopUrl, 'pad-super-12')).price.oneTimePurchase);
    const off = percentOf(full, 10, 'halfUp');
    const shopper = new Shopper(page, locale, account.email);
    const main = page.getByRole('main');
    await shopper.open(`/cart?familyCode=${code}`);
    await expect(main.getByText(`−${formatLira(off)}`)).toBeVisible();
    await main.getByRole('link', { name: shopper.words.toCheckout }).click();
    await inState(page, 'filling.ready');
    const summary = main.getByRole('complementary').locator('dl');
    const button = main.locator('[data-pay]');
    await expect(summary).toContainText(code);
    await expect(button).toContainText(formatLira(subtract(full, off)));
    await shopper.fillCard(cardNumber('succeeds'));
    await harness.change(`update promo_codes set is_active = false where code = '${code}'`);

    await button.click();
    const notice = main.getByRole('alert');
    await expect(notice).toContainText(texts[locale].codeIsRefused);
    await expect(notice).toBeFocused();
    await inState(page, 'filling.ready');
    await expect(summary).not.toContainText(code);
    expect(await summary.locator('dd').last().innerText()).toBe(formatLira(full));
    await expect(button).toContainText(formatLira(full));
    // The texts contain another amount now: they must be accepted again.
    await button.click();
    await expect(main.locator('[data-missing] h3')).toBeFocused();
    await main.locator('[data-missing]').getByRole('link').first().click();
    await expect(main.getByRole('checkbox', { name: shopper.words.haveRead }).first()).toBeFocused();
    await shopper.agree();
    await button.click();
    await approveAndBePaid(page, shopper);
    expect([await ledger.kinds(), await ledger.net()]).toEqual([['capture'], full]);
    expect(troubles).toEqual([expect.stringContaining('422')]);
  });
