import { expect, it } from 'vitest';
import { ORDER_STATUSES } from '../../domain/lifecycle/index.ts';
import { kurus } from '../../domain/money/index.ts';
import { canAsk, orderMachine, type OrderRequest, type OrderView, returnOf } from './order.machine.ts';

const order = (change: Partial<OrderView>) => ({ problem: null, statusHistory: [], ...change }) as unknown as OrderView;
const actions: OrderRequest['action'][] = ['writeParcelNote', 'removeParcelNote', 'cancel', 'report', 'again'];

it('offers the actions of its status, and a problem report only while none is open [ORDER-20]', () => {
  expect(orderMachine.id).toBe('order');
  const offered = ORDER_STATUSES.map((status) =>
    actions.filter((action) => canAsk(order({ status }), action)).join(' '),
  );
  const note = 'writeParcelNote removeParcelNote';
  expect(offered).toEqual([
    note,
    note,
    `${note} cancel`,
    'report',
    'report',
    'report',
    'report again',
    'report',
    note,
    'again',
    'again',
    'again',
    note,
    'report again',
    'report again',
  ]);
  const problem = { kind: 'damaged', note: 'Kutu ezilmiş.', reportedAt: '2026-11-25T09:00:00.000Z' } as const;
  const answer = { text: 'Yenisi yolda.', at: '2026-11-25T12:00:00.000Z' };
  expect([
    canAsk(order({ status: 'DELIVERED', problem: { ...problem, answer: null } }), 'report'),
    canAsk(order({ status: 'DELIVERED', problem: { ...problem, answer } }), 'report'),
  ]).toEqual([false, true]);
});

it('an order that was ever paid has a receipt and accepted texts in any status [ORDER-22]', () => {
  const at = '2026-11-20T18:14:00.000Z';
  const paid = order({
    status: 'CANCELLED',
    statusHistory: [
      { status: 'PAID', at },
      { status: 'CANCELLED', at },
    ],
  });
  const due = order({
    status: 'DUE_PAYMENT',
    statusHistory: [
      { status: 'CREATED', at },
      { status: 'DUE_PAYMENT', at },
    ],
  });
  const papers = (['download', 'readAgreements'] as const).flatMap((action) => [
    canAsk(paid, action),
    canAsk(due, action),
  ]);
  expect(papers).toEqual([true, false, true, false]);
});

const offered = (more: Partial<OrderView>) =>
  ORDER_STATUSES.flatMap((status) => returnOf({ status, refund: null, lines: [], ...more }) ?? []).join(' ');

it('offers a return after delivery, of a donation before dispatch, and else shows the existing one', () => {
  const line = { slug: '', type: 'donation', name: { tr: '', en: '' }, quantity: 1, total: kurus(0) };
  const refund = { answer: { refundStatus: 'REFUND_REQUESTED' } } as const;
  expect([offered({}), offered({ lines: [line] }), returnOf({ status: 'DELIVERED', refund, lines: [] })]).toEqual([
    'return return',
    'takeBack takeBack return return',
    'see',
  ]);
});

const moneyActions = (one: OrderView) => [canAsk(one, 'download'), canAsk(one, 'readAgreements'), returnOf(one)];

it('a free replacement offers no return, receipt or accepted texts', () => {
  const at = '2026-11-20T18:14:00.000Z';
  const sent = order({
    status: 'DELIVERED',
    refund: null,
    lines: [],
    statusHistory: [{ status: 'PAID', at }],
    replaces: { _id: 'o1', number: 'MRC-26-000148' },
  });
  const { replaces: _replaces, ...bought } = sent;
  expect([moneyActions(sent), moneyActions(bought), canAsk(sent, 'report')]).toEqual([
    [false, false, null],
    [true, true, 'return'],
    true,
  ]);
});
