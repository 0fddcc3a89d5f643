import type { Page } from '@playwright/test';
import { addressIn, ask, newEmail } from '../../harness/customer.ts';
import { expect, test } from '../../harness/shop-test.ts';
import { linkTo } from '../support/mailed-link.ts';
import { openAccount, signIn } from '../support/signed-in.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** By the keyboard: what has the focus, as it is called. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

test('a customer manages their account: details and their link, addresses, sessions, password', async ({
  page,
  harness,
}) => {
  const account = await openAccount(harness);
  await account.call('POST', 'user/addresses', addressIn({ title: 'Yazlık', line: 'Sahil Yolu No 3' }));
  const main = page.getByRole('main');
  await signIn(page, harness, account);
  expect(await (await page.request.get('/account/profile')).text()).toContain('<title>Hesabım | Mercan</title>');

  await page.goto('/account/profile');
  await expect(page).toHaveTitle('Bilgilerim | Mercan');
  const email = newEmail();
  await main.getByLabel('Ad', { exact: true }).fill('Ecem');
  await main.getByLabel('E-posta').fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByLabel('Şu anki şifren').fill(account.password);
  await page.keyboard.press('Enter');
  await expect(main.getByText(`Kaydettik. ${email} adresine bir bağlantı gönderdik`)).toBeVisible();
  await page.goto(await linkTo(harness, email, /https?:\/\/\S+\/eyJ\S+/));
  await button(page, 'Onayla').click();
  await expect(main.getByRole('heading', { name: 'E-postan değişti' })).toBeVisible();
  await main.getByRole('link', { name: 'Giriş yap' }).click();
  await main.getByLabel('E-posta', { exact: true }).fill(email);
  await main.getByLabel('Şifre', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/account$/);

  await page.goto('/account/addresses');
  await button(page, 'Ana adres yap: Yazlık').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Ana adres yap: Ev')).toBeVisible();
  expect(await focused(page)).toBe('Yazlık adresini düzenle');
  await button(page, 'Adres ekle').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Adresin adı').fill('Yurt');
  await dialog.getByLabel('İl', { exact: true }).selectOption('İstanbul');
  await dialog.getByLabel('İlçe').selectOption('Kadıköy');
  await dialog.getByLabel('Mahalle').selectOption({ index: 1 });
  await dialog.getByLabel('Cadde, sokak, kapı').fill('Bahariye Caddesi No 12');
  await button(page, 'Adresi kaydet').click();
  await button(page, 'Yurt adresini sil').focus();
  await page.keyboard.press('Enter');
  await expect(main.getByText('Yurt adresini sildik.')).toBeVisible();
  expect(await focused(page)).toBe('Geri al: Yurt');
  await page.keyboard.press('Enter');
  await button(page, 'Yurt adresini sil').click();
  // Leaving the page confirms the removal at once.
  await page.getByRole('navigation', { name: 'Hesap' }).getByRole('link', { name: 'Bilgilerim' }).click();
  await expect(page).toHaveURL(/\/account\/profile$/);

  await main.getByRole('link', { name: /^Güvenlik/ }).click();
  const body = { email, password: account.password };
  const elsewhere = (await ask(`${harness.shopUrl}/api/public/user/auth/login`, 'POST', { body })).data.token;
  await page.reload();
  await expect(main.getByText('Bu cihaz', { exact: true })).toBeVisible();
  await button(page, 'Oturumu kapat: Bilinmeyen cihaz').click();
  await expect(main.getByText('Başka bir yerde açık değil.')).toBeVisible();
  const profile = (token: string) => ask(`${harness.shopUrl}/api/private/user/users/profile`, 'GET', { token });
  expect((await profile(elsewhere)).status).toBe(401);

  const password = 'lacivert-7-kedi';
  await main.getByRole('link', { name: 'Şifremi değiştir' }).last().click();
  await main.getByLabel('Şu anki şifren').fill(account.password);
  await main.getByLabel('Yeni şifren', { exact: true }).fill(password);
  await main.getByLabel('Yeni şifren, bir daha').fill(password);
  await page.keyboard.press('Enter');
  await expect(main.getByText('Şifren değişti. Diğer cihazlardaki oturumların kapandı.')).toBeVisible();
  const { data } = await ask(`${harness.shopUrl}/api/public/user/auth/login`, 'POST', { body: { email, password } });
  expect((await profile(data.token)).data.firstName).toBe('Ecem');
  const addresses = (await ask(`${harness.shopUrl}/api/private/user/addresses`, 'GET', { token: data.token })).data;
  expect(addresses.map(({ title, isPrimary }: { title: string; isPrimary: boolean }) => [title, isPrimary])).toEqual([
    ['Yazlık', true],
    ['Ev', false],
  ]);
});
