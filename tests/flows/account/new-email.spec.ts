import { newEmail } from '../../harness/customer.ts';
import { expect, test } from '../../harness/shop-test.ts';
import { linkTo } from '../support/mailed-link.ts';
import { openAccount } from '../support/signed-in.ts';

test('an e-mail address changes when its owner confirms it on the page of the link, and only once', async ({
  page,
  harness,
}) => {
  const account = await openAccount(harness);
  const email = newEmail();
  const change = { email, currentPassword: account.password };
  expect((await account.call('POST', 'user/users/update-account?version=1', change)).status).toBe(200);
  const link = await linkTo(harness, email, /https?:\/\/\S+\/eyJ\S+/);
  expect((await page.goto(link))?.status()).toBe(200);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Yeni e-postanı onayla' })).toBeVisible();
  const emailOf = async () => (await account.call('GET', 'user/users/profile')).data.email;
  expect(await emailOf()).toBe(account.email);
  await main.getByRole('button', { name: 'Onayla' }).click();
  await expect(main.getByRole('heading', { name: 'E-postan değişti' })).toBeVisible();
  expect((await account.call('GET', 'user/users/profile')).status).toBe(401);

  const token = link.split('/').pop()!;
  await page.goto(`/en/${token}`);
  await expect(main.getByRole('heading', { name: 'This link has been used.' })).toBeVisible();
  await main.getByRole('link', { name: 'Sign in' }).click();
  await main.getByLabel('Email', { exact: true }).fill(email);
  await main.getByLabel('Password', { exact: true }).fill(account.password);
  await main.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/account$/);
  expect((await page.goto(`/en/${token.slice(0, -4)}AAAA`))?.status()).toBe(404);
  await expect(main.getByRole('heading', { name: 'This link is not valid.' })).toBeVisible();
});
