import { expect, test } from '../harness/shop-test.ts';
import { openAccount, signIn } from '../flows/support/signed-in.ts';

test('the lists of the account are asked for before the page is hydrated, and each of them once', async ({
  page,
  harness,
}) => {
  await signIn(page, harness, await openAccount(harness));
  const lists = ['/private/getAllOrders', '/user/subscriptions', '/subscriptions/get-deactivated-subscriptions'];
  const asked: string[] = [];
  page.on('request', (request) => {
    const list = lists.find((path) => new URL(request.url()).pathname.endsWith(path));
    if (list !== undefined) asked.push(list);
  });
  // React cannot hydrate without this file.
  await page.route('**/_page/**', async (route) => {
    await expect.poll(() => asked.toSorted()).toEqual(lists.toSorted());
    await route.continue();
  });
  await page.goto('/account');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Siparişlerin' })).toBeVisible();
  await expect(page.locator('main [data-state=ready]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.toSorted()).toEqual(lists.toSorted());
});
