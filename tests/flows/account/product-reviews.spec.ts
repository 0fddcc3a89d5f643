import { cardNumber } from '../../../server/modules/checkout/testing.ts';
import { Examiner } from '../../accessibility/examiner.ts';
import { ask, callsWith } from '../../harness/customer.ts';
import { newCard } from '../../harness/order-request.ts';
import { operate, readOps } from '../../harness/operate.ts';
import { buyBoxes } from '../../harness/saved-card.ts';
import { expect, test } from '../../harness/shop-test.ts';
import { passMinutes } from '../support/bank.ts';
import { openAccount, signIn } from '../support/signed-in.ts';

// Weeks pass in it.
test.use({ harnessName: 'product reviews' });

const written = 12;
const named = (...numbers: number[]) => numbers.map((nth) => `Yorum ${nth}.`);
const listed = '**/api/reviews_service/v1/review?*';

test('twelve reviews load as ten and two, are filtered by stars, and are shown on the home page', async ({
  browser,
  page,
  harness,
}) => {
  const { shopUrl } = harness;
  const { call, email, password } = await openAccount(harness);
  const [home] = (await call('GET', 'user/addresses')).data;
  for (let nth = 0; nth < written; nth += 1)
    await buyBoxes(shopUrl, call, { addressId: home._id, card: newCard(cardNumber('succeeds'), false) });
  await passMinutes(harness, 20 * 24 * 60);
  // The session of weeks ago has ended.
  const { token } = (await ask(`${shopUrl}/api/public/user/auth/login`, 'POST', { body: { email, password } })).data;
  const reviewable = await callsWith(shopUrl, token)('POST', 'user/orders/getReviewableProductTypesAsync');
  const [{ _productType }] = reviewable.data;
  for (let nth = 1; nth <= written; nth += 1) {
    // Each fourth gives two stars, the others five.
    const reviewItems = [{ _productType, point: nth % 4 === 0 ? 2 : 5, content: `Yorum ${nth}.` }];
    const { status, data } = await ask(`${shopUrl}/api/reviews_service/v1/review`, 'POST', {
      token,
      body: { reviewItems, kvkkAgreementsSignedDate: '2026-11-27T08:59:00.000Z' },
    });
    expect(status).toBe(201);
    await operate(shopUrl, `reviews/${data._id}`, { state: 'published' });
    await passMinutes(harness, 1);
  }
  expect((await readOps(shopUrl, 'reviews?state=published')).data.items.length).toBe(written);

  const block = page.locator('#reviews');
  const texts = block.getByText(/^Yorum \d+\.$/);
  const examiner = new Examiner(page, 'tr');

  await test.step('the next page is appended; one that cannot be had says so, and is read again', async () => {
    await page.goto('/product/pad-super');
    await expect(texts).toHaveText(named(12, 11, 10, 9, 8, 7, 6, 5, 4, 3));
    await page.route(listed, (route) => route.abort());
    await block.getByRole('button', { name: '2 yorum daha' }).click();
    await expect(block.getByText('Yorumları getiremedik. Bağlantına bakıp yeniden dene.')).toBeVisible();
    await examiner.look('reviews that could not be had');
    await page.unroute(listed);
    await block.getByRole('button', { name: 'Yeniden dene' }).click();
    await expect(texts).toHaveText(named(12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1));
    await expect(page.locator(':focus')).toContainText('Yorum 2.');
    await expect(block.getByRole('button')).toHaveCount(0);
  });

  await test.step('stars are chosen in the address', async () => {
    await block.getByRole('link', { name: '5 üzerinden 2' }).click();
    await expect(page).toHaveURL(`${shopUrl}/product/pad-super?points=2#reviews`);
    await expect(texts).toHaveText(named(12, 8, 4));
    await expect(block.getByRole('status')).toHaveText('3 yorum, 2 yıldızlı');
    await expect(block.getByRole('heading', { name: 'Yorumlar' })).toBeInViewport();
    await examiner.look('reviews of two stars');
    await page.reload();
    await expect(texts).toHaveText(named(12, 8, 4));
    await page.goBack();
    // Before the app is loaded the page still shows the cached two stars; it is updated once in view.
    // The app may put another element in its place meanwhile.
    await expect(() => block.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass();
    await expect(texts).toHaveCount(10);
    await block.getByRole('link', { name: '5 üzerinden 1' }).click();
    await expect(block.getByText('Bu kadar yıldız veren olmamış.')).toBeVisible();
    await block.getByRole('link', { name: 'Bütün yorumlar' }).click();
    await expect(texts).toHaveCount(10);
  });

  await test.step('also without scripts', async () => {
    const context = await browser.newContext({ baseURL: shopUrl, javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto('/product/pad-super');
    await plain.locator('#reviews').getByRole('link', { name: '5 üzerinden 2' }).click();
    await expect(plain.locator('#reviews').getByText(/^Yorum \d+\.$/)).toHaveText(named(12, 8, 4));
    await context.close();
  });

  await test.step('the last three are shown on the home page', async () => {
    await expect(async () => {
      await page.goto('/');
      const said = page.getByRole('main').getByText(/^Yorum \d+\.$/);
      await expect(said).toHaveText(named(12, 11, 10), { timeout: 2000 });
    }).toPass();
    await examiner.look('the home page with reviews');
  });
  expect(examiner.found).toEqual([]);
});

test('a signed-in customer is led from a landing page to the account form for requesting a call', async ({
  page,
  harness,
}) => {
  await signIn(page, harness, await openAccount(harness));
  await page.goto('/landing/hosgeldin');
  await page.getByRole('link', { name: 'Numaranı bırak, seni arayalım.' }).click();
  await expect(page).toHaveURL(/\/account\/communication#call$/);
  const heading = page.getByRole('heading', { name: 'Konuşalım mı?' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});
