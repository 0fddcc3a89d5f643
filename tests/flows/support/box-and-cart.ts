import type { Page } from '@playwright/test';
import { saveCard } from '../../harness/saved-card.ts';
import type { Harness } from '../../harness/harness.ts';
import { addBox, openAccount, signIn } from './signed-in.ts';

/** A customer with named subscriptions to pads; in the cart more pads and tampons by subscription, liners once. */
export async function openBoxAndCart(page: Page, harness: Pick<Harness, 'shopUrl'>, names: readonly string[]) {
  const account = await openAccount(harness);
  const [home] = (await account.call('GET', 'user/addresses')).data;
  const readCurrent = async () => (await account.call('GET', 'user/subscriptions?query={}')).data[0];
  for (const name of names) {
    await saveCard(harness.shopUrl, account.call, home._id, 'subscription');
    // The page would learn of it only now, and take what was paid out of the cart.
    const { attemptId } = (await account.call('GET', 'user/attempts/open')).data;
    await account.call('POST', `user/attempts/purchase/${attemptId}/acknowledge`);
    const boxes = (await account.call('GET', 'user/subscriptions?query={}')).data;
    const { _id } = boxes.find((box: { name: string }) => !names.includes(box.name));
    await account.call('POST', `user/subscriptions/${_id}/rename`, { name });
  }
  const inside = async () =>
    (await readCurrent()).products.map(
      ({ product, quantity }: { product: { slug: string }; quantity: number }) => `${product.slug} × ${quantity}`,
    );
  await signIn(page, harness, account);
  await addBox(page, harness, { purchaseType: 'subscription', quantity: 2 });
  await addBox(page, harness, { slug: 'tampon-mini-16', purchaseType: 'subscription' });
  await addBox(page, harness, { slug: 'pantyliner-standard-12' });
  return { account, readCurrent, inside };
}
