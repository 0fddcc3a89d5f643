import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { kurus } from '../../../domain/money/index.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import { type BoughtOrder, SuccessScreen } from './success-screen.tsx';

const order: BoughtOrder = {
  _id: 'o1',
  number: 'MRC-26-000148',
  purchaseType: 'oneTimePurchase',
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
  price: { promoDiscount: kurus(4568), shipping: kurus(0), balance: kurus(1112), charged: kurus(40_000) },
};

test('an order is told line by line, less the code and the balance, down to what was charged', () => {
  render(
    <InTurkish>
      <SuccessScreen
        charged={kurus(40_000)}
        orderCount={1}
        orders={[order]}
        hasSubscription={false}
        isFirstPurchase={false}
        email={null}
        now={Date.parse('2026-03-14T09:30:00.000Z')}
      />
    </InTurkish>,
  );
  const card = within(screen.getByRole('region', { name: 'Tek seferlik · MRC-26-000148' }));
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Gizem’in Paketi₺219,00',
    'Süper ped × 2₺237,80',
  ]);
  const rows = card.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(rows).toEqual([
    ['MERCAN10', '−₺45,68'],
    ['Kargo', 'Bizden'],
    ['Hesap bakiyen', '−₺11,12'],
    ['ÖdenenKDV dahil', '₺400,00'],
  ]);
});
