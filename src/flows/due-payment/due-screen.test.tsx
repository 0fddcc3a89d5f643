import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { parseCalendarDay } from '../../../domain/calendar/index.ts';
import { invalid } from '../../../domain/failure/index.ts';
import { kurus } from '../../../domain/money/index.ts';
import { connectDuePayment, type DueCard, type DuePayment } from '../../../machines/due-payment/index.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import type { DueDraft } from './due-payment.types.ts';
import { DueScreen } from './due-payment-screen.tsx';

const never = <T,>() => new Promise<T>(() => {});

const due: DuePayment = {
  id: 'due-1',
  subscriptionId: 'subscription-1',
  declineCode: 'insufficientFunds',
  retryOn: parseCalendarDay('2026-12-08'),
  amount: kurus(47_850),
  cardId: 'bonus',
  lastFourDigits: '0008',
  since: parseCalendarDay('2026-12-07')!,
  window: { earliest: parseCalendarDay('2026-12-09')!, latest: parseCalendarDay('2026-12-11')! },
  payBy: parseCalendarDay('2026-12-14')!,
};
const card = (id: string, isExpired = false): DueCard => ({ id, name: id, lastFourDigits: '0008', isExpired });

type Services = Parameters<typeof connectDuePayment>[0];

function Part({ played }: { played: Pick<Services, 'findPayment' | 'requestPayment'> }) {
  const [flow] = useState(() =>
    connectDuePayment({
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
      <DueScreen {...{ snapshot, send, draft, write }} keepsCards loginPath="/auth/login" now={() => 0} />
    </InTurkish>
  );
}

/** Successive look-ups find these lists of cards; payment requests get `answer`. */
function show(
  lists: readonly (readonly DueCard[])[],
  answer: () => ReturnType<Services['requestPayment']>,
  owed: DuePayment = due,
) {
  const asked: { key: string; card: unknown }[] = [];
  let looks = 0;
  const findPayment = () =>
    Promise.resolve({ answer: null, dues: [owed], cards: lists[Math.min(looks++, lists.length - 1)]! });
  const requestPayment: Services['requestPayment'] = ({ key, card: chosen }) => {
    asked.push({ key, card: chosen });
    return answer();
  };
  render(<Part played={{ findPayment, requestPayment }} />);
  return asked;
}

const payNow = async () => userEvent.dblClick(await screen.findByRole('button', { name: /^Şimdi öde/ }));
const pay = () => screen.getByRole('button', { name: /öde$/ });

test('a double click on either button pays once', async () => {
  const asked = show([[card('bonus'), card('world')]], never);
  await payNow();
  expect(asked).toEqual([]);
  await userEvent.dblClick(pay());
  expect(asked).toEqual([{ key: 'seed-1', card: { kind: 'saved', cardId: 'world' } }]);
});

test('a card deleted in another tab or expired is reported, and not offered again', async () => {
  const asked = show(
    [
      [card('bonus'), card('world'), card('troy')],
      [card('bonus', true), card('troy')],
    ],
    () => Promise.reject(invalid([{ field: 'card._card', code: 'invalid' }])),
  );
  await payNow();
  await userEvent.click(screen.getByLabelText(/^bonus/));
  await userEvent.click(screen.getByLabelText(/^world/));
  await userEvent.click(pay());
  expect((await screen.findByRole('alert')).textContent).toContain('Bu kartla artık ödenemiyor');
  await payNow();
  const choices = screen.getAllByRole<HTMLInputElement>('radio');
  expect(choices.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [false, true],
    [true, false],
    [false, false],
  ]);
  await userEvent.click(pay());
  expect(asked.map((one) => one.card)).toEqual([
    { kind: 'saved', cardId: 'world' },
    { kind: 'saved', cardId: 'troy' },
  ]);
});

const titleAndLastDay = async (owed: Partial<DuePayment>) => {
  cleanup();
  show([[]], never, { ...due, ...owed });
  const part = (await screen.findByRole('heading', { level: 2 })).closest('section')!;
  const [title, last] = [part.querySelector('h2'), within(part).getAllByRole('listitem')[1]];
  return [title?.textContent, last?.textContent];
};

test('the page says whether the card is charged again automatically, or that there is no card', async () => {
  const [asked, waiting] = [
    '9\u2009–\u200911 Aralık kutunun ödemesi geçmedi',
    '9\u2009–\u200911 Aralık kutun ödemeni bekliyor',
  ];
  expect(await titleAndLastDay({})).toEqual([
    asked,
    '14 Aralık PazartesiSon gün. Kartını 8 Aralık Salı sabahı kendiliğimizden bir kez daha deneriz; sen de ödeyebilirsin.',
  ]);
  expect(await titleAndLastDay({ declineCode: 'refused', retryOn: null })).toEqual([
    asked,
    '14 Aralık PazartesiSon gün. O güne kadar ödeyebilirsin; aynı kartı biz bir daha denemeyiz.',
  ]);
  expect(await titleAndLastDay({ declineCode: null, retryOn: null, cardId: null, lastFourDigits: null })).toEqual([
    waiting,
    '14 Aralık PazartesiSon gün. O günün sonuna kadar ödeyebilirsin.',
  ]);
  expect(screen.queryByText(/Bankan bu ödemeyi kabul etmedi/)).toBeNull();
});
