import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import type { FlowCopy } from '../../kit/testing.ts';
import { state } from '../family.copy.ts';
import { barePaymentMachine } from './bare-payment.machine.ts';
import { paymentCopy } from './payment.copy.ts';
import { paymentDelays } from './payment.setup.ts';
import { paymentSpec } from './payment.spec.ts';

const family = paymentCopy({ find: 'findOpenAttempt', request: 'payDuePayment' });
const word = (tr: string, en: string) => state({ tr, en }, { tr, en });

const copy: FlowCopy<typeof barePaymentMachine> = {
  ...family,
  states: {
    ...family.states,
    idle: word('Ödeme yok', 'No payment'),
    declined: word('Geçmedi', 'Declined'),
    occupied: word('Başka ödeme var', 'Another payment'),
    paid: word('Ödendi', 'Paid'),
  },
  events: {
    ...family.events,
    pay: { tr: 'Müşteri ödedi', en: 'The customer pays' },
    'go.on': { tr: 'Müşteri devam etti', en: 'The customer goes on' },
  },
  guards: { ...family.guards, isOccupied: { tr: 'başka ödeme varsa', en: 'another payment is open' } },
};

const spec = paymentSpec(barePaymentMachine, {
  name: 'barePayment',
  copy,
  inputs: { opened: { keySeed: 'seed', attemptId: null }, returned: { keySeed: 'seed', attemptId: 'attempt-1' } },
  events: {},
  purpose: 'duePayment',
  found: { nothing: { answer: null } },
  paid: 'paid',
  declined: 'declined',
  undone: 'idle',
  refused: 'idle',
  rest: 'idle',
  send: { type: 'pay' },
  from: 'idle',
  money: { idle: 'notCharged', declined: 'notCharged', occupied: 'unknown', paid: 'charged' },
  nothing: ['nothing'],
  refusals: [],
  doubts: [],
  ways: ['pay', 'go.on'],
  tags: { busy: [], form: [] },
  postconditions: [
    {
      name: 'a customer who has read how it ended goes on without it',
      on: ['go.on'],
      from: ['paid', 'declined'],
      to: (after) => after.matches('idle') && after.context.declineCode === null && after.context.paid === null,
    },
    {
      name: 'another payment is in the way only where ours was refused for it',
      on: ['find.done.payment'],
      to: (after, before) =>
        after.matches(before.context.key === null ? 'idle' : 'occupied') && after.context.key === null,
    },
    {
      name: 'the status of the other one is asked for again',
      on: ['payment.check'],
      from: ['occupied'],
      to: ['looking'],
    },
  ],
});

testFlow(spec, { describe, expect, it });

it('time limits and polling intervals (ours: the specification names none)', () => {
  expect(paymentDelays).toEqual({ readLimit: 8_000, requestLimit: 20_000, lookPause: 10_000 });
});
