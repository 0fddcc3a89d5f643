import type { Page } from '@playwright/test';
import { LOCAL_STORAGE_KEY, parsePersisted } from '../../../domain/persisted/index.ts';
import { cardNumber } from '../../../server/modules/checkout/testing.ts';
import { Examiner } from '../../accessibility/examiner.ts';
import { newCard } from '../../harness/order-request.ts';
import { buyBoxes } from '../../harness/saved-card.ts';
import { expect, test } from '../../harness/shop-test.ts';
import { openAccount, signIn } from '../support/signed-in.ts';

const kept = async (page: Page) =>
  parsePersisted(await page.evaluate((key) => localStorage.getItem(key), LOCAL_STORAGE_KEY)).cart.items.map(
    ({ data, purchaseType, quantity }) => ({ slug: data.slug, purchaseType, quantity }),
  );

test('an ended subscription restarts through the cart, with its contents as a subscription and nothing bought yet', async ({
  page,
  harness,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const account = await openAccount(harness);
  const [home] = (await account.call('GET', 'user/addresses')).data;
  const card = newCard(cardNumber('succeeds'), true);
  await buyBoxes(harness.shopUrl, account.call, {
    addressId: home._id,
    card,
    purchaseType: 'subscription',
    quantity: 2,
  });
  const [{ _id }] = (await account.call('GET', 'user/subscriptions?query={}')).data;
  await account.call('POST', `user/subscriptions/${_id}/cancel`, {});
  const orders = await account.orders();
  await signIn(page, harness, account);
  await page.goto(`/account/subscription/${_id}`);
  const restart = page.getByRole('main').getByRole('button', { name: 'Yeniden başlat' });
  await expect(restart).toBeVisible();
  await new Examiner(page, 'tr').look('a subscription that has ended');
  await restart.click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText('Sonra 8 haftada bir').first()).toBeVisible();
  expect([
    await kept(page),
    (await account.call('GET', 'user/subscriptions?query={}')).data,
    (await account.call('GET', `user/subscriptions/${_id}`)).data.status,
    await account.orders(),
  ]).toEqual([[{ slug: 'pad-super-12', purchaseType: 'subscription', quantity: 2 }], [], 'CANCELLED', orders]);
});
