import { describe, expect, test } from 'vitest';
import { kurus } from '../../../domain/money/index.ts';
import type { StoredAddress } from '../addresses/index.ts';
import type { CartLine } from '../pricing/index.ts';
import { priceLines } from '../pricing/testing.ts';
import { documentText } from '../../platform/mail/compose-mail.ts';
import { agreementFacts } from './agreement-facts.ts';
import { agreementDocument, writeAgreements } from './agreements.ts';

const now = new Date('2026-03-14T09:30:00.000Z');
const place = (name: string) => ({ _id: name, name: { tr: name, en: name } });
const address: StoredAddress = {
  id: 'address-1',
  accountId: 'account-1',
  version: 1,
  title: 'Ev',
  firstName: 'Elif',
  lastName: 'Yılmaz',
  phoneDialCode: '+90',
  phoneNumber: '5321234567',
  location: {
    country: place('Türkiye'),
    state: place('İstanbul'),
    city: place('Kadıköy'),
    neighborhood: place('Moda'),
  },
  line: 'Moda Caddesi No 12 Daire 5',
  postalCode: '34710',
  isPrimary: true,
  invoice: { type: 'individual' },
  createdAt: now,
};

const pads: CartLine = {
  index: 0,
  type: 'product',
  id: 'pad-1',
  slug: 'pad-super-12',
  name: { tr: 'Süper ped · 12’li', en: 'Super pads · 12' },
  isQuantifiable: true,
  quantity: 2,
  purchaseType: 'oneTimePurchase',
  price: { subscription: kurus(10110), oneTimePurchase: kurus(11890) },
  vatClasses: ['menstrual-care'],
  boxes: [{ productId: 'pad-1', boxes: 1 }],
  contents: [],
};
const tampons: CartLine = { ...pads, index: 1, slug: 'tampon-mini-8', purchaseType: 'subscription', quantity: 1 };

function write(lines: CartLine[], { billing = address, at = now, keepsCards = true } = {}) {
  const buyer = { name: 'Elif Yılmaz', email: 'elif@example.com' };
  const purchase = priceLines(lines, null, null);
  return writeAgreements(agreementFacts({ buyer, delivery: address, billing, purchase, keepsCards, now: at }));
}

const hashes = (agreements: ReturnType<typeof write>) => [
  agreements.preliminaryInformation.hash,
  agreements.distanceSalesContract.hash,
];

const subscriptionOf = (keepsCards: boolean) =>
  write([tampons], { keepsCards }).distanceSalesContract.sections.find(({ heading }) => heading.en === 'Subscription')!
    .paragraphs[0];

