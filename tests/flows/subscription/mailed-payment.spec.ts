import { Examiner } from '../../accessibility/examiner.ts';
import { ask, callsWith } from '../../harness/customer.ts';
import { saveCard } from '../../harness/saved-card.ts';
import { expect, test } from '../../harness/shop-test.ts';
import { cardNumber, passMinutes } from '../support/bank.ts';
import { openLedger } from '../support/ledger.ts';
import { linkTo } from '../support/mailed-link.ts';
import { Shopper } from '../support/shopper.ts';
import { openAccount } from '../support/signed-in.ts';

// Weeks pass in it.
test.use({ harnessName: 'mailed payments' });

const eightWeeks = 57 * 24 * 60;

test('from the mail to the paid box without signing in: opening the link pays nothing, a typed card pays once [ROUTE-17 SUBSCRIPTION-14]', async ({
  page,
  harness,
  troubles,
}) => {
  const { shopUrl } = harness;
  const opened = await openAccount(harness);
  const [home] = (await opened.call('GET', 'user/addresses')).data;
  await saveCard(shopUrl, opened.call, home._id, 'subscription', 'renewalDeclines');
  await passMinutes(harness, eightWeeks);
  const { email, password } = opened;
  const { token } = (await ask(`${shopUrl}/api/public/user/auth/login`, 'POST', { body: { email, password } })).data;
  const call = callsWith(shopUrl, token);
  const readCurrent = async () => {
    const { duePayments } = (await call('POST', 'user/due-payments/has-active')).data;
    const cards = (await call('POST', 'user/cards/read')).data;
    const [{ card }] = (await call('GET', 'user/subscriptions?query={}')).data;
    return {
      due: duePayments.length,
      cards: cards.map(({ lastFourDigits }: { lastFourDigits: string }) => lastFourDigits),
      subscriptionCard: card.lastFourDigits,
    };
  };
  const before = await readCurrent();
  expect(before).toEqual({ due: 1, cards: [before.subscriptionCard], subscriptionCard: before.subscriptionCard });
  const [{ price }] = (await call('POST', 'user/due-payments/has-active')).data.duePayments;
  const text = await linkTo(harness, email, /O kart saklanmaz[^]*?https?:\/\/\S+\/eyJ\S+/);
  const link = text.slice(text.indexOf('http'));

  const main = page.getByRole('main');
  const examiner = new Examiner(page, 'tr');
  const shopper = new Shopper(page, 'tr', email);
  const ledger = await openLedger(harness);

  await test.step('a mail scanner opens it, whichever way, and nothing is charged', async () => {
    for (const method of ['HEAD', 'GET', 'HEAD', 'GET'])
      expect((await fetch(link, { method })).status, method).toBe(200);
    const answer = await page.goto(link);
    expect([answer?.headers()['cache-control'], answer?.headers()['referrer-policy']]).toEqual([
      'no-store',
      'no-referrer',
    ]);
    await expect(main.getByRole('heading', { level: 1, name: 'Kutunun ödemesi' })).toBeVisible();
    expect(await main.innerText()).not.toMatch(/Elif|Moda|Kadıköy|\d{4} \d{4}|••••|@/);
    await examiner.look('what a mailed link pays');
    expect([await ledger.kinds(), await readCurrent()]).toEqual([[], before]);
  });

  await test.step('two presses, the card and the bank: paid once, and the card is kept nowhere', async () => {
    await main.getByRole('button', { name: /^Şimdi öde/ }).press('Enter');
    await main.getByLabel('Kart numarası').fill(cardNumber('succeeds'));
    await main.getByLabel('Kartın üzerindeki ad').fill('Elif Yılmaz');
    await main.getByLabel('Son kullanma').fill('12/30');
    await main.getByLabel('Güvenlik kodu').fill('123');
    await examiner.look('the card that pays by a mailed link');
    await main.getByRole('button', { name: /öde$/ }).press('Enter');
    await shopper.approve();
    await expect(main.getByText('Ödemen alındı:', { exact: false })).toBeVisible();
    await examiner.look('a box that was paid by a mailed link');
    expect([await ledger.captures(), await ledger.net()]).toEqual([1, Math.round(price.chargedAmount * 100)]);
    expect(await readCurrent()).toEqual({ ...before, due: 0 });
  });

  await test.step('it is used up, in both languages', async () => {
    await page.reload();
    await expect(main.getByRole('heading', { level: 1, name: 'Bu kutu ödendi.' })).toBeVisible();
    await examiner.look('a link whose box is paid');
    await page.goto(`/en/${link.split('/').pop()!}`);
    await expect(main.getByRole('heading', { level: 1, name: 'This box has been paid for.' })).toBeVisible();
    expect(await ledger.captures()).toBe(1);
  });

  expect(examiner.found).toEqual([]);
  expect(troubles.filter((trouble) => !trouble.includes('422'))).toEqual([]);
});
