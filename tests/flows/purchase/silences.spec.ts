import { expect, test } from '../../harness/shop-test.ts';
import { cardNumber, holdQuestions, hurryUntil, openAttempt, passMinutes, release } from '../support/bank.ts';
import { late, outcomeWords, silent } from '../support/card-outcomes.ts';
import { openLedger } from '../support/ledger.ts';
import { atCheckout } from '../support/signed-in.ts';

test.beforeEach(({ page }) => page.clock.install());

for (const { card, mouse: locale, before } of silent) {
  const { unknownTitle, endUnknown, ask } = outcomeWords[locale];
  test(`a bank that falls silent (${card}): the page says the outcome is unknown, and one charge is made`, async ({
    page,
    harness,
  }) => {
    const ledger = await openLedger(harness);
    const { shopper, account } = await atCheckout(page, harness, locale);
    await shopper.pay(cardNumber(card));
    await shopper.approve();
    await hurryUntil(page, unknownTitle);
    await expect(page.getByRole('main').getByText(endUnknown)).toBeVisible();
    expect({ counted: await ledger.kinds(), orders: await account.orders() }).toEqual({ counted: before, orders: [] });

    const attempt = await openAttempt(account);
    expect(await release(harness, attempt!.attemptId)).toBe(1);
    await page.getByRole('button', { name: ask }).click();
    await hurryUntil(page, locale === 'tr' ? 'çekildi.' : 'You have been charged ₺');
    await expect(page).toHaveURL(/\/purchase\/success/);
    expect(await ledger.kinds()).toEqual(['capture']);
    expect(await account.orders()).toHaveLength(1);
  });
}

test('a bank that answers late: nothing is claimed meanwhile, and the late approval is charged once', async ({
  page,
  harness,
}) => {
  const ledger = await openLedger(harness);
  const { shopper, account } = await atCheckout(page, harness, 'tr');
  await shopper.pay(cardNumber(late));
  await expect(shopper.bank().getByRole('textbox')).toBeVisible();
  const { attemptId } = (await openAttempt(account))!;
  const ask = await holdQuestions(page);
  await shopper.approve();
  await expect(shopper.bank().getByRole('heading', { name: 'Onayınız işleniyor' })).toBeVisible();
  await expect(page.getByText('Para, ancak sen bankada onaylarsan çekilir.')).toBeVisible();
  expect(await ledger.kinds()).toEqual([]);
  expect(await release(harness, attemptId)).toBe(1);
  ask();
  await hurryUntil(page, 'Ödemen alındı:');
  expect(await ledger.kinds()).toEqual(['capture']);
  expect(await account.orders()).toHaveLength(1);
});

test('a bank that never calls back: the shop asks by itself and charges once, and a callback then changes nothing', async ({
  page,
  harness,
}) => {
  const ledger = await openLedger(harness);
  const { shopper, account } = await atCheckout(page, harness, 'en');
  await shopper.pay(cardNumber(late));
  await expect(shopper.bank().getByRole('textbox')).toBeVisible();
  const { attemptId } = (await openAttempt(account))!;
  const ask = await holdQuestions(page);
  await shopper.approve();
  await expect(shopper.bank().getByRole('heading', { name: 'Your approval is being processed' })).toBeVisible();
  await passMinutes(harness, 1);
  ask();
  await hurryUntil(page, 'You have been charged ₺');
  expect(await release(harness, attemptId)).toBe(1);
  await passMinutes(harness, 120);
  expect(await ledger.kinds()).toEqual(['capture']);
  expect(await account.orders()).toHaveLength(1);
});

test('an approval that comes after the time has run out charges nothing', async ({ page, context, harness }) => {
  const ledger = await openLedger(harness);
  const { shopper, account } = await atCheckout(page, harness, 'tr');
  await shopper.pay(cardNumber('succeeds'));
  await expect(shopper.bank().getByLabel('Doğrulama kodu')).toBeVisible();
  const { redirectUrl } = (await openAttempt(account))!;
  await passMinutes(harness, 11);
  await hurryUntil(
    page,
    'Ödeme onaylanmadan kapandı: süresi doldu, ondan vazgeçildi ya da bankaya ulaşılamadı. Hazır olunca yeniden deneyebilirsin.',
  );
  await expect(page.getByRole('main').getByText('Bu deneme için kartından para çekilmedi.')).toBeVisible();

  const late = await context.newPage();
  await late.goto(redirectUrl!);
  await expect(late).toHaveURL(/\/checkout/);
  await passMinutes(harness, 120);
  expect({ counted: await ledger.kinds(), orders: await account.orders() }).toEqual({ counted: [], orders: [] });
});

for (const locale of ['tr', 'en'] as const)
  test(`cancelling while the shop is unreachable claims nothing, and reaches it once the network is back (${locale})`, async ({
    page,
    context,
    harness,
  }) => {
    const words = outcomeWords[locale];
    const ledger = await openLedger(harness);
    const { shopper, account } = await atCheckout(page, harness, locale);
    const main = page.getByRole('main');
    await shopper.pay(cardNumber('succeeds'));
    await expect(shopper.bank().getByRole('textbox')).toBeVisible();
    await context.setOffline(true);
    await main.getByRole('button', { name: words.callOff, exact: true }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.notConfirmedTitle);
    await expect(main.getByText(words.endUnknown)).toBeVisible();
    await context.setOffline(false);
    await hurryUntil(page, words.calledOff);
    await passMinutes(harness, 120);
    expect({ counted: await ledger.kinds(), orders: await account.orders() }).toEqual({ counted: [], orders: [] });
  });
