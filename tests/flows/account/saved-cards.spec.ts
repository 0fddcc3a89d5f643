import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { cardNumber, openAttempt } from '../support/bank.ts';
import { Examiner } from '../../accessibility/examiner.ts';
import { orderRequest } from '../../harness/order-request.ts';
import { expect, test } from '../../harness/shop-test.ts';
import { focused, Keyboard } from '../support/keyboard.ts';
import { hold } from '../support/hold.ts';
import { keptIn } from '../support/kept-in-browser.ts';
import { openLedger } from '../support/ledger.ts';
import { Shopper } from '../support/shopper.ts';
import { type Account, addBox, openAccount, signIn } from '../support/signed-in.ts';

const titles = {
  add: 'Kart ekle',
  addIt: 'Kartı ekle',
  saved: 'Kartın kaydedildi.',
  givenBack: 'Kartından para çekilmedi: bankan denemek için tuttuğu 1 lirayı geri verdi.',
  declined: 'Onay tamamlanmadı',
  unfinished: 'Yarım kalmış bir kart doğrulaman var.',
};

const savedCards = async (account: Account): Promise<{ _id: string; lastFourDigits: string; isPrimary: boolean }[]> =>
  (await account.call('POST', 'user/cards/read')).data;
const endings = async (account: Account) => (await savedCards(account)).map(({ lastFourDigits }) => lastFourDigits);

async function writeCard(page: Page, shopper: Shopper, number: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: titles.add, exact: true }).click();
  await main.getByLabel(shopper.words.cardNumber).fill(number);
  await main.getByLabel(shopper.words.cardHolder).fill('Elif Yılmaz');
  await main.getByLabel(shopper.words.expiry).fill('12/30');
  await main.getByLabel(shopper.words.cvc).fill('123');
  await main.getByRole('button', { name: titles.addIt }).click();
}

