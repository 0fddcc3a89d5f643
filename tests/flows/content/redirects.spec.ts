import { expect, test } from '../../harness/shop-test.ts';
import { openAccount, signIn } from '../support/signed-in.ts';

const outside = [
  'https://evil.example/x',
  'HTTPS:evil.example',
  '//evil.example',
  'javascript:alert(1)',
  '7',
  '{"a":1}',
];

test('a redirect out of the shop, or an invalid one, is ignored: signing in leads to the account [ROUTE-40]', async ({
  page,
  harness,
  troubles,
}) => {
  await signIn(page, harness, await openAccount(harness));
  for (const redirect of outside) {
    await page.goto(`/auth/login?redirect=${encodeURIComponent(redirect)}`);
    await expect(page).toHaveURL(`${harness.shopUrl}/account`);
  }
  // Leaves the account page, whose remaining requests would be refused.
  await page.goto('about:blank');
  await page.context().clearCookies({ name: 'auth_token' });
  for (const redirect of outside) {
    await page.goto(`/auth/logout?redirect=${encodeURIComponent(redirect)}`);
    const login = page.getByRole('main').getByRole('link', { name: /giriş yap/i });
    await expect(login).toHaveAttribute('href', '/auth/login');
  }
  expect(troubles).toEqual([]);
});

test('the login page says that a session expired while no page was open, not after signing out [SESSION-12]', async ({
  page,
  harness,
}) => {
  const ended = page.getByText('Oturumun bitmişti. Giriş yapınca kaldığın yerden devam edersin; sepetin yerinde.');
  const form = page.getByRole('main').getByLabel('E-posta', { exact: true });
  await page.goto('/account');
  await expect(form).toBeVisible();
  await expect(ended).toBeHidden();

  const account = await openAccount(harness);
  await signIn(page, harness, account);
  await page.goto('/account');
  await expect(page.getByRole('main').getByText(account.email)).toBeVisible();
  await page.goto('about:blank');
  await page.context().clearCookies({ name: 'auth_token' });
  await page.goto('/account');
  await expect(ended).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Faccount&expired=true$/);
});
