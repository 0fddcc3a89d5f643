import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InTurkish } from '../../../components/in-turkish.tsx';
import type { OrderStatistics } from '../../../services/orders/index.ts';
import { OrdersScreen } from './index.tsx';

const statistics: OrderStatistics = {
  orderCount: 7,
  deliveredCount: 6,
  subscriptionOrderCount: 5,
  donationCount: 2,
  spentAmount: 1486.3,
  savedAmount: 214.5,
  firstOrderAt: '2025-04-02T10:00:00.000Z',
};

const show = (known: OrderStatistics | undefined) =>
  render(
    <InTurkish>
      <OrdersScreen
        kind="all"
        orders={{ data: { orders: [], page: 0, pages: 1 }, hasFailed: false, isOffline: false, onRetry: () => {} }}
        statistics={known}
        hrefOf={(page) => `/account/orders?page=${page}`}
        onKind={() => {}}
      />
    </InTurkish>,
  ).container;

test.each([
  [statistics, '2 Nisan 2025 gününden beri 6 siparişin teslim edildi. 2 kutu bağışladın.'],
  [{ ...statistics, donationCount: 0 }, '2 Nisan 2025 gününden beri 6 siparişin teslim edildi.'],
])('the delivered and donated totals are shown below the orders', (known, words) => {
  show(known);
  expect(screen.getByText(/teslim edildi/).textContent.trim()).toBe(words);
});

test.each([undefined, { ...statistics, deliveredCount: 0 }, { ...statistics, firstOrderAt: null }])(
  'nothing is shown before a delivery, and while the numbers are not known',
  (known) => {
    const container = show(known);
    expect(container).not.toHaveTextContent(/teslim edildi|bağışladın/);
  },
);
