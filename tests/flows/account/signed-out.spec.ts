import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/shop-test.ts';
import { openAccount, signIn } from '../support/signed-in.ts';

const keepCycle = (page: Page) =>
  page.evaluate(() =>
    localStorage.setItem(
      'mercan/cycle',
      JSON.stringify({ owner: 'account-1', start: '2026-11-15', cycleDays: 28, version: 1 }),
    ),
  );
const keepsCycle = (page: Page) => page.evaluate(() => localStorage.getItem('mercan/cycle') !== null);

test('signing out removes the cycle data from the device; a session that expires keeps it', async ({
  page,
  harness,
}) => {
  const account = await openAccount(harness);
  await page.goto('/auth/login');
  await keepCycle(page);
  await page.goto('/auth/logout?redirect=%2Faccount');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await page.waitForLoadState('networkidle');
  expect(await keepsCycle(page)).toBe(true);

  await signIn(page, harness, account);
  await page.goto('/auth/logout');
  await expect.poll(() => keepsCycle(page)).toBe(false);
});

test('deleting the account removes the cycle data from the device', async ({ page, harness }) => {
  const account = await openAccount(harness);
  await signIn(page, harness, account);
  await page.goto('/account/profile/delete-account');
  await keepCycle(page);
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'Artık ihtiyacım yok' }).check();
  await main.getByLabel('Şifren').fill(account.password);
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: 'Hesabımı sil' }).click();
  await expect(page).toHaveURL(/\/auth\/logout$/);
  await expect.poll(() => keepsCycle(page)).toBe(false);
});

test('signing out forgets for which order the reminder to review was dismissed [SESSION-8]', async ({
  page,
  harness,
}) => {
  const account = await openAccount(harness);
  await signIn(page, harness, account);
  await page.goto('/');
  const keeps = () => page.evaluate(() => localStorage.getItem('mercan/review-reminder') !== null);
  await page.evaluate(() =>
    localStorage.setItem('mercan/review-reminder', JSON.stringify({ orderId: 'order-1', version: 1 })),
  );
  expect(await keeps()).toBe(true);
  await page.goto('/auth/logout');
  await expect.poll(keeps).toBe(false);
});
