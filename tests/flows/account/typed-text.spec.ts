import type { Locator } from '@playwright/test';
import { cardNumber } from '../../../server/modules/checkout/testing.ts';
import { moveParcel } from '../../harness/operate.ts';
import { newCard } from '../../harness/order-request.ts';
import { buyBoxes } from '../../harness/saved-card.ts';
import { expect, test } from '../../harness/shop-test.ts';
import { endSession, openAccount, signInApart } from '../support/signed-in.ts';

test('text typed in an account form is still there after the session has ended and the customer has signed in again', async ({
  page,
  harness,
}) => {
  const { shopUrl } = harness;
  const account = await openAccount(harness);
  const { call, email, password } = account;
  const [home] = (await call('GET', 'user/addresses')).data;
  const id = await buyBoxes(shopUrl, call, { addressId: home._id, card: newCard(cardNumber('succeeds'), false) });
  const { attemptId } = (await call('GET', 'user/attempts/open')).data;
  await call('POST', `user/attempts/purchase/${attemptId}/acknowledge`);
  const [number = ''] = await account.orders();
  await signInApart(page, harness, account);

  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  /** Types, and sends without a session: the page leads to the sign-in and back, where `field` still says `text`. */
  const keeps = async (field: Locator, text: string, send: string) => {
    await field.fill(text);
    await page.waitForLoadState('networkidle');
    await endSession(page, harness);
    await button(send).click();
    await main.getByRole('link', { name: /^Giriş yap/ }).click();
    await main.getByLabel('E-posta', { exact: true }).fill(email);
    await main.getByLabel('Şifre', { exact: true }).fill(password);
    await button('Giriş yap').click();
    await expect(page).not.toHaveURL(/\/auth\//);
    await expect(field).toHaveValue(text);
  };

  await test.step('the request for a call', async () => {
    await page.goto('/account/communication');
    await keeps(main.getByLabel('Not', { exact: false }), 'Öğleden sonra ararsanız açarım.', 'Beni arayın');
  });

  await test.step('the note in the box', async () => {
    await page.goto(`/account/orders/${id}`);
    await button('Mektup yaz').click();
    await keeps(main.getByLabel('Mektubun'), 'Kendine iyi bak.', 'Kutuya koy');
  });

  await test.step('what is wrong with an order', async () => {
    await moveParcel(shopUrl, number, 'pack', 'ship', 'deliver');
    await page.goto(`/account/orders/${id}`);
    await button('Bize yaz').click();
    await keeps(main.getByLabel('Anlatır mısın?'), 'Kutunun köşesi ezilmiş.', 'Gönder');
  });

  await test.step('why an account is deleted, without its password', async () => {
    await page.goto('/account/profile/delete-account');
    await main.getByRole('radio', { name: 'Artık ihtiyacım yok' }).check();
    await main.getByLabel('Şifren').fill(password);
    await main.getByRole('checkbox').check();
    await keeps(main.getByLabel(/^Söylemek istediğin/), 'Her şey için sağ olun.', 'Hesabımı sil');
    await expect(main.getByRole('radio', { name: 'Artık ihtiyacım yok' })).toBeChecked();
    await expect(main.getByLabel('Şifren')).toHaveValue('');
  });
});
