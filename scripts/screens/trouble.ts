import { addressIn } from '../../tests/harness/customer.ts';
import { saveCard } from '../../tests/harness/saved-card.ts';
import { cardNumber } from '../../tests/flows/support/bank.ts';
import { addBox, openAccount, signIn } from '../../tests/flows/support/signed-in.ts';
import type { Camera } from './camera.ts';

const card = cardNumber('succeeds');

/** What a shopper is shown at "pay" when an address, card or text has changed, or the shop is out of reach. */
export async function trouble({ page, shopper, open, state, take }: Camera): Promise<void> {
  const main = page.getByRole('main');
  const payNow = async () => {
    await shopper.agree();
    await main.getByRole('button', { name: shopper.words.pay }).click();
  };
  await open('/');
  const shopUrl = new URL(page.url()).origin;
  const account = await openAccount({ shopUrl });
  const { call } = account;
  await signIn(page, { shopUrl }, account);
  await addBox(page, { shopUrl });

  await open('/checkout');
  await state('filling.ready');
  const [home] = (await call('GET', 'user/addresses?query=%7B%7D')).data;
  const work = (await call('POST', 'user/addresses', addressIn({ title: 'İş', line: 'Bağdat Caddesi No 5' }))).data;
  await call('DELETE', `user/addresses/${home._id}?version=${home.version}`);
  await shopper.pay(card);
  await state('filling.addressing');
  await take('checkout-address-gone');
  await main.locator('input[name=delivery]').first().click();
  await state('filling.ready');

  await saveCard(shopUrl, call, work._id);
  await open('/checkout');
  await state('filling.ready');
  const [saved] = (await call('POST', 'user/cards/read')).data;
  await call('POST', 'user/cards/delete-one-by-id', { _id: saved._id });
  await payNow();
  await main.getByRole('alert').waitFor();
  await take('checkout-card-gone');

  await call(
    'PATCH',
    `user/addresses/${work._id}?version=${work.version}`,
    addressIn({ title: 'İş', line: 'Bağdat Caddesi No 7' }),
  );
  await shopper.pay(card);
  await main.locator('[data-notice=textsChanged]').waitFor();
  await state('filling.ready');
  await take('checkout-texts-changed');

  await page.context().setOffline(true);
  await payNow();
  await state('unreachable');
  await take('unreachable');
}
