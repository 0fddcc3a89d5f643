import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Failure, timedOut, unauthorized } from '../../../domain/failure/index.ts';
import { kurus } from '../../../domain/money/index.ts';
import type { LeavingView } from '../../../machines/delete-account/index.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import type { DeleteAccountScreenProps } from './delete-account.types.ts';
import { DeleteAccountScreen } from './delete-account-screen.tsx';

const view: LeavingView = {
  version: 1,
  balance: kurus(0),
  runningSubscriptionCount: 0,
  hasPassword: true,
  parts: [{ name: 'account', count: 1 }],
  obstacles: [],
  reasons: [],
};

function show(
  seen: LeavingView,
  state = seen.obstacles.length > 0 ? 'blocked' : 'ready',
  failure: Failure | null = null,
) {
  const snapshot = {
    value: state,
    context: { view: seen, errors: [], failure, receipt: null },
    matches: (value: string) => value === state,
    hasTag: (tag: string) => tag === 'form' && state === 'ready',
  } as unknown as DeleteAccountScreenProps['snapshot'];
  render(
    <InTurkish>
      <DeleteAccountScreen snapshot={snapshot} send={() => {}} />
    </InTurkish>,
  );
}

test('what must end first is named, with the way to the page where it ends', () => {
  show({
    ...view,
    obstacles: [
      { code: 'OPEN_ORDER_EXISTS', orderId: 'order-1', orderNumber: 'MRC-26-005031' },
      { code: 'LOCKED_BOX_EXISTS', orderId: 'order-2', orderNumber: 'MRC-26-005032' },
      { code: 'OPEN_REFUND_EXISTS', orderId: null, orderNumber: null },
      { code: 'PAYMENT_IN_PROGRESS', orderId: null, orderNumber: null },
    ],
  });
  const ways = ['MRC-26-005031 numaralı siparişe git', 'Kutularına git', 'Siparişlerine git', 'Ödemene git'];
  expect(ways.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
    '/account/orders/order-1',
    '/account',
    '/account/orders',
    '/checkout',
  ]);
  expect(screen.queryByRole('button', { name: 'Hesabımı sil' })).toBeNull();
});

test('without a family code none is mentioned', () => {
  show(view);
  expect(screen.queryByText(/Aile kodun/)).toBeNull();
  show({ ...view, parts: [{ name: 'codes', count: 1 }] });
  expect(screen.getAllByText(/Aile kodun/).map(({ textContent }) => textContent)).toEqual([
    'Aile kodun ve kuponların',
    'Bunlara yalnızca kanun isterse bakılır, başka işte kullanılmaz. Aile kodun, onu kullanan arkadaşlarının siparişlerinde yazılı kalır. KVKK aydınlatma metni',
  ]);
});

test.each([
  [
    timedOut(),
    'Silme isteğinin cevabını alamadık, oturumun da kapandı. Hesabın silindiyse sana e-postayla yazdık; yazmadıysak yeniden giriş yap.',
  ],
  [unauthorized(), 'Oturumun bitmiş. Yeniden giriş yapınca kaldığın yerden devam edersin.'],
])('a session that ended after %o shows what is known about the account', (failure, words) => {
  show(view, 'suspended', failure);
  expect(screen.getByRole('alert')).toHaveTextContent(words);
});
