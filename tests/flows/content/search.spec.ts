import { expect, test } from '../../harness/shop-test.ts';

test('the header’s search is opened, walked through and followed by the keyboard alone', async ({ page, harness }) => {
  await page.goto(harness.shopUrl);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  const icon = page.getByRole('banner').getByRole('link', { name: 'Ara', exact: true });
  await icon.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox', { name: 'Ne arıyorsun?' });
  await expect(field).toBeFocused();
  await page.keyboard.type('gnluk');
  const options = page.getByRole('listbox', { name: 'Sonuçlar' }).getByRole('option');
  await expect(options.first()).toContainText('Günlük ped');
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('sonuç');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  // As in any search field, the first one empties it.
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await expect(options).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(icon).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type('panty');
  await expect(options.first()).toContainText('Günlük ped');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/store\/pantyliner$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the page of results works without scripts, and is not indexed', async ({ browser, harness }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${harness.shopUrl}/en`);
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
  await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('refund');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/en\/search\?q=refund$/);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results for “refund”$/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Can I return things for a refund?');
  await page.goto(`${harness.shopUrl}/en/search?q=super+pads`);
  const pads = page.getByRole('main').getByRole('link', { name: /^Super pads/ });
  await expect(pads.first()).toContainText('₺118,90 / every 8 weeks ₺139,90 one-time 12 pieces');
  await context.close();
});
