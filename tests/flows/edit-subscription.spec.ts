import { saveCard } from '../stand/saved-card.ts';
import { expect, test } from '../stand/shop-test.ts';
import { openLedger } from './ledger.ts';
import { openAccount, signIn } from './signed-in.ts';

test('what was typed into a box is there after a reload, beside what changed elsewhere; saved once, it is gone', async ({
  page,
  stand,
}) => {
  const account = await openAccount(stand);
  const [home] = (await account.call('GET', 'user/addresses')).data;
  await saveCard(stand.shopUrl, account.call, home._id, 'subscription');
  const held = async () => (await account.call('GET', 'user/subscriptions?query={}')).data[0];
  const { _id } = await held();
  await signIn(page, stand, account);
  const main = page.getByRole('main');
  const rhythm = (name: string) => main.getByRole('radio', { name });
  const save = main.getByRole('button', { name: 'Değişiklikleri kaydet' });
  const kept = () => page.evaluate(() => Object.entries(sessionStorage).filter(([key]) => key.endsWith('edit-draft')));
  await page.goto(`/account/subscription/edit/${_id}`);
  await rhythm('4 haftada bir').check();
  await expect(save).toBeEnabled();
  const ledger = await openLedger(stand);

  await page.reload();
  await expect(rhythm('4 haftada bir')).toBeChecked();
  await expect(save).toBeEnabled();
  await account.call('POST', `user/subscriptions/${_id}/rename`, { name: 'Başka yerde' });
  await page.reload();
  await expect(main.getByText('Aboneliğin bu arada başka bir yerde değişmiş.')).toBeVisible();
  await page.reload();
  await main.getByRole('button', { name: 'Benimki kalsın' }).click();
  await save.click();
  await expect(main.getByText('Aboneliğin değişti.')).toBeVisible();
  expect(await held()).toMatchObject({ name: 'Başka yerde', intervalDays: 28, version: 3 });
  await rhythm('12 haftada bir').check();
  await expect(save).toBeEnabled();
  await page.goto('/auth/logout');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(kept).toEqual([]);
  expect(await ledger.kinds()).toEqual([]);
});
