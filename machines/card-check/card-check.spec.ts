import { conflict, invalid } from '../../domain/failure/index.ts';
import { kurus } from '../../domain/money/index.ts';
import { paymentInProgress, paymentSpec, typedCard } from '../kit/testing.ts';
import { cardCheckCopy } from './card-check.copy.ts';
import { cardCheckMachine } from './card-check.machine.ts';
import { cardCheckPromises } from './card-check.promises.ts';
import { cardCheckRules } from './card-check.rules.ts';

export const cardCheckFlow = paymentSpec(cardCheckMachine, {
  name: 'card-check',
  copy: cardCheckCopy,
  inputs: {
    opened: { attemptId: null, keySeed: 'seed' },
    returned: { attemptId: 'attempt-1', keySeed: 'seed' },
  },
  events: { 'card.submit': [{ card: typedCard }] },
  purpose: 'cardCheck',
  amount: kurus(0),
  found: { nothing: { answer: null } },
  failed: {
    paymentInProgress,
    tooMany: conflict({ code: 'CARD_LIMIT_REACHED' }),
    invalid: invalid([{ field: 'cardNumber', code: 'invalid' }]),
  },
  paid: 'saved',
  declined: 'declined',
  undone: 'filling',
  refused: 'filling',
  rest: 'closed',
  send: { type: 'card.submit', card: typedCard },
  from: 'filling',
  money: {
    closed: 'notCharged',
    filling: 'notCharged',
    occupied: 'notCharged',
    saved: 'notCharged',
    declined: 'notCharged',
  },
  nothing: ['nothing'],
  refusals: ['tooMany', 'invalid'],
  doubts: ['paymentInProgress'],
  ways: ['card.add', 'card.close'],
  tags: { busy: [], form: ['filling'] },
  rules: cardCheckRules,
  promises: cardCheckPromises,
});
