import { randomUUID } from 'node:crypto';
import { cardNumber } from '../../tests/flows/bank.ts';
import { openAccount, signIn } from '../../tests/flows/signed-in.ts';
import { moveParcel, operate } from '../../tests/stand/operate.ts';
import { newCard } from '../../tests/stand/order-request.ts';
import { buyBoxes } from '../../tests/stand/saved-card.ts';
import type { Camera } from './camera.ts';

/** Orders at every stage, what is given back of one, and a review. */
export async function orders({ page, open, take, state }: Camera): Promise<void> {
  await open('/');
  const shopUrl = new URL(page.url()).origin;
  const customer = await openAccount({ shopUrl });
  const { call } = customer;
  const [home] = (await call('GET', 'user/addresses')).data;
  await call('POST', 'user/coupons/redeem', { code: 'KAMPUS50' });
  const card = newCard(cardNumber('succeeds'), false);
  const buy = async (quantity: number) => {
    const id = await buyBoxes(shopUrl, call, { addressId: home._id, card, quantity, useAccountBalance: true });
    const { attemptId } = (await call('GET', 'user/attempts/open')).data;
    await call('POST', `user/attempts/purchase/${attemptId}/acknowledge`);
    return id;
  };
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const button = (name: RegExp) => main.getByRole('button', { name });

  const delivered = await buy(3);
  await moveParcel(shopUrl, delivered, 'pack', 'ship', 'deliver');
  const onItsWay = await buy(2);
  await moveParcel(shopUrl, onItsWay, 'pack', 'ship', 'out');
  const paid = await buy(1);
  await signIn(page, { shopUrl }, customer);

  await open(`/account/orders/${paid}`);
  await button(/^(Mektup yaz|Write a letter)$/).click();
  await main.getByRole('textbox').fill('Annecim, bantlar seninki. Sen sıcak tut, ben gelirim.');
  await take('order-letter');
  await button(/^(Kutuya koy|Put it in the box)$/).click();
  await main.getByRole('blockquote').waitFor();
  await button(/^(Siparişi iptal et|Cancel the order)$/).click();
  await dialog.waitFor();
  await take('order-cancel', 'view');
  await page.keyboard.press('Escape');
  await open(`/account/orders/${onItsWay}`);
  await take('order-on-its-way');
  await open(`/account/orders/${delivered}`);
  await take('order');
  await button(/^(Sözleşmeni oku|Read your agreement)$/).click();
  await dialog.waitFor();
  await take('order-agreements', 'view');
  await page.keyboard.press('Escape');
  await button(/^(Değerlendir|Review it)$/).click();
  await dialog.getByRole('radio').nth(3).check();
  await take('review', 'view');
  await page.keyboard.press('Escape');
  await open('/');
  await page.getByRole('complementary').getByRole('button').first().waitFor();
  await take('review-corner', 'view');

  const refund = `/account/orders/refund/${delivered}`;
  const more = button(/^(Artır|More)$/);
  await open(refund);
  await more.click();
  await main.getByRole('radio').first().check({ force: true });
  await main.getByRole('checkbox').check();
  await take('refund');
  await button(/^(Gözden geçir|Look it over)$/).click();
  await state('summarised');
  await take('refund-summary');
  await button(/^(İadeyi gönder|Send the request)$/).click();
  await state('requested');
  await take('refund-successful');
  await operate(shopUrl, `refunds/${delivered}/accept`, { resaleable: true });
  await open(`${refund}/summary`);
  await take('refund-answered');
  const { lines } = (await call('GET', `user/refund/${delivered}/refundable-lines`)).data;
  const items = [{ _line: lines[0]._line, quantity: 1, reason: 'DAMAGED', isUnopened: false }];
  const { refundAmount } = (await call('POST', `user/refund/${delivered}/preview`, { items })).data;
  await call('POST', `user/refund/${delivered}`, { items, refundAmount }, randomUUID());
  await operate(shopUrl, `refunds/${delivered}/reject`, { note: 'Kutunun içinden başka bir ürün çıktı.' });
  await open(`${refund}/summary`);
  await take('refund-rejected');
  await open('/account/orders');
  await take('orders');
}
