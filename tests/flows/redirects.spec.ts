import { expect, test } from '../stand/shop-test.ts';
import { openAccount, signIn } from './signed-in.ts';

const outside = [
  'https://evil.example/x',
  'HTTPS:evil.example',
  '//evil.example',
  'javascript:alert(1)',
  '7',
  '{"a":1}',
];

test('a way back that leads out of the shop, or is none, is not gone: signing in leads to the account', async ({
  page,
  stand,
  troubles,
}) => {
  await signIn(page, stand, await openAccount(stand));
  for (const redirect of outside) {
    await page.goto(`/auth/login?redirect=${encodeURIComponent(redirect)}`);
    await expect(page).toHaveURL(`${stand.shopUrl}/account`);
  }
  await page.context().clearCookies({ name: 'auth_token' });
  for (const redirect of outside) {
    await page.goto(`/auth/logout?redirect=${encodeURIComponent(redirect)}`);
    const login = page.getByRole('main').getByRole('link', { name: /giriş yap/i });
    await expect(login).toHaveAttribute('href', '/auth/login');
  }
  expect(troubles).toEqual([]);
});