describe('both agreements', () => {
  test('have one hash for the same cart, address and price, in whatever order and at whatever hour [CHECKOUT-5]', () => {
    const once = hashes(write([pads, tampons]));
    expect(hashes(write([tampons, pads], { at: new Date('2026-03-14T17:00:00.000Z') }))).toEqual(once);
    expect(once[0]).not.toBe(once[1]);
    expect(once.every((hash) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
  });

  test.each([
    ['a quantity', write([{ ...pads, quantity: 3 }, tampons])],
    ['a price', write([{ ...pads, price: { ...pads.price, oneTimePurchase: kurus(11891) } }, tampons])],
    ['an address', write([pads, tampons], { billing: { ...address, line: 'Başka sokak 1' } })],
    ['a name', write([{ ...pads, name: { tr: 'Ped', en: 'Pads' } }, tampons])],
  ])('change with %s [CHECKOUT-5]', (_what, changed) => {
    const [information, contract] = hashes(write([pads, tampons]));
    expect([changed.preliminaryInformation.hash, changed.distanceSalesContract.hash]).not.toContain(information);
    expect(changed.distanceSalesContract.hash).not.toBe(contract);
  });

  test('name the contents of a packet, and each of its VAT rates', () => {
    const patches = { tr: 'Isı bandı · 3’lü', en: 'Heating patches · 3' };
    const mixed: CartLine = {
      ...pads,
      name: { tr: 'Sıcacık Paket', en: 'Warm Packet' },
      contents: [
        { name: pads.name, boxes: 2 },
        { name: patches, boxes: 1 },
      ],
      vatClasses: ['menstrual-care', 'general'],
    };
    const goods = write([mixed]).distanceSalesContract.sections.find(({ heading }) => heading.en === 'Goods and price');
    expect(goods?.paragraphs[0]).toEqual({
      tr: 'Sıcacık Paket [1 × Isı bandı · 3’lü, 2 × Süper ped · 12’li] (tek seferlik): 2 × ₺118,90 = ₺237,80, KDV %10 ve %20 dâhil',
      en: 'Warm Packet [1 × Heating patches · 3, 2 × Super pads · 12] (one-time purchase): 2 × ₺118,90 = ₺237,80, incl. 10% and 20% VAT (KDV)',
    });
  });

  test.each([
    [
      'tr',
      [
        '14 gün',
        'Ambalajı açılmamış',
        'Yurtiçi Kargo',
        'ücretsizdir',
        'süresizdir',
        'Hesabım > Aboneliğim > Bitir.',
        'Tüketici Hakem Heyeti',
        'KDV %10 dâhil',
        '2 × ₺118,90 = ₺237,80',
        'Moda Caddesi No 12 Daire 5',
        '₺338,90',
      ],
    ],
    [
      'en',
      [
        '14 days',
        'Unopened packs can',
        'Yurtiçi Kargo',
        'is free for you',
        'no fixed term',
        'My account > My subscription > End.',
        'Consumer Arbitration Committee',
        'incl. 10% VAT',
        '2 × ₺118,90 = ₺237,80',
        'Moda Caddesi No 12 Daire 5',
        '₺338,90',
      ],
    ],
  ] as const)('contain in %s what the law requires', (language, parts) => {
    const { distanceSalesContract, preliminaryInformation } = write([pads, tampons]);
    for (const agreement of [distanceSalesContract, preliminaryInformation]) {
      const text = documentText(agreementDocument(agreement), language);
      expect(parts.filter((part) => !text.includes(part))).toEqual([]);
      expect(text).toContain(agreement.hash);
    }
  });

  test('state that a charity, whose card is not stored, pays each delivery by hand', () => {
    expect([subscriptionOf(true), subscriptionOf(false)]).toEqual([
      {
        tr: 'Abonelik süresizdir: 56 günde bir yeni bir paket gönderir, tutarını o gün kayıtlı kartından çekeriz. Taahhüt ve en az süre yoktur.',
        en: 'A subscription has no fixed term: every 56 days we send a new parcel and take its price from your saved card on that day. There is no commitment and no minimum term.',
      },
      {
        tr: 'Abonelik süresizdir: 56 günde bir yeni bir paket hazırlarız. Kartın saklanmaz, kendiliğinden para çekilmez: her teslimatın tutarını günü gelince hesabından sen ödersin, paketi ödemenden sonra göndeririz. 7 gün içinde ödemediğin teslimat iptal olur. Taahhüt ve en az süre yoktur.',
        en: 'A subscription has no fixed term: every 56 days we prepare a new parcel. Your card is not stored and nothing is taken by itself: when a delivery is due you pay for it in your account, and we send it after your payment. A delivery that you do not pay for within 7 days is cancelled. There is no commitment and no minimum term.',
      },
    ]);
  });

  test('mention a subscription only when there is one, and leave no text empty', () => {
    const { distanceSalesContract } = write([pads]);
    expect(distanceSalesContract.sections.map(({ heading }) => heading.en)).not.toContain('Subscription');
    const texts = distanceSalesContract.sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
    expect(texts.filter(({ tr, en }) => tr.trim() === '' || en.trim() === '')).toEqual([]);
  });
});
