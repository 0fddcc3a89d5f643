import { describe, expect, it } from 'vitest';
import {
  actionsOf,
  canOrderMove,
  findMove,
  movesFor,
  ORDER_ACTORS,
  ORDER_MOVES,
  ORDER_STATUSES,
  orderDiagram,
  shownStatus,
  statusColour,
} from './index.ts';

describe('order statuses', () => {
  it.each([
    ['CREATED [ORDER-1]', 'CREATED', 'warning'],
    ['RECREATED [ORDER-2]', 'RECREATED', 'warning'],
    ['PAID [ORDER-3]', 'PAID', 'info'],
    ['ON_PREPARATION [ORDER-4]', 'ON_PREPARATION', 'info'],
    ['ON_ITS_WAY [ORDER-5]', 'ON_ITS_WAY', 'info'],
    ['ON_DELIVERY [ORDER-6]', 'ON_DELIVERY', 'info'],
    ['DELIVERED [ORDER-7]', 'DELIVERED', 'success'],
    ['NOT_DELIVERED [ORDER-8]', 'NOT_DELIVERED', 'error'],
    ['DUE_PAYMENT [ORDER-9]', 'DUE_PAYMENT', 'error'],
    ['CANCELLED [ORDER-10]', 'CANCELLED', 'error'],
    ['REJECTED [ORDER-11]', 'REJECTED', 'warning'],
    ['SKIPPED [ORDER-12]', 'SKIPPED', 'warning'],
    ['EDITED [ORDER-13]', 'EDITED', 'warning'],
    ['REFUNDED_FULLY [ORDER-14]', 'REFUNDED_FULLY', 'error'],
    ['REFUNDED_PARTIALLY [ORDER-15]', 'REFUNDED_PARTIALLY', 'warning'],
    ['any other [ORDER-16]', 'SOMETHING_NEW', 'warning'],
  ])('have their colour: %s', (_, status, colour) => {
    expect(statusColour(status)).toBe(colour);
  });

  it('are fifteen [ORDER-17]', () => {
    expect(ORDER_STATUSES.toSorted()).toEqual([
      'CANCELLED',
      'CREATED',
      'DELIVERED',
      'DUE_PAYMENT',
      'EDITED',
      'NOT_DELIVERED',
      'ON_DELIVERY',
      'ON_ITS_WAY',
      'ON_PREPARATION',
      'PAID',
      'RECREATED',
      'REFUNDED_FULLY',
      'REFUNDED_PARTIALLY',
      'REJECTED',
      'SKIPPED',
    ]);
  });

  it('are shown instead of a rejected refund [ORDER-18]', () => {
    expect([
      shownStatus({ status: 'DELIVERED', refundStatus: 'REFUND_REJECTED' }),
      shownStatus({ status: 'DELIVERED', refundStatus: 'REFUNDED_PARTIALLY' }),
      shownStatus({ status: 'DELIVERED', refundStatus: null }),
      shownStatus({ status: 'PAID' }),
    ]).toEqual(['DELIVERED', 'REFUNDED_PARTIALLY', 'DELIVERED', 'PAID']);
  });

  it('take precedence over a partial refund until delivery', () => {
    const shown = ORDER_STATUSES.filter(
      (status) => shownStatus({ status, refundStatus: 'REFUNDED_PARTIALLY' }) !== 'REFUNDED_PARTIALLY',
    );
    expect(shown).toEqual(['PAID', 'ON_PREPARATION', 'ON_ITS_WAY', 'ON_DELIVERY', 'NOT_DELIVERED', 'EDITED']);
  });
});

describe('the moves of an order', () => {
  it('reach every status except two read-only ones', () => {
    const reached = new Set(['PAID', 'CREATED', 'SKIPPED']);
    for (const from of ORDER_STATUSES.concat(ORDER_STATUSES))
      if (reached.has(from)) for (const move of ORDER_MOVES) if (move.from === from) reached.add(move.to);
    expect(ORDER_STATUSES.filter((status) => !reached.has(status))).toEqual(['RECREATED', 'EDITED']);
    const ends = ORDER_STATUSES.filter((from) => !ORDER_STATUSES.some((to) => canOrderMove(from, to)));
    expect(ends).toEqual(['RECREATED', 'REJECTED', 'SKIPPED', 'EDITED', 'REFUNDED_FULLY']);
  });

  it('are unique for each status and event', () => {
    const keys = ORDER_MOVES.map(({ from, event }) => `${from} ${event}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('are found only for the actors in the table', () => {
    const found = ORDER_ACTORS.flatMap((by) => (findMove('ON_PREPARATION', 'cancel', by) ? [by] : []));
    expect([found, findMove('PAID', 'cancel', 'customer')?.to, findMove('DELIVERED', 'cancel', 'operations')]).toEqual([
      ['operations', 'engine'],
      'CANCELLED',
      null,
    ]);
    expect(movesFor('PAID', 'operations').map(({ event }) => event)).toEqual(['cancel', 'pack']);
  });

  it('refund exactly where money was taken before (design of orders, section 7)', () => {
    const back = ORDER_MOVES.filter(({ money }) => money === 'allBack').map(({ from, event }) => `${from} ${event}`);
    expect(back).toEqual([
      'PAID cancel',
      'ON_PREPARATION cancel',
      'NOT_DELIVERED returned',
      'DELIVERED refundRest',
      'REFUNDED_PARTIALLY refundRest',
      'CANCELLED refundRest',
    ]);
  });

  it('and the other listed actions form the customer’s menu', () => {
    expect(Object.fromEntries(ORDER_STATUSES.map((status) => [status, actionsOf(status).join(' ')]))).toEqual({
      CREATED: 'letGo end parcelNote address',
      RECREATED: 'parcelNote address',
      PAID: 'cancel parcelNote address',
      ON_PREPARATION: 'report',
      ON_ITS_WAY: 'track report',
      ON_DELIVERY: 'track report',
      DELIVERED: 'track report return review buyAgain',
      NOT_DELIVERED: 'address track report',
      DUE_PAYMENT: 'pay letGo parcelNote address',
      CANCELLED: 'buyAgain',
      REJECTED: 'buyAgain',
      SKIPPED: 'buyAgain',
      EDITED: 'parcelNote address',
      REFUNDED_FULLY: 'report buyAgain',
      REFUNDED_PARTIALLY: 'report return review buyAgain',
    });
  });

  it('are the diagram: one line for each move and each end state', () => {
    const lines = orderDiagram().split('\n');
    expect(lines.length).toBe(1 + ORDER_MOVES.length + 3);
    expect([lines[0], lines[3], ...lines.slice(-3)]).toEqual([
      'stateDiagram-v2',
      '  [*] --> PAID: buy (bank)',
      '  REJECTED --> [*]',
      '  SKIPPED --> [*]',
      '  REFUNDED_FULLY --> [*]',
    ]);
  });
});
