import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { parseCalendarDay } from '../../../../domain/calendar/index.ts';
import { kurus } from '../../../../domain/money/index.ts';
import { InTurkish } from '../../../components/in-turkish.tsx';
import { AccountScreen, type AccountScreenProps, type Reading } from './index.tsx';

const read = <Data,>(data: Data): Reading<Data> => ({ data, hasFailed: false, isOffline: false, onRetry: () => {} });
const reading: Reading<never[]> = { data: undefined, hasFailed: false, isOffline: false, onRetry: () => {} };
const name = { tr: 'Süper ped · 12’li', en: 'Super pads · 12' };

const order = {
  _id: 'o1',
  number: 'MRC-26-000148',
  status: 'DELIVERED' as const,
  refund: null,
  purchaseType: 'oneTimePurchase' as const,
  createdAt: '2026-03-14T22:30:00.000Z',
  price: { charged: kurus(10_701) },
  deliveredAt: '2026-03-16T10:00:00.000Z',
  lines: [{ slug: 'pad-super-12', type: 'product', name, quantity: 2 }],
};
const subscription = {
  _id: 's1',
  name: 'Aboneliğim',
  status: 'ACTIVE' as const,
  nextWindow: { earliest: parseCalendarDay('2026-05-12')!, latest: parseCalendarDay('2026-05-14')! },
  charged: kurus(20_220),
};

function show(props: Partial<AccountScreenProps>) {
  return render(
    <InTurkish>
      <AccountScreen
        firstName="Elif"
        email="elif@example.com"
        subscriptions={read([])}
        isInvited
        others={[]}
        orders={read([])}
        {...props}
      />
    </InTurkish>,
  );
}
const refund = (refundStatus: 'REFUND_REJECTED' | 'REFUNDED_PARTIALLY') => ({ answer: { refundStatus } });
const stateOf = (container: HTMLElement) => container.querySelector('[data-state]')?.getAttribute('data-state');

test('the first subscription is shown by its own page; the others are a row each, with a way to them', () => {
  show({
    others: [{ ...subscription, _id: 's2', name: 'Kızımın kutusu' }],
    children: <p>İlki</p>,
  });
  expect(screen.getByText('İlki')).toBeTruthy();
  const row = screen.getByRole('region', { name: 'Kızımın kutusu' });
  expect(row.textContent).toBe('Kızımın kutusu12\u2009–\u200914 Mayıs kapında, ₺202,20Aç');
  expect(within(row).getByRole('link', { name: 'Aç' }).getAttribute('href')).toBe('/account/subscription/s2');
});

test('an order shows its status in a word, its Istanbul day, its lines and what was charged', () => {
  show({ orders: read([order]) });
  const card = screen.getByRole('region', { name: 'MRC-26-000148' });
  expect(card.textContent).toBe(
    'MRC-26-00014815 Mart 2026 · Tek seferlikTeslim edildi2 × Süper ped · 12’li₺107,01Ayrıntı',
  );
});

test('an order leads to what it is most likely opened for', () => {
  const today = new Date().toISOString();
  const statuses = ['PAID', 'ON_DELIVERY', 'NOT_DELIVERED', 'DELIVERED'] as const;
  show({
    isInvited: false,
    orders: read(statuses.map((status) => ({ ...order, _id: status, status, deliveredAt: today }))),
  });
  const actions = screen.getAllByRole('link').filter((link) => !link.textContent.startsWith('MRC'));
  expect(actions.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'Ayrıntı /account/orders/PAID',
    'Kargom nerede? /account/orders/ON_DELIVERY',
    'Adrese bak /account/orders/NOT_DELIVERED',
    'İade et /account/orders/refund/DELIVERED',
  ]);
});

test('a refund that was rejected leaves the status of the order [ORDER-18]', () => {
  show({
    orders: read([
      { ...order, refund: refund('REFUND_REJECTED') },
      { ...order, _id: 'o2', number: 'MRC-26-000149', refund: refund('REFUNDED_PARTIALLY') },
    ]),
  });
  expect(screen.getByRole('region', { name: 'MRC-26-000148' }).textContent).toContain('Teslim edildi');
  expect(screen.getByRole('region', { name: 'MRC-26-000149' }).textContent).toContain('Bir kısmı iade edildi');
});

const ways = () => screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);

test('without a subscription the page links to one, and not to the store', () => {
  show({});
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Merhaba Elif',
    'Kutun yok, Sarman kutuda',
    'Siparişlerin',
  ]);
  expect(ways()).toEqual(['Kutunu kur /custom-packet', 'Hazır paketlere bak /packets']);
});

test('without an invitation to subscribe an empty order list links to the store', () => {
  show({ isInvited: false });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Merhaba Elif',
    'Siparişlerin',
    'Henüz sipariş yok',
  ]);
  expect(ways()).toEqual(['Mağazaya git /store']);
});

test('a box with a failed payment is shown first', () => {
  show({ due: <h2>Ödemesi geçmedi</h2>, children: <h1>Merhaba Elif</h1> });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Ödemesi geçmedi',
    'Merhaba Elif',
    'Siparişlerin',
    'Henüz sipariş yok',
  ]);
});

test('a list that cannot be read is reported beside the others, and can be requested again', async () => {
  let asked = 0;
  const failed = { ...reading, hasFailed: true, onRetry: () => (asked += 1) };
  const { container } = show({ subscriptions: failed, isInvited: false, orders: read([order]) });
  expect(stateOf(container)).toBe('failed');
  expect(screen.getByText('Aboneliğini şu an getiremedik. Açılınca son hâlini görürsün.')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'MRC-26-000148' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }));
  expect(asked).toBe(1);
});

test('while the lists load they are not called empty', () => {
  const { container } = show({ subscriptions: reading, orders: reading });
  expect(stateOf(container)).toBe('loading');
  expect(screen.queryByText('Henüz sipariş yok')).toBeNull();
});

test('a replacement order says so, costs nothing and offers no return', () => {
  const replaces = { _id: 'o0', number: 'MRC-26-000147' };
  const sent = { ...order, price: { charged: kurus(0) }, deliveredAt: new Date().toISOString(), replaces };
  show({ orders: read([sent]) });
  const card = within(screen.getByRole('region', { name: 'MRC-26-000148' }));
  const old = card.getByRole('link', { name: 'MRC-26-000147' });
  expect([
    old.getAttribute('href'),
    old.parentElement!.textContent,
    card.getByText('₺0,00').textContent,
    card.queryByRole('link', { name: 'İade et' }),
  ]).toEqual(['/account/orders/o0', 'MRC-26-000147 siparişinin yerine, ücretsiz.', '₺0,00', null]);
});
