import { expect, test } from '../../harness/shop-test.ts';

test('the login page explains why to sign in for a due payment, and does not when only the account is opened', async ({
  page,
}) => {
  const main = page.getByRole('main');
  for (const [account, says] of [
    ['/account', 'E-postada yazdığımız ödeme hesabında; ödemek için giriş yap.'],
    ['/en/account', 'The payment we wrote to you about is in your account; sign in to pay it.'],
  ] as const) {
    await page.goto(`${account}?due=true`);
    await expect(main.getByText(says)).toBeVisible();
    await page.goto(account);
    await expect(page).toHaveURL(/\/auth\/login/);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByText(says)).toHaveCount(0);
  }
});
