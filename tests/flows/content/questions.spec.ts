import { expect, test } from '../../harness/shop-test.ts';

test('a question is found by a word in any spelling, and answered', async ({ page, harness }) => {
  await page.goto(`${harness.shopUrl}/know-us/faqs`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sık sorulanlar');
  await page.getByRole('searchbox', { name: 'Sorularda ara' }).fill('IADE');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/know-us\/faqs\?search=IADE$/);
  const first = page.locator('details').first();
  await expect(first).toHaveAttribute('open', '');
  await expect(first.locator('summary')).toHaveText('İade edebilir miyim?');
  await first.getByRole('link', { name: 'Bu konudaki diğer sorular' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('İade');
  await expect(page.locator('details[open] summary')).toHaveText('İade edebilir miyim?');
});

test('a chapter shows its answers to search engines as they are on the page', async ({ page, harness }) => {
  await page.goto(`${harness.shopUrl}/en/know-us/faqs/health`);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const questions = data.map((text) => JSON.parse(text)).find((thing) => thing['@type'] === 'FAQPage').mainEntity;
  const shown = await page.locator('details summary').allTextContents();
  expect(questions.map(({ name }: { name: string }) => name)).toEqual(shown);
  expect(shown).toContain('How often should I change a tampon?');
});

test('an unknown chapter of questions is a 404', async ({ page, harness }) => {
  expect((await page.goto(`${harness.shopUrl}/know-us/faqs/nothing`))?.status()).toBe(404);
});

test('a search for an empty text shows the page without a search', async ({ request, harness }) => {
  const paths = ['/know-us/faqs?search=%00', '/en/know-us/faqs?search=%00', '/search?q=%00', '/en/search?q=%00'];
  const answers = await Promise.all(paths.map((path) => request.get(harness.shopUrl + path)));
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200, 200]);
});