test('cards: one is added at the bank, a wrong code adds none, one is left and found again, one is deleted', async ({
  page,
  harness,
  context,
}) => {
  const account = await openAccount(harness);
  await signIn(page, harness, account);
  const shopper = new Shopper(page, 'tr', account.email);
  const main = page.getByRole('main');
  const ledger = await openLedger(harness);
  const examiner = new Examiner(page, 'tr');
  await shopper.open('/account/cards');
  await expect(main.getByText('Henüz kayıtlı kartın yok.')).toBeVisible();

  await test.step('with the code of the SMS, by the keyboard alone', async () => {
    const keys = new Keyboard(page);
    await keys.tabToAndPress(main.getByRole('button', { name: titles.add, exact: true }));
    await expect(main.getByLabel(shopper.words.cardNumber)).toBeFocused();
    await page.keyboard.type(cardNumber('succeeds'));
    await keys.typeInto(main.getByLabel(shopper.words.cardHolder), 'Elif Yılmaz');
    await keys.typeInto(main.getByLabel(shopper.words.expiry), '1230');
    await keys.typeInto(main.getByLabel(shopper.words.cvc), '12');
    await keys.press('Enter');
    await expect(main.getByText('Güvenlik kodu üç hane.')).toBeVisible();
    await expect(focused(page)).toHaveAttribute('name', 'card.cvc');
    await page.keyboard.type('3');
    await examiner.look('the form of a card');
    await keys.tabToAndPress(main.getByRole('button', { name: titles.addIt }));
    await expect(main.getByRole('heading', { level: 1, name: 'Sıra bankanda' })).toBeFocused();
    await keys.typeInto(shopper.bank().getByLabel(shopper.words.code), '283126');
    await keys.press('Enter');
    await expect(main.getByText(titles.givenBack)).toBeVisible();
    await expect(focused(page)).toHaveAttribute('data-news', '');
    await expect(main.getByRole('region', { name: /0008$/ })).toBeVisible();
    expect(await endings(account)).toEqual(['0008']);
    expect({ counted: await ledger.kinds(), lost: await ledger.net() }).toEqual({
      counted: ['authorisation', 'cancel'],
      lost: 0,
    });
    await examiner.look('a card that was saved');
    await main.getByRole('button', { name: 'Tamam' }).click();
  });

  await test.step('with a wrong code', async () => {
    await writeCard(page, shopper, cardNumber('callsBackTwice'));
    for (let tries = 0; tries < 3; tries += 1) await shopper.approve('111111');
    await expect(main.getByRole('heading', { name: titles.declined })).toBeVisible();
    await expect(main.getByText('Kartın eklenmedi.')).toBeVisible();
    await examiner.look('a card that was not confirmed');
    await main.getByRole('button', { name: 'Vazgeç' }).click();
    expect(await endings(account)).toEqual(['0008']);
  });

  await test.step('left at the bank, found in another tab, approved there', async () => {
    await writeCard(page, shopper, cardNumber('callsBackTwice'));
    await expect(shopper.bank().getByLabel(shopper.words.code)).toBeVisible();
    const kept = await keptIn(page);
    expect([cardNumber('callsBackTwice'), 'Elif Yılmaz'].filter((secret) => kept.includes(secret))).toEqual([]);
    await addBox(page, harness);
    await shopper.open('/checkout');
    await expect(main.locator('[data-notice=checkOpen]')).toBeFocused();
    await main.getByRole('link', { name: 'Kartlarıma git' }).click();
    await expect(main.getByText(titles.unfinished)).toBeVisible();
    // Otherwise the page would learn of the end by itself and remove the way back.
    const blocked = await hold(page, '**/api/private/**');
    const other = await context.newPage();
    await other.goto((await openAttempt(account))!.redirectUrl!);
    await other.getByLabel(shopper.words.code).fill('283126');
    await other.getByRole('button', { name: shopper.words.approve, exact: true }).click();
    await expect(other).toHaveURL(/\/account\/cards$/);
    await expect(other.getByText(titles.saved)).toBeVisible();
    await expect(other.getByRole('main').getByRole('region')).toHaveCount(2);
    await other.close();
    await main.getByRole('button', { name: 'Doğrulamaya dön' }).click();
    blocked.release();
    await expect(main.getByText(titles.saved)).toBeVisible();
    await expect(main.getByRole('region')).toHaveCount(2);
    await main.getByRole('button', { name: 'Tamam' }).click();
    await page.reload();
    await expect(main.getByRole('region')).toHaveCount(2);
    await expect(main.getByText(titles.saved)).toHaveCount(0);
  });

  expect({ lost: await ledger.net() }).toEqual({ lost: 0 });

  await test.step('a card that pays for a subscription meanwhile stays, and says for which', async () => {
    const [, second] = await savedCards(account);
    const [home] = (await account.call('GET', 'user/addresses')).data;
    const wanted = { addressId: home._id, card: { _card: second!._id }, purchaseType: 'subscription' } as const;
    const order = await orderRequest(harness.shopUrl, account.call, wanted);
    expect((await account.call('POST', 'user/shopping/buy', order, randomUUID())).data.state).toBe('paid');
    const card = main.getByRole('region', { name: new RegExp(`${second!.lastFourDigits}$`) });
    await card.getByRole('button', { name: /^Sil/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Kartı sil' }).click();
    await expect(main.getByText('Aboneliğin bu kartla ödeniyor. Önce başka bir kart seç.')).toBeVisible();
    await expect(card.getByText('Aboneliğim bu karttan ödeniyor.')).toBeVisible();
    await expect(card.getByRole('button', { name: /^Sil/ })).toHaveCount(0);
    await expect(card.getByRole('link', { name: 'Aboneliğime git' })).toHaveAttribute('href', '/account');
    await examiner.look('a card that is in use');
  });

  await test.step('deleted', async () => {
    const [first] = await savedCards(account);
    await main.getByRole('button', { name: new RegExp(`^Sil: .*${first!.lastFourDigits}$`) }).click();
    await examiner.look('the question before a card is deleted');
    await page.getByRole('dialog').getByRole('button', { name: 'Kartı sil' }).click();
    await expect(main.getByRole('region')).toHaveCount(1);
    await expect(focused(page)).toHaveAttribute('data-add', '');
    expect((await savedCards(account)).map(({ isPrimary }) => isPrimary)).toEqual([true]);
  });

  expect(examiner.found).toEqual([]);
});

test('a charity has no cards or codes: their pages redirect to the account, and no request is sent for them', async ({
  page,
  harness,
  troubles,
}) => {
  const account = await openAccount(harness);
  const own = `select id from accounts where email = '${account.email}'`;
  await harness.change(`update credentials set account_type = 'charity' where account_id = (${own})`);
  await harness.change(`update accounts set account_type = 'charity' where email = '${account.email}'`);
  await signIn(page, harness, account);
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${new URL(answer.url()).pathname}`);
  });
  // The profile is answered late: until it is known, the page sends no request that only some accounts may send.
  await page.route('**/users/profile', async (route) => {
    const answer = await route.fetch();
    await page.getByRole('main').locator('h1').waitFor();
    await route.fulfill({ response: answer });
  });
  for (const path of ['/account/cards', '/account/family-code', '/account/coupons', '/en/account/cards']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByRole('link', { name: 'Kartlarım' })).toHaveCount(0);
  }
  expect([refused, troubles]).toEqual([[], []]);
});
