import { Examiner } from '../../accessibility/examiner.ts';
import { expect, test } from '../../harness/shop-test.ts';
import { openBoxAndCart } from '../support/box-and-cart.ts';
import { keptLines } from '../support/kept-cart.ts';
import { Keyboard } from '../support/keyboard.ts';
import { openLedger } from '../support/ledger.ts';

// The ledger counts every payment of a shop: this file has its own.
test.use({ harnessName: 'box-offer' });
// Every focus stop is checked, and axe checks the pages they lead to.

const inCart = ['pad-super-12 × 2', 'tampon-mini-16 × 1', 'pantyliner-standard-12 × 1'];

test('the cart goes into the running box, by keys, and is emptied in every tab once the box is saved [DIALOG-16]', async ({
  page,
  context,
  harness,
}) => {
  const { readCurrent, inside, account } = await openBoxAndCart(page, harness, ['Ev']);
  const keys = new Keyboard(page);
  const examiner = new Examiner(page, 'tr');
  const main = page.getByRole('main');
  const ledger = await openLedger(harness);
  await page.goto('/checkout');
  const offer = main.getByRole('link', { name: 'Bunları var olan kutuma ekle' });
  await expect(offer).toBeVisible();
  await examiner.look('the offer');
  await keys.tabToAndPress(offer);

  const count = (name: RegExp) => main.getByRole('group', { name }).locator('output');
  const save = main.getByRole('button', { name: 'Değişiklikleri kaydet' });
  await expect(main.getByText('Sepetindekileri bu kutuya koyduk.')).toBeVisible();
  await expect(page).toHaveURL(/edit\/[^?]+$/);
  await page.reload();
  await expect(main.getByText('Sepetindekileri bu kutuya koyduk.')).toBeVisible();
  await expect(count(/^Süper ped/)).toHaveText('3');
  await expect(count(/^Mini tampon/)).toHaveText('1');
  await expect(save).toBeEnabled();
  await expect(main.getByRole('heading', { name: 'Şimdi' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Şimdi' }).locator('..').getByRole('listitem')).toHaveCount(3);
  await examiner.look('the box with the cart in it');

  const other = await context.newPage();
  await other.goto('/cart');
  await expect(other.getByRole('main').getByRole('link', { name: 'Bunları var olan kutuma ekle' })).toBeVisible();
  const more = other.getByRole('main').getByRole('group', { name: /^Süper ped.*: adet$/ });
  await more.getByRole('button', { name: 'Artır' }).click();
  await expect.poll(() => keptLines(other)).toContain('pad-super-12 × 3');
  expect(await inside()).toEqual(['pad-super-12 × 1']);

  await page.bringToFront();
  await keys.tabToAndPress(save);
  await expect(main.getByText('Sepetindekiler artık bu kutuda; sepetinden çıktılar.')).toBeVisible();
  await examiner.look('saved');
  const left = ['pad-super-12 × 1', 'pantyliner-standard-12 × 1'];
  await expect.poll(() => keptLines(page)).toEqual(left);
  await other.bringToFront();
  await expect(other.locator('[data-live=count]').first()).toHaveText('2');
  await page.bringToFront();
  await page.reload();
  await expect(main.getByText('Henüz bir şey değiştirmedin.')).toBeVisible();
  expect(await keptLines(page)).toEqual(left);
  expect((await inside()).toSorted()).toEqual(['pad-super-12 × 3', 'tampon-mini-16 × 1']);
  expect((await readCurrent()).version).toBe(3);
  expect((await account.call('GET', 'user/subscriptions?query={}')).data).toHaveLength(1);
  expect(await ledger.kinds()).toEqual([]);
  expect(examiner.found).toEqual([]);
});

test('cancelling the edit keeps the cart and the box as they were, and the customer can still pay', async ({
  page,
  harness,
}) => {
  const { readCurrent, inside } = await openBoxAndCart(page, harness, ['Home', 'Work']);
  const { version } = await readCurrent();
  const keys = new Keyboard(page);
  const main = page.getByRole('main');
  const ledger = await openLedger(harness);
  await page.goto('/en/cart');
  await keys.tabToAndPress(main.getByRole('link', { name: 'Add these to “Home”' }));
  const hint = main.getByText('We put what’s in your cart into this box.');
  await expect(hint).toBeVisible();
  await keys.tabToAndPress(main.getByRole('button', { name: 'Undo everything' }));
  await expect(hint).toBeHidden();
  await page.reload();
  await expect(main.getByText('You haven’t changed anything yet.')).toBeVisible();
  expect(await keptLines(page)).toEqual(inCart);
  expect([await inside(), (await readCurrent()).version]).toEqual([['pad-super-12 × 1'], version]);

  await page.goto('/en/checkout');
  await expect(main.getByRole('link', { name: 'Add these to “Home”' })).toBeVisible();
  await expect(page.locator('main [data-state]').first()).toHaveAttribute('data-state', 'filling.ready');
  await expect(main.getByRole('button', { name: /^Pay/ })).toBeVisible();
  expect(await ledger.kinds()).toEqual([]);
});

test('a save whose answer comes late or never takes the same out of the cart, undoing puts it back; what was for the next box can be for all', async ({
  page,
  harness,
}) => {
  const { readCurrent, inside } = await openBoxAndCart(page, harness, ['Ev']);
  const main = page.getByRole('main');
  const save = main.getByRole('button', { name: 'Değişiklikleri kaydet' });
  const left = ['pantyliner-standard-12 × 1'];
  const { _id } = await readCurrent();
  const withCart = async () => {
    await page.goto('/cart');
    await main.getByRole('link', { name: 'Bunları var olan kutuma ekle' }).click();
    await expect(save).toBeEnabled();
  };

  await withCart();
  const arrived = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.route('**/edit?*', async (route) => {
    const response = await route.fetch();
    arrived.resolve();
    await answered.promise;
    await route.fulfill({ response });
  });
  await save.click();
  await arrived.promise;
  await main.getByRole('link', { name: 'Sepete dön' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  expect(await keptLines(page)).toEqual(inCart);
  answered.resolve();
  await expect.poll(() => keptLines(page)).toEqual(left);
  expect((await inside()).toSorted()).toEqual(['pad-super-12 × 3', 'tampon-mini-16 × 1']);
  await page.unrouteAll();

  await page.goto(`/account/subscription/${_id}`);
  await main.getByRole('button', { name: 'Geri al', exact: true }).click();
  await expect(main.getByText('Geri aldın; her şey önceki gibi.')).toBeVisible();
  await expect.poll(async () => (await keptLines(page)).toSorted()).toEqual(inCart.toSorted());
  expect(await inside()).toEqual(['pad-super-12 × 1']);

  await withCart();
  await main.getByRole('radio', { name: 'Yalnız sıradaki' }).check();
  await expect(save).toBeEnabled();
  await page.route('**/edit?*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await save.click();
  await expect(main.getByText('Sıradaki kutun değişti.')).toBeVisible();
  await expect(main.getByText('Sepetindekiler artık bu kutuda; sepetinden çıktılar.')).toBeVisible();
  await expect.poll(() => keptLines(page)).toEqual(left);
  const { products, deliveries } = await readCurrent();
  const next = deliveries.find(({ state }: { state: string }) => state === 'planned').lines;
  expect([products.length, next.map((line: { quantity: number }) => line.quantity).toSorted()]).toEqual([1, [1, 3]]);

  await page.unrouteAll();
  await main.getByRole('radio', { name: 'Bundan sonraki her kutu' }).check();
  await expect(save).toBeEnabled();
  await save.click();
  await expect(main.getByText('Aboneliğin değişti.')).toBeVisible();
  expect((await inside()).toSorted()).toEqual(['pad-super-12 × 3', 'tampon-mini-16 × 1']);
  expect(await keptLines(page)).toEqual(left);
});
