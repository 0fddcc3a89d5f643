import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { orderMachine, type OrderView } from '../../../machines/order/order.machine.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import { AddressCard } from './cards/address-card.tsx';
import { ProblemCard } from './cards/problem-card.tsx';

const broken = {
  status: 'DELIVERED',
  problem: {
    kind: 'damaged',
    note: 'Kutu ezilmiş.',
    reportedAt: '2026-11-25T09:00:00.000Z',
    answer: { text: 'Yenisi yolda.', at: '2026-11-25T12:00:00.000Z' },
  },
  replacedBy: { _id: 'o2', number: 'MRC-26-000149' },
} satisfies Partial<OrderView>;

test('an answered problem links to the replacement order', () => {
  const order = { ...broken, statusHistory: [] } as unknown as OrderView;
  const snapshot = createActor(orderMachine).getSnapshot();
  render(
    <InTurkish>
      <ProblemCard order={order} snapshot={snapshot} send={() => {}} />
    </InTurkish>,
  );
  const link = screen.getByRole('link', { name: 'MRC-26-000149' });
  expect([link.getAttribute('href'), link.parentElement!.textContent]).toEqual([
    '/account/orders/o2',
    'Yerine gönderdiğimiz kutu: MRC-26-000149',
  ]);
});

test.each([
  [null, []],
  [{ note: '' }, ['Bu kutu bir hediye: içinde fiyat olmaz.']],
  [{ note: 'İyi ki doğdun!' }, ['Bu kutu bir hediye: içinde fiyat olmaz.', 'İyi ki doğdun!']],
])('the address card says whether the order is a gift: %o', (gift, said) => {
  const person = { firstName: 'Ece', lastName: 'Kaya', neighborhood: null, line: 'Moda Caddesi 1', postalCode: null };
  const place = { _id: 'p', name: { tr: 'Kadıköy', en: 'Kadıköy' } };
  const deliveryAddress = {
    ...person,
    title: 'Ev',
    location: { country: place, state: place, city: place, neighborhood: null },
  };
  const order = { status: 'SHIPPED', deliveryAddress, gift } as unknown as OrderView;
  render(
    <InTurkish>
      <AddressCard order={order} />
    </InTurkish>,
  );
  const [, , ...rest] = screen.getByRole('heading', { name: 'Teslimat adresi' }).parentElement!.children;
  expect(rest.map(({ textContent }) => textContent)).toEqual(said);
});
