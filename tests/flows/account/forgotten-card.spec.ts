import { expect, test } from '../../harness/shop-test.ts';
import { cardNumber } from '../support/bank.ts';
import { keptIn } from '../support/kept-in-browser.ts';
import { atCheckout } from '../support/signed-in.ts';

const holder = 'Kanarya Sarıkuş';
const code = '907';

test('no card number, no security code, no name on a card and no token is kept in the browser, at any step of paying', async ({
  page,
  harness,
}) => {
  const { shopper, account } = await atCheckout(page, harness, 'en');
  const number = cardNumber('succeeds');
  const main = page.getByRole('main');
  const secrets = [
    number,
    number.replaceAll(/(\d{4})(?=\d)/g, '$1 '),
    number.slice(0, 12),
    holder,
    account.token,
    account.token.split('.')[2]!,
  ];
  const found: Record<string, string[]> = {};
  const look = async (step: string) => {
    const text = await keptIn(page);
    expect(text).toContain('mercan/root');
    found[step] = secrets.filter((secret) => text.includes(secret));
    if (/\b907\b/.test(text)) found[step].push(code);
  };

  await shopper.fillCard(number);
  await main.getByLabel(shopper.words.cardHolder).fill(holder);
  await main.getByLabel(shopper.words.cvc).fill(code);
  await look('typed');
  await main.getByRole('button', { name: shopper.words.pay }).click();
  await expect(shopper.bank().getByLabel(shopper.words.code)).toBeVisible();
  await look('at the bank');
  await page.reload();
  await main.getByRole('button', { name: 'Back to my payment' }).click();
  await expect(shopper.bank().getByLabel(shopper.words.code)).toBeVisible();
  await look('come back to the bank');
  await shopper.approve();
  await expect(page).toHaveURL(/\/purchase\/success/);
  await look('paid');
  expect(found).toEqual({ typed: [], 'at the bank': [], 'come back to the bank': [], paid: [] });
});
