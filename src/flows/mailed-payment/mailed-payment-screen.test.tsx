import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { parseCalendarDay } from '../../../domain/calendar/index.ts';
import { failure, rejected } from '../../../domain/failure/index.ts';
import { kurus } from '../../../domain/money/index.ts';
import {
  connectDuePayment,
  type DueFound,
  type DuePayment,
  type RefusedPayment,
} from '../../../machines/due-payment/index.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import type { DueDraft } from '../due-payment/due-payment.types.ts';
import { MailedPaymentScreen } from './mailed-payment-screen.tsx';

const never = <T,>() => new Promise<T>(() => {});

const due: DuePayment = {
  id: 'mailed',
  subscriptionId: '',
  declineCode: null,
  retryOn: null,
  amount: kurus(47_850),
  cardId: null,
  lastFourDigits: null,
  since: parseCalendarDay('2026-12-07')!,
  window: { earliest: parseCalendarDay('2026-12-09')!, latest: parseCalendarDay('2026-12-11')! },
  payBy: parseCalendarDay('2026-12-14')!,
  lines: [{ name: { tr: 'Süper ped · 12’li', en: 'Super pads · 12' }, quantity: 5 }],
};
const found = (more: Partial<DueFound> = {}): DueFound => ({ dues: [due], cards: [], answer: null, ...more });

type Services = Parameters<typeof connectDuePayment>[0];

function Link({ played }: { played: Partial<Services> }) {
  const [flow] = useState(() =>
    connectDuePayment({
      findPayment: () => Promise.resolve(found()),
      requestPayment: never,
      dropDue: never,
      refreshAccount: () => {},
      acknowledge: () => {},
      readAttempt: never,
      abandonAttempt: never,
      ...played,
    }),
  );
  const [snapshot, send] = useMachine(flow, { input: { keySeed: 'seed' } });
  const [draft, write] = useState<DueDraft | null>(null);
  return (
    <InTurkish>
      <MailedPaymentScreen
        {...{ snapshot, send, draft, write }}
        loginPath="/auth/login"
        now={() => Date.UTC(2026, 11, 8)}
      />
    </InTurkish>
  );
}

const show = (played: Partial<Services> = {}) => {
  render(<Link played={played} />);
  return userEvent.setup();
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function type(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: /^Şimdi öde/ }));
  await user.type(screen.getByLabelText('Kart numarası'), '5528790000000008');
  await user.type(screen.getByLabelText('Kartın üzerindeki ad'), 'Elif Yılmaz');
  await user.type(screen.getByLabelText('Son kullanma'), '12/30');
  await user.type(screen.getByLabelText('Güvenlik kodu'), '123');
  await user.click(screen.getByRole('button', { name: /öde$/ }));
}

test('a link shows the amount due, and takes a typed card to pay it [SUBSCRIPTION-14]', async () => {
  const asked: unknown[] = [];
  const user = show({
    requestPayment: (request) => {
      asked.push(request);
      return Promise.resolve({ kind: 'paid', attemptId: 'a', amount: due.amount });
    },
  });
  expect(await heading('Kutunun ödemesi')).toBeVisible();
  expect(screen.getByText(/için ödenecek tutar/)).toHaveTextContent(
    '9 – 11 Aralık kutun için ödenecek tutar ₺478,50. Ödemek için son gün 14 Aralık.',
  );
  expect([screen.getByText('5 × Süper ped · 12’li').tagName, asked]).toEqual(['LI', []]);
  await type(user);
  expect(await screen.findByText(/^Kutun hazırlanıyor/)).toHaveTextContent(
    'Kutun hazırlanıyor. Yazdığın kart saklanmadı, aboneliğinin kartı da değişmedi.',
  );
  const card = { number: '5528790000000008', holder: 'Elif Yılmaz', expiryMonth: 12, expiryYear: 2030, cvc: '123' };
  expect(asked).toEqual([{ key: 'seed-1', due, card: { kind: 'new', ...card } }]);
});

test('a refused card is reported, the form keeps its values, and paying can be retried', async () => {
  const data = { attemptId: 'a', declineCode: 'insufficientFunds', retryable: true };
  const user = show({ requestPayment: () => Promise.reject(rejected({ code: 'CARD_DECLINED', data })) });
  await type(user);
  expect(await screen.findByText(/limiti/)).toBeVisible();
  expect(screen.getByLabelText('Kart numarası')).toHaveValue('5528 7900 0000 0008');
  expect(screen.getByRole('button', { name: /öde$/ })).toBeEnabled();
});

test.each<[RefusedPayment, string]>([
  ['INVALID_TOKEN', 'Bu bağlantı geçersiz.'],
  ['LINK_EXPIRED', 'Bu bağlantının süresi dolmuş.'],
  ['LINK_WITHDRAWN', 'Bu bağlantı artık geçerli değil.'],
  ['ALREADY_PAID', 'Bu kutu ödendi.'],
  ['CALLED_OFF', 'Bu kutu iptal oldu.'],
])('a link that is %s says so, and takes no card [TOKEN-5 TOKEN-6]', async (refusal, title) => {
  show({ findPayment: () => Promise.resolve(found({ dues: [], refusal })) });
  expect(await heading(title)).toBeVisible();
  expect(screen.queryByRole('button', { name: /öde/i })).toBeNull();
});

test('a box paid elsewhere while the card is typed is shown as paid', async () => {
  let looks = 0;
  const user = show({
    findPayment: () => Promise.resolve(looks++ === 0 ? found() : found({ dues: [], refusal: 'ALREADY_PAID' })),
    requestPayment: () => Promise.reject(failure('invalid', { code: 'LINK_USED' })),
  });
  await type(user);
  expect(await heading('Bu kutu ödendi.')).toBeVisible();
});

test.each([
  ['renewal', 'Bu kutunun ödemesi şu an bankada.'],
  ['payment', 'Bu hesabın yarım kalmış başka bir ödemesi var.'],
] as const)('while a %s is open elsewhere no other payment can start', async (kind, words) => {
  const user = show({
    findPayment: ({ key }) => Promise.resolve(found(kind === 'renewal' || key !== null ? { answer: { kind } } : {})),
    requestPayment: () => Promise.reject(failure('conflict', { code: 'PAYMENT_IN_PROGRESS' })),
  });
  if (kind === 'payment') await type(user);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: /öde/i })).toBeNull();
});
