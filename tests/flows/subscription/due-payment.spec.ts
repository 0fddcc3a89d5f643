import { Examiner } from '../../accessibility/examiner.ts';
import { ask, callsWith } from '../../harness/customer.ts';
import { saveCard } from '../../harness/saved-card.ts';
import { expect, test } from '../../harness/shop-test.ts';
import { cardNumber, passMinutes } from '../support/bank.ts';
import { openLedger } from '../support/ledger.ts';
import { Shopper } from '../support/shopper.ts';
import { openAccount, signIn } from '../support/signed-in.ts';

// Its clock is eight weeks ahead of the other tests' shop.
test.use({ harnessName: 'due payments' });

const eightWeeks = 57 * 24 * 60;

test('a box whose card did not go through: one card is refused, the next pays once and stays; another box is cancelled', async ({
  page,
  harness,
}) => {
  const { shopUrl } = harness;
  const opened = await openAccount(harness);
  const [home] = (await opened.call('GET', 'user/addresses')).data;
  await saveCard(shopUrl, opened.call, home._id, 'subscription', 'renewalDeclines');
  await saveCard(shopUrl, opened.call, home._id, 'subscription', 'renewalDeclines');
  await passMinutes(harness, eightWeeks);
  const { email, password } = opened;
  const signedIn = await ask(`${shopUrl}/api/public/user/auth/login`, 'POST', { body: { email, password } });
  const { token } = signedIn.data;
  const call = callsWith(shopUrl, token);
  const due = async () => (await call('POST', 'user/due-payments/has-active')).data.duePayments;
  const [first] = await due();
  const shopper = new Shopper(page, 'tr', email);
  const main = page.getByRole('main');
  const examiner = new Examiner(page, 'tr');
  const ledger = await openLedger(harness);
  const corner = page.locator('[data-corner]');
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, harness, { token });
  await page.goto('/account');
  const part = main.getByRole('region', { name: /kutunun ödemesi geçmedi$/ });
  await expect(part).toBeVisible();
  await expect(corner).toBeAttached();
  await expect(corner).toBeHidden();
  await examiner.look('a due payment');

  await test.step('a card that the bank refuses: nothing is charged, and what was typed is there', async () => {
    await part.getByRole('button', { name: /^Şimdi öde/ }).press('Enter');
    await part.getByText('Yeni kart', { exact: true }).click();
    await part.getByLabel('Kart numarası').fill(cardNumber('insufficientFunds'));
    await part.getByLabel('Kartın üzerindeki ad').fill('Elif Yılmaz');
    await part.getByLabel('Son kullanma').fill('12/30');
    await part.getByLabel('Güvenlik kodu').fill('123');
    await examiner.look('the card that pays');
    await part.getByRole('button', { name: /öde$/ }).click();
    await shopper.approve();
    await expect(part.getByText('Kartın limiti ya da bakiyesi bu tutara yetmiyor.', { exact: false })).toBeVisible();
    expect([await ledger.kinds(), await ledger.net()]).toEqual([['decline'], 0]);
  });

  await test.step('the next card pays, once', async () => {
    await expect(part.getByLabel('Kartın üzerindeki ad')).toHaveValue('Elif Yılmaz');
    await part.getByLabel('Kart numarası').fill(cardNumber('succeeds'));
    await part.getByRole('button', { name: /öde$/ }).click();
    await shopper.approve();
    await expect(main.getByText('Ödemen alındı:', { exact: false })).toBeVisible();
    await examiner.look('a due payment that was paid');
    const paid = Math.round(first.price.chargedAmount * 100);
    expect([await ledger.captures(), await ledger.net()]).toEqual([1, paid]);
    const subscriptions = (await call('GET', 'user/subscriptions?query={}')).data;
    expect(subscriptions.map(({ status }: { status: string }) => status).toSorted()).toEqual(['ACTIVE', 'DUE_PAYMENT']);
  });

  await test.step('the other one is cancelled', async () => {
    await main.getByRole('button', { name: 'Tamam' }).click();
    await part.getByRole('button', { name: 'Bu kutuyu istemiyorum' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Kutuyu iptal et' }).click();
    await expect(main.getByText('Bu kutuyu iptal ettik.')).toBeVisible();
    expect([await due(), await ledger.captures()]).toEqual([[], 1]);
    await main.getByRole('button', { name: 'Tamam' }).click();
    await expect(main.locator('[data-due=none]')).toBeAttached();
    await expect(corner).toBeVisible();
  });
  expect(examiner.found).toEqual([]);
});
