import { saveCard } from '../../harness/saved-card.ts';
import { expect, test } from '../../harness/shop-test.ts';
import { Counter } from '../support/counter.ts';
import { openAccount, signIn } from '../support/signed-in.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('skipping and ending take two taps each, as the home page says', async ({ page, harness }) => {
  await page.goto('/');
  const promise = page.getByRole('listitem').filter({ hasText: 'Atlamak iki dokunuş' });
  await expect(promise).toContainText('Bitirmek de öyle. Nedenini söylemen gerekmez.');
  const account = await openAccount(harness);
  const [home] = (await account.call('GET', 'user/addresses')).data;
  await saveCard(harness.shopUrl, account.call, home._id, 'subscription');
  const readList = async (list: string) => (await account.call('GET', list)).data;
  await signIn(page, harness, account);
  await page.goto('/account');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');

  const skip = new Counter();
  await skip.tap(main.getByRole('button', { name: /Bunu atla/ }));
  await skip.tap(dialog.getByRole('button', { name: /kutusunu atla$/ }));
  await expect(main.getByText('Kutuyu atladın. Para çekilmeyecek.')).toBeVisible();
  expect((await readList('user/subscriptions?query={}'))[0].isSkipped).toBe(true);

  const end = new Counter();
  await end.tap(main.getByRole('button', { name: /^Bitir/ }));
  await end.tap(dialog.getByRole('button', { name: 'Aboneliği bitir' }));
  await expect(dialog).toBeHidden();
  await expect.poll(() => readList('user/subscriptions?query={}')).toEqual([]);
  expect([skip, end].map(({ taps, fields }) => ({ taps, fields }))).toEqual([
    { taps: 2, fields: 0 },
    { taps: 2, fields: 0 },
  ]);
});
