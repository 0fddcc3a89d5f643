import { decodeJwt, decodeProtectedHeader, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose';
import type { Page } from '@playwright/test';
import { newEmail } from '../../harness/customer.ts';
import { expect, test } from '../../harness/shop-test.ts';
import type { Harness } from '../../harness/harness.ts';
import { linkTo } from '../support/mailed-link.ts';
import { openAccount } from '../support/signed-in.ts';

async function tokenToConfirmEmail(harness: Harness): Promise<string> {
  const account = await openAccount(harness);
  const email = newEmail();
  const change = { email, currentPassword: account.password };
  expect((await account.call('POST', 'user/users/update-account?version=1', change)).status).toBe(200);
  const link = await linkTo(harness, email, /https?:\/\/\S+\/eyJ\S+/);
  return link.split('/').pop()!;
}

/** The page's API requests, without the document. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

const keySet = '/api/public/auth/user-jwks';

test('a link with a foreign signature is invalid, and nothing is asked about it [ACCESS-11]', async ({
  page,
  harness,
}) => {
  const genuine = await tokenToConfirmEmail(harness);
  const { privateKey } = await generateKeyPair('ES256');
  const forged = await new SignJWT(decodeJwt(genuine))
    .setProtectedHeader(decodeProtectedHeader(genuine) as JWTHeaderParameters)
    .sign(privateKey);
  const calls = callsOf(page);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });

  expect((await page.goto(`/${forged}`))?.status()).toBe(404);
  await expect(heading).toHaveText('Bu bağlantı geçersiz.');
  expect(calls).toEqual([`GET ${keySet}`]);

  calls.length = 0;
  expect((await page.goto(`/${genuine}`))?.status()).toBe(200);
  await expect(heading).toHaveText('Yeni e-postanı onayla');
  expect(calls[0]).toBe(`GET ${keySet}`);
  expect(calls.length).toBeGreaterThan(1);
});

test('a link that cannot be checked is not called invalid, and is checked again [ACCESS-11]', async ({
  page,
  harness,
}) => {
  const token = await tokenToConfirmEmail(harness);
  await page.route(`**${keySet}`, (route) => route.abort());
  const calls = callsOf(page);
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  await page.goto(`/en/${token}`);
  await expect(heading).toHaveText('We couldn’t open the link');
  await expect(main.getByText('We don’t know yet whether it is valid.')).toBeVisible();
  expect(calls).toEqual([`GET ${keySet}`]);
  await page.unroute(`**${keySet}`);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(heading).toHaveText('Confirm your new email');
});

test('no other page loads the code that verifies tokens', async ({ page, harness }) => {
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.push(response.url());
  });
  const carriers = async () => {
    const texts = await Promise.all(loaded.map(async (url) => [url, await (await fetch(url)).text()] as const));
    return texts.filter(([, text]) => text.includes('ERR_JWKS_NO_MATCHING_KEY')).map(([url]) => url);
  };
  for (const path of ['/', '/store', '/product/pad-super-12', '/cart', '/checkout', '/auth/login']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  }
  expect(await carriers()).toEqual([]);
  await page.goto(`/${await tokenToConfirmEmail(harness)}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Yeni e-postanı onayla');
  expect((await carriers()).length).toBe(1);
});
