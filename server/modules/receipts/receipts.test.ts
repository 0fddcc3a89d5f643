import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { kurus } from '../../../domain/money/index.ts';
import { products as stocked } from '../catalog/testing.ts';
import { newCard, openShopper, passChallenge, type Shop, type Shopper, startShop } from '../checkout/testing.ts';
import type { OrderRecord } from '../orders/index.ts';
import { moveAlong, orders } from '../orders/testing.ts';
import { receiptFacts } from './receipt.facts.ts';
import { drawReceipt } from './receipt.pdf.ts';
import { readPdfText } from './read-pdf.testing.ts';

// Starting a whole shop and a bank may be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
let shopper: Shopper;
let id: string;
beforeAll(async () => {
  shop = await startShop({ config: { sessionSeconds: 60 * 24 * 3600 } });
  shopper = await openShopper(shop, { startBalanceKurus: 3_000 });
  const cart = { once: 2, promoCode: 'MERCAN10', useAccountBalance: true };
  const asked = await shopper.buy('3ds/buy-request', await shopper.checkout(cart, newCard('succeeds')));
  const { attemptId, redirectUrl } = asked.body.data;
  await passChallenge(redirectUrl);
  [id] = (await shopper.status(attemptId)).body.data.orderIds;
}, 60_000);
afterAll(() => shop.close());

async function download(query = '', token = shopper.token) {
  const url = `/api/private/user/orders/${id}/receipt.pdf${query}`;
  const answer = await shop.app.server.inject({ url, headers: { authorization: `Bearer ${token}` } });
  return { status: answer.statusCode, headers: answer.headers, file: answer.rawPayload };
}
const code = ({ status, file }: Awaited<ReturnType<typeof download>>) => [status, JSON.parse(file.toString()).code];

const sold = [
  'Mercan Kişisel Bakım Ürünleri Ticaret A.Ş.',
  'Caferağa Mah. Moda Cad. No: 48/3, 34710 Kadıköy / İstanbul',
  'Kadıköy V.D. 615 048 2739, MERSİS 0615 0482 7390 0001',
  'merhaba@mercan.example, 0850 000 00 28',
];

test('a receipt lists the goods, the payment and the VAT, and states that it is no e-Archive invoice', async () => {
  const { status, headers, file } = await download();
  expect([status, headers['content-type'], headers['cache-control'], headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    'no-store',
    'attachment; filename="MRC-26-000001.pdf"',
  ]);
  const said = [
    'Mercan',
    'Ödeme belgesi MRC-26-000001',
    'Sipariş tarihi 02/03/2026, ödeme tarihi 02/03/2026',
    'Alıcı',
    'Ada Deniz',
    'Moda Caddesi No 12 Daire 5',
    'Moda, 34710 Kadıköy, İstanbul',
    'Türkiye',
    'Ürün | Birim fiyatı | KDV | Tutar',
    '2 × Süper ped · 12’li | 139,90 TL | %10 | 279,80 TL',
    'Kod indirimi (MERCAN10) | -27,98 TL',
    'Kargo | 0,00 TL',
    'Toplam, KDV dâhil | 251,82 TL',
    'Nasıl ödendi',
    'Kart, •••• 0008 | 221,82 TL',
    'Hesap bakiyesi | 30,00 TL',
    'İçindeki KDV | Matrah | KDV | KDV dâhil',
    '%10 | 228,93 TL | 22,89 TL | 251,82 TL',
    'Bu bir ödeme belgesidir. e-Arşiv faturası değildir ve onun yerine geçmez.',
    'Siparişin ödendiği andaki hâlini gösterir; sonradan iade edilenler burada görünmez.',
    ...sold,
  ];
  expect(readPdfText(file)).toEqual(said.flatMap((row) => row.split(' | ')));
});

test('the language is that of the order, or the requested one', async () => {
  const inEnglish = readPdfText((await download('?locale=en')).file);
  expect([inEnglish[1], inEnglish[12], inEnglish.includes('How it was paid')]).toEqual([
    'Payment receipt MRC-26-000001',
    '2 × Super pads · 12',
    true,
  ]);
  expect((await download('?locale=tr')).file.equals((await download()).file)).toBe(true);
  expect((await download('?locale=de')).status).toBe(400);
});

test('the same order gives the same bytes, whatever happens to it or to the prices later', async () => {
  const { file } = await download();
  shop.clock.advance({ days: 3 });
  await shop.database.db.update(stocked).set({ oneTimeKurus: 99_900 });
  await moveAlong(shop.app.context, id, 'cancel');
  expect((await download()).file.equals(file)).toBe(true);
});

test('the receipt of another account is not found, and an unpaid order has none', async () => {
  const stranger = await openShopper(shop);
  expect(code(await download('', stranger.token))).toEqual([404, 'NOT_FOUND']);
  const { db } = shop.database;
  const paidAt = new Date('2026-03-02T09:00:00Z');
  await db.update(orders).set({ paidAt: null }).where(eq(orders.id, id));
  expect(code(await download())).toEqual([409, 'NOT_PAID']);
  await db.update(orders).set({ paidAt }).where(eq(orders.id, id));
});

const boxes = [
  { productId: 'pad', boxes: 2, listKurus: 10_000 },
  { productId: 'patch', boxes: 1, listKurus: 20_000 },
];
const goods = new Map([
  ['pad', { type: 'pad', price: { oneTimePurchase: kurus(1), subscription: kurus(1) } }],
  ['patch', { type: 'heating-patch', price: { oneTimePurchase: kurus(9), subscription: kurus(9) } }],
] as const);
const paidAt = new Date('2026-03-02T09:00:00Z');

async function bought(count: number) {
  const [order] = await shop.database.db.select().from(orders).where(eq(orders.id, id));
  const packet = { boxes, name: { tr: 'Sıcacık Paket', en: 'Warm Box' }, quantity: 1, unitKurus: 36_001 };
  const line = { ...packet, grossOriginalKurus: 36_001, grossKurus: 36_001 } as OrderRecord['lines'][number];
  const lines = Array.from({ length: count }, () => line);
  return receiptFacts({ order: order!, lines }, paidAt, goods, 'tr');
}

test('a packet of two VAT rates is split by the list prices of its goods at purchase, to the kuruş', async () => {
  const { lines, vat } = await bought(1);
  expect([lines[0]!.percents, vat]).toEqual([
    [10, 20],
    [
      { percent: 10, gross: 18_001, net: 16_365, vat: 1_636 },
      { percent: 20, gross: 18_000, net: 15_000, vat: 3_000 },
    ],
  ]);
});

test('an order of many lines continues on the next page', async () => {
  const text = readPdfText(await drawReceipt(await bought(60), 'tr'));
  expect([text.filter((one) => one === '1 × Sıcacık Paket').length, text.slice(-sold.length)]).toEqual([60, sold]);
});

test('all accepted scripts are drawn, joined and in their direction', async () => {
  const facts = await bought(1);
  const buyer = ['Жанна Ωμέγα', 'Əfsanə Qəribova', 'Ş. İnönü Cad. ₺ Apt.', 'محمد العلي', 'Cad. 5 שרה (ב) Kat 2'];
  const text = readPdfText(await drawReceipt({ ...facts, buyer }, 'tr'));
  expect(text.slice(4, text.indexOf('Ürün')).join('')).toBe(
    'Жанна ΩμέγαƏfsanə QəribovaŞ. İnönü Cad. ₺ Apt.يلعلا دمحمCad. 5 (ב) הרש Kat 2',
  );
});
