import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { CalendarDay } from '../../../domain/calendar/index.ts';
import { conflict, failure, type FailureDetail, offline } from '../../../domain/failure/index.ts';
import { kurus } from '../../../domain/money/index.ts';
import {
  connectMailAction,
  type MailActionServices,
  type MailedComing,
  type MailedDelivery,
} from '../../../machines/mail-action/index.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import { MailActionScreen } from './mail-action-screen.tsx';

const coming = (orderDay: string, earliest: string, latest: string): MailedComing => ({
  orderDay: orderDay as CalendarDay,
  earliest: earliest as CalendarDay,
  latest: latest as CalendarDay,
  amount: kurus(37_450),
});
const now = coming('2026-04-27', '2026-04-29', '2026-05-02');
const later = coming('2026-06-22', '2026-06-24', '2026-06-26');
const delivery: MailedDelivery = {
  ...now,
  version: 3,
  lines: [{ name: { tr: 'Süper ped · 12’li', en: 'Super pads · 12' }, quantity: 5 }],
  offers: [
    { action: 'SKIP', next: later },
    { action: 'MOVE_ONE_WEEK', next: coming('2026-05-04', '2026-05-06', '2026-05-08') },
  ],
};
const undoKey = 'k'.repeat(43);
const known: MailActionServices = {
  readDelivery: () => Promise.resolve(delivery),
  perform: ({ action }) => Promise.resolve({ action, next: later, undoKey }),
  undo: () => Promise.resolve(now),
};
const rejecting = (code: string, detail: FailureDetail = {}) => Promise.reject(failure('invalid', { ...detail, code }));

function Link({ played }: { played: Partial<MailActionServices> }) {
  const [flow] = useState(() => connectMailAction({ ...known, ...played }));
  const [snapshot, send] = useMachine(flow, { input: { token: 'eyJh.e30.c' } });
  return (
    <InTurkish>
      <MailActionScreen snapshot={snapshot} send={send} />
    </InTurkish>
  );
}

const show = (played: Partial<MailActionServices> = {}) => {
  render(<Link played={played} />);
  return userEvent.setup();
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => screen.findByRole('button', { name });

test('an opened link shows the box, performs the chosen action and undoes it', async () => {
  const asked: unknown[] = [];
  const user = show({
    perform: (request, signal) => {
      asked.push(request);
      return known.perform(request, signal);
    },
    undo: (request, signal) => {
      asked.push(request);
      return known.undo(request, signal);
    },
  });
  expect(await heading('Sıradaki kutun')).toBeVisible();
  expect([
    asked,
    screen.getByText('5 × Süper ped · 12’li').tagName,
    screen.getAllByRole('button').map(({ textContent }) => textContent),
  ]).toEqual([[], 'LI', ['Bu kutuyu atla', 'Bir hafta ertele']]);
  await user.click(await press('Bu kutuyu atla'));
  expect(await heading('Kutuyu atladın')).toBeVisible();
  expect(screen.getByText(/22 Haziran günü hazırlanır/)).toHaveTextContent(
    '24 – 26 Haziran kapında. 22 Haziran günü hazırlanır; o gün ödenecek tutar ₺374,50.',
  );
  await user.click(await press('Geri al'));
  expect(await heading('Geri aldın')).toBeVisible();
  expect(asked).toEqual([{ token: 'eyJh.e30.c', action: 'SKIP', version: 3 }, { key: undoKey }]);
});

test.each([
  ['INVALID_TOKEN', 'Bu bağlantı geçersiz.'],
  ['LINK_EXPIRED', 'Bu bağlantının süresi dolmuş.'],
  ['LINK_USED', 'Bu bağlantı kullanılmış.'],
  ['LINK_WITHDRAWN', 'Bu bağlantı artık geçerli değil.'],
  ['CUTOFF_PASSED', 'Bu kutu artık değiştirilemiyor.'],
  ['DELIVERY_GONE', 'Bu kutu zaten gelmeyecek.'],
  ['DELIVERY_IN_PREPARATION', 'Bu kutu şu an değiştirilemiyor.'],
  ['SUBSCRIPTION_NOT_ACTIVE', 'Bu abonelik şu an kutu göndermiyor.'],
])('a link that is %s says so, and shows no button', async (code, title) => {
  show({ readDelivery: () => rejecting(code) });
  expect(await heading(title)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a lost answer is not shown as a refusal, and a lookup shows what the link was used for', async () => {
  let reads = 0;
  const user = show({
    readDelivery: () =>
      reads++ === 0 ? Promise.resolve(delivery) : rejecting('LINK_USED', { data: { action: 'SKIP' } }),
    perform: () => Promise.reject(offline()),
  });
  await user.click(await press('Bu kutuyu atla'));
  expect(await heading('Oldu mu, henüz bilmiyoruz')).toBeVisible();
  await user.click(await press('Ne olduğunu sor'));
  expect(await heading('Bu bağlantı kullanılmış.')).toBeVisible();
  expect(screen.getByText(/atlandı/)).toHaveTextContent(
    'Bu bağlantıyla kutu atlandı. Kutularının şimdiki hâlini hesabında görürsün.',
  );
});

test('after a lost request an unused link says that nothing changed, and stays usable', async () => {
  const user = show({ perform: () => Promise.reject(offline()) });
  await user.click(await press('Bir hafta ertele'));
  await user.click(await press('Ne olduğunu sor'));
  expect(await heading('Sıradaki kutun')).toBeVisible();
  expect(screen.getByText('Kutun henüz değişmedi. Yeniden seçebilirsin.')).toBeVisible();
});

test('an action that can no longer be undone stays done, and the page says why', async () => {
  const user = show({ undo: () => Promise.reject(conflict({ code: 'NOTHING_TO_UNDO' })) });
  await user.click(await press('Bu kutuyu atla'));
  await user.click(await press('Geri al'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Sonradan başka bir şey değişmiş; buradan geri alınamıyor. Hesabına bak.',
  );
  expect([screen.getByRole('heading', { level: 1 }).textContent, screen.queryByRole('button')]).toEqual([
    'Kutuyu atladın',
    null,
  ]);
});
