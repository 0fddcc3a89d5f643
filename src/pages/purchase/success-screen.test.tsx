import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { kurus } from '../../../domain/money/index.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import type { BoughtOrder } from './bought.types.ts';
import { SuccessScreen } from './success-screen.tsx';

const order: BoughtOrder = {
  _id: 'o1',
  number: 'MRC-26-000148',
  purchaseType: 'oneTimePurchase',
  createdAt: '2026-03-13T09:00:00.000Z',
  lines: [
    {
      slug: 'pad.super.12_gizem-package',
      type: 'packet',
      name: { tr: 'Gizem’in Paketi', en: 'Gizem’s Packet' },
      quantity: 1,
      total: kurus(21_900),
    },
    {
      slug: 'pad-super-12',
      type: 'product',
      name: { tr: 'Süper ped', en: 'Super pads' },
      quantity: 2,
      total: kurus(23_780),
    },
  ],
  promoCode: 'MERCAN10',
  deliveryAddress: {
    firstName: 'Elif',
    lastName: 'Yılmaz',
    line: 'Moda Cad. No 112 D. 7',
    postalCode: '34710',
    location: {
      country: { _id: 'TR', name: { tr: 'Türkiye', en: 'Türkiye' } },
      state: { _id: 'ist', name: { tr: 'İstanbul', en: 'Istanbul' } },
      city: { _id: 'kad', name: { tr: 'Kadıköy', en: 'Kadıköy' } },
      neighborhood: { _id: 'caf', name: { tr: 'Caferağa', en: 'Caferağa' } },
    },
  },
  price: { promoDiscount: kurus(4568), shipping: kurus(0), balance: kurus(1112), charged: kurus(40_000) },
};

const paid = (late: { orders: BoughtOrder[]; email: string | null; hasSubscription?: boolean }) => (
  <InTurkish>
    <SuccessScreen charged={kurus(40_000)} orderCount={1} hasSubscription={false} isFirstPurchase={false} {...late} />
  </InTurkish>
);

test('parts that load late appear after the links, which keep the focus', () => {
  const { rerender } = render(paid({ orders: [], email: null }));
  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Siparişlerime git', 'Mağazaya bak']);
  rerender(paid({ orders: [order], email: 'elif@example.com' }));
  expect(screen.getAllByRole('link')).toEqual(links);
  for (const late of [screen.getByRole('region', { name: /MRC-/ }), screen.getByText(/elif@example\.com/)])
    expect(late.compareDocumentPosition(links[0]!)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

const next = () => within(screen.getByRole('region', { name: 'Bundan sonra' })).getAllByRole('listitem');
const words = () => next().map(({ textContent }) => textContent.replaceAll(/\s/gu, ' '));

test('delivery days are counted from the time of payment, not from the browser’s clock', () => {
  const { rerender } = render(paid({ orders: [], email: null }));
  expect(next()[1]).toHaveTextContent('2–4 iş günü içinde');
  rerender(paid({ orders: [order], email: null }));
  expect(next()[1]).toHaveTextContent('16 – 18 Mart');
});

test('a subscription says when its second box is announced, closed to changes, charged and at the door', () => {
  const { rerender } = render(paid({ orders: [], email: null, hasSubscription: true }));
  expect(words().slice(2)).toEqual([
    '7 hafta sonraSonraki kutunu ve tutarını e-postayla yazarız.',
    '8 hafta sonraSonraki kutun kapında.',
  ]);
  rerender(paid({ orders: [{ ...order, purchaseType: 'subscription' }], email: null, hasSubscription: true }));
  expect(words().slice(2)).toEqual([
    '1 MayısSonraki kutunu ve tutarını e-postayla yazarız. İçini ve gününü değiştirmek için son gün 4 Mayıs.',
    '11 – 13 MayısSonraki kutun kapında. Tutarı kartından 8 Mayıs günü alınır.',
  ]);
});

test('the delivery address is shown, and the days can be added to a calendar', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return '#file';
  });
  render(paid({ orders: [order], email: null }));
  const arrival = within(screen.getByRole('region', { name: 'Teslimat adresi' }));
  expect(arrival.getByText(/Moda/)).toHaveTextContent(
    'Elif YılmazCaferağa, Moda Cad. No 112 D. 7, 34710, Kadıköy, İstanbul',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Takvime ekle' }));
  const lines = (await files[0]!.text()).split('\r\n');
  expect(lines.filter((line) => /^(?:DT(?:START|END)|SUMMARY|UID)/.test(line))).toEqual([
    'UID:o1@arrival',
    'DTSTART;VALUE=DATE:20260316',
    'DTEND;VALUE=DATE:20260319',
    'SUMMARY:Mercan kutun geliyor',
  ]);
});

test.each([
  [0, 'Sonra 8 haftada bir ₺456,80. Dilediğin an bitirebilirsin. '],
  [4568, 'Sonra 8 haftada bir ₺456,80. Dilediğin an bitirebilirsin. Kod yalnızca bu siparişte geçer.'],
])('a subscription says what comes after it, with a code that took off %s kuruş', (discount, words) => {
  const price = { ...order.price, promoDiscount: kurus(discount) };
  render(paid({ orders: [{ ...order, purchaseType: 'subscription', price }], email: null }));
  const card = screen.getByRole('region', { name: 'Abonelik · MRC-26-000148' });
  expect(card.querySelector('p')?.textContent).toBe(words);
});

test('an order is shown line by line, less the code and the balance, down to what was charged', () => {
  render(paid({ orders: [order], email: null }));
  const card = within(screen.getByRole('region', { name: 'Tek seferlik · MRC-26-000148' }));
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Gizem’in Paketi₺219,0012 süper ped',
    'Süper ped × 2₺237,80',
  ]);
  const rows = card.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(rows).toEqual([
    ['MERCAN10', '−₺45,68'],
    ['Kargo', 'Bizden'],
    ['Hesap bakiyen', '−₺11,12'],
    ['ÖdenenKDV dâhil', '₺400,00'],
  ]);
});

test('the main picture is of the packet, wherever it is in the order', () => {
  const [packet, pads] = order.lines;
  render(paid({ orders: [{ ...order, lines: [pads!, packet!] }], email: null }));
  const shown = screen.getByRole('img', { name: 'Gizem’in Paketi: 12 süper ped' });
  expect(shown).toHaveAttribute('src', expect.stringContaining(encodeURIComponent('/packet/slug/pad.super.12')));
});

const screenOf = (isReading: boolean) => (
  <InTurkish>
    <SuccessScreen
      charged={kurus(40_000)}
      orderCount={1}
      orders={[]}
      isReading={isReading}
      hasSubscription={false}
      isFirstPurchase={false}
      email={null}
    />
  </InTurkish>
);

test('while details load no other picture is shown; without details it is a scene', () => {
  const { container, rerender } = render(screenOf(true));
  expect(container.querySelector('img')).toBeNull();
  rerender(screenOf(false));
  expect(container.querySelector('img')?.getAttribute('src')).toMatch(/charged/);
});

test('an order of donations alone announces no parcel at the door', () => {
  const [line] = order.lines;
  render(paid({ orders: [{ ...order, lines: [{ ...line!, type: 'donation' }] }], email: null }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tamamdır, bağışın bizde');
  expect(next().map(({ textContent }) => textContent)).toEqual([
    'BugünÖdemen alındı, bağışın ayrıldı.',
    'Bir başvuru onaylanıncaBağışın başvuran kurumun kolisinde yola çıkar.',
  ]);
});
