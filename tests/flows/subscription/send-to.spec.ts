import { addressIn } from '../../harness/customer.ts';
import { Examiner } from '../../accessibility/examiner.ts';
import { saveCard } from '../../harness/saved-card.ts';
import { expect, test } from '../../harness/shop-test.ts';
import { Shopper } from '../support/shopper.ts';
import { openAccount, signIn } from '../support/signed-in.ts';

test('one box is sent to another address on a phone; the box shows the address, and it is undone', async ({
  page,
  harness,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const account = await openAccount(harness);
  const [home] = (await account.call('GET', 'user/addresses')).data;
  await saveCard(harness.shopUrl, account.call, home._id, 'subscription');
  const other = addressIn({ title: 'Annem', line: 'Bağdat Caddesi No 7' });
  const { data: mum } = await account.call('POST', 'user/addresses', other);
  type Shown = { _deliveryAddress: string; gift: unknown };
  const deliveries = async (): Promise<Shown[]> =>
    (await account.call('GET', 'user/subscriptions?query={}')).data[0].deliveries;
  const goesTo = async () => (await deliveries()).map(({ _deliveryAddress }) => _deliveryAddress);
  await signIn(page, harness, account);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const examiner = new Examiner(page, 'tr');
  await page.goto('/account');
  await main.getByRole('button', { name: /^Başka adrese/ }).click();
  await expect(dialog.getByRole('radio', { name: home.title })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Annem' }).check();
  await expect(
    dialog.getByRole('paragraph').filter({ hasText: /^Yalnız .* kutusu Annem adresine gider; sonrakiler yine/ }),
  ).toBeVisible();
  await examiner.look('the address of one box');
  expect(await goesTo()).toEqual([home._id, home._id, home._id]);
  await dialog.getByRole('button', { name: 'Bu adrese gitsin' }).click();
  await expect(main.getByText('Sıradaki kutun o adrese gider; sonrakiler yine aboneliğinin adresine.')).toBeVisible();
  await expect(main.getByText('Yalnız bu kutu bu adrese gider.')).toBeVisible();
  await examiner.look('a box that goes elsewhere');
  expect(await goesTo()).toEqual([mum._id, home._id, home._id]);
  await main.getByRole('button', { name: 'Geri al' }).click();
  await expect(main.getByText('Geri aldın; her şey önceki gibi.')).toBeVisible();
  expect(await goesTo()).toEqual([home._id, home._id, home._id]);

  await test.step('it may be a gift, also to the customer’s own address', async () => {
    await main.getByRole('button', { name: /^Başka adrese/ }).click();
    await dialog.getByRole('checkbox', { name: /^Hediye olsun/ }).check();
    await dialog.getByRole('textbox', { name: /^Kutuya konacak not/ }).fill('İyi ki doğdun!');
    await examiner.look('a gift');
    await dialog.getByRole('button', { name: 'Bu adrese gitsin' }).click();
    await expect(main.getByText('Hediye: kutuya fiyat konmaz')).toBeVisible();
    expect((await deliveries()).map(({ gift }) => gift)).toEqual([{ note: 'İyi ki doğdun!' }, null, null]);
  });

  await test.step('an address is written over the dialog, and comes back chosen; the note is as it was', async () => {
    await main.getByRole('button', { name: /^Başka adrese/ }).click();
    const asking = page.getByRole('dialog', { name: 'Yalnız bu kutu nereye gitsin?' });
    await asking.getByRole('button', { name: 'Yeni adres ekle' }).click();
    const form = page.getByRole('dialog', { name: 'Yeni adres' });
    await new Shopper(page, 'tr', account.email).fillAddress(form);
    await expect(form).toBeHidden();
    await expect(asking.getByRole('radio', { name: /Caferağa/, checked: true })).toBeVisible();
    await expect(asking.getByRole('textbox', { name: /^Kutuya konacak not/ })).toHaveValue('İyi ki doğdun!');
    await examiner.look('the dialog with the added address');
    await asking.getByRole('button', { name: 'Bu adrese gitsin' }).click();
    await expect(main.getByText('Sıradaki kutun hediye olarak gider; sonrakiler eskisi gibi gelir.')).toBeVisible();
    const [next, after] = await deliveries();
    const { data: all } = await account.call('GET', 'user/addresses');
    const added = all.find(({ _id }: { _id: string }) => _id !== home._id && _id !== mum._id);
    expect([next!._deliveryAddress, next!.gift, after!._deliveryAddress]).toEqual([
      added._id,
      { note: 'İyi ki doğdun!' },
      home._id,
    ]);
  });
  expect(examiner.found).toEqual([]);
});
