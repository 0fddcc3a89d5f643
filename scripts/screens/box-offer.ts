import { openBoxAndCart } from '../../tests/flows/support/box-and-cart.ts';
import type { Camera } from './camera.ts';

/** The offer to add the cart to a running subscription, the edit it opens, once saved, and of a paused subscription. */
export async function boxOffer({ page, open, take }: Camera): Promise<void> {
  await open('/');
  const { origin } = new URL(page.url());
  const { account, readCurrent } = await openBoxAndCart(page, { shopUrl: origin }, ['Ev']);
  await open('/checkout');
  await take('checkout-box-offer');
  const main = page.getByRole('main');
  await main.locator('a[href*="/subscription/edit/"]').click();
  await main.locator('[data-state="editing.priced"]').waitFor();
  await take('account-edit-offer');
  await main.getByRole('radio').nth(1).check();
  await main.locator('[data-state="editing.priced"]').waitFor();
  await main.getByRole('button', { name: /^(Değişiklikleri kaydet|Save the changes)$/ }).click();
  await main.locator('[data-state="editing.saved"]').waitFor();
  await take('account-edit-next-saved');
  const { _id } = await readCurrent();
  await account.call('POST', `user/subscriptions/${_id}/pause`, { until: null });
  await open(`/account/subscription/edit/${_id}`);
  await take('account-edit-paused');
}
