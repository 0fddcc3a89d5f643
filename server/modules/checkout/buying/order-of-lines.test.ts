import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { formatLira, toKurus } from '../../../../domain/money/index.ts';
import { promoCodes } from '../../promo-codes/testing.ts';
import { newCard, openShopper, passChallenge, type Shop, startShop } from '../testing.ts';

// Starting a whole shop and a bank may be slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
  await shop.database.db.insert(promoCodes).values({
    id: shop.app.context.ids.next(),
    code: 'TEKSEFER',
    kind: 'percent',
    percent: 10,
    purchaseTypes: ['oneTimePurchase'],
    isActive: true,
    firstPurchaseOnly: false,
    createdAt: shop.clock.now(),
  });
}, 60_000);
afterAll(() => shop.close());

test('order and mail list the lines in the order of the cart, with their prices down to the total', async () => {
  const shopper = await openShopper(shop, {}, 'en');
  const body = await shopper.checkout({ once: 2, packets: 'around', promoCode: 'MERCAN10' }, newCard('succeeds'));
  const { attemptId, redirectUrl } = (await shopper.buy('3ds/buy-request', body)).body.data;
  await passChallenge(redirectUrl);
  const paid = (await shopper.status(attemptId)).body.data;
  const { products: boxes, packets, price } = (await shopper.call('POST', `orders/${paid.orderIds[0]}`)).body.data;
  const placed = [...boxes, ...packets]
    .toSorted((one, other) => one.sortOrder - other.sortOrder)
    .map(({ slug, sortOrder }) => [sortOrder, slug]);
  expect(placed).toEqual([
    [0, 'pad.standard.8_pad.super.20_pantyliner.standard.12_gizem-package'],
    [1, 'pad-super-12'],
    [2, 'pad.super.12_pantyliner.standard.12_tampon.standard.8_nazli-package'],
  ]);
  const mails = await shop.app.context.mail.list({ recipient: shopper.email });
  const mail = mails.find(({ kind }) => kind === 'orderConfirmation');
  const listed = mail!.textBody.split('\n\n')[2]!.split('\n').slice(1);
  expect(listed.map((line) => line.replace(/[\d.,]+$/, ''))).toEqual([
    '1 × Gizem’s Box (1 × Standard pads · 8, 1 × Super pads · 12, 1 × Super pads · 8, 1 × Standard pantyliners · 12): ₺',
    '2 × Super pads · 12: ₺',
    '1 × Nazlı’s Box (1 × Super pads · 12, 1 × Standard pantyliners · 12, 1 × Standard tampons · 8): ₺',
    'Code discount (MERCAN10): −₺',
    'Total, VAT included: ₺',
  ]);
  const amounts = listed.map((line) =>
    Number(
      line
        .slice(line.lastIndexOf('₺') + 1)
        .replace('.', '')
        .replace(',', '.'),
    ),
  );
  expect(amounts.map((amount) => Math.round(amount * 100))).toEqual([
    ...[packets[0], boxes[0], packets[1]].map((line) => Math.round(line.price.grossOriginalAmount * 100)),
    Math.round(price.grossPromoDiscountAmount * 100),
    Math.round(price.chargedAmount * 100),
  ]);
});

test.each([
  ['tr', 'MERCAN10', 'Sonra 8 haftada bir PRICE. Kod yalnızca bu siparişte geçer. Aboneliğinin sonraki kutusu'],
  ['en', 'MERCAN10', 'Then PRICE every 8 weeks. The code applies to this order only. The next box'],
  ['tr', 'TEKSEFER', 'Sonra 8 haftada bir PRICE. Aboneliğinin sonraki kutusu'],
  ['en', 'TEKSEFER', 'Then PRICE every 8 weeks. The next box'],
  ['en', undefined, 'Then PRICE every 8 weeks. The next box'],
] as const)(
  'the mail says what a subscription costs after its first parcel (%s, code %s)',
  async (language, promoCode, words) => {
    const shopper = await openShopper(shop, {}, language);
    const body = await shopper.checkout(
      { once: 1, subscribed: 2, ...(promoCode && { promoCode }) },
      newCard('succeeds'),
    );
    const { attemptId, redirectUrl } = (await shopper.buy('3ds/buy-request', body)).body.data;
    await passChallenge(redirectUrl);
    await shopper.status(attemptId);
    const [{ price }] = body['subscriptions'] as [{ price: { grossOriginalAmount: number } }];
    const mails = await shop.app.context.mail.list({ recipient: shopper.email });
    const mail = mails.find(({ kind }) => kind === 'orderConfirmation');
    const later = mail!.textBody.split('\n\n').find((paragraph) => /8 haftada|8 weeks/.test(paragraph));
    const amount = formatLira(toKurus(price.grossOriginalAmount));
    expect(later!.slice(0, words.length + amount.length - 'PRICE'.length)).toBe(words.replace('PRICE', amount));
  },
);
