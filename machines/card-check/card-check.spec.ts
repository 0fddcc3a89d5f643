import { bug, conflict, invalid, rejected, unavailable } from '../../domain/failure/index.ts';
import { kurus } from '../../domain/money/index.ts';
import { defineFlow, failures } from '../kit/testing.ts';
import type { ThreeDSecureInput } from '../three-d-secure/index.ts';
import { cardCheckCopy } from './card-check.copy.ts';
import { type CheckedCard, cardCheckMachine } from './card-check.machine.ts';
import { cardCheckPromises } from './card-check.promises.ts';
import { cardCheckRules } from './card-check.rules.ts';

const attemptId = 'attempt-1';
const challenge: ThreeDSecureInput = {
  purpose: 'cardCheck',
  attemptId,
  redirectUrl: 'https://bank.example/3ds/1',
  amount: kurus(0),
  expiresAt: 1_800_000_300_000,
};
const card: CheckedCard = {
  number: '5528790000000008',
  holder: 'Elif Yılmaz',
  expiryMonth: 12,
  expiryYear: 2030,
  cvc: '123',
};
const declined = { kind: 'declined', attemptId, declineCode: 'doNotHonour' } as const;

export const cardCheckFlow = defineFlow(cardCheckMachine, {
  name: 'card-check',
  copy: cardCheckCopy,
  inputs: {
    opened: { attemptId: null, keySeed: 'seed' },
    returned: { attemptId, keySeed: 'seed' },
  },
  events: { 'card.submit': [{ card }] },
  outcomes: {
    recovery: {
      done: {
        none: null,
        open: { kind: 'open', challenge },
        silent: { kind: 'open', challenge: { ...challenge, redirectUrl: null } },
        saved: { kind: 'saved', attemptId },
        declined,
        payment: { kind: 'payment' },
      },
      failed: failures('offline', 'sessionOver'),
    },
    request: {
      done: {
        bankAsks: { kind: 'open', challenge },
        savedAtOnce: { kind: 'saved', attemptId },
        declined,
      },
      failed: {
        cardDeclined: rejected({
          code: 'CARD_DECLINED',
          data: { attemptId, declineCode: 'insufficientFunds', retryable: true },
        }),
        paymentInProgress: conflict({ code: 'PAYMENT_IN_PROGRESS', data: { attemptId } }),
        bankUnavailable: unavailable({ code: 'BANK_UNAVAILABLE' }),
        tooMany: conflict({ code: 'CARD_LIMIT_REACHED' }),
        keyTaken: conflict({ code: 'IDEMPOTENCY_MISMATCH' }),
        invalid: invalid([{ field: 'cardNumber', code: 'invalid' }]),
        ...failures('offline', 'timedOut', 'unavailable', 'sessionOver'),
        broken: bug(),
      },
    },
    challenge: {
      done: {
        paid: { outcome: 'paid', attemptId, orderIds: [] },
        declined: { outcome: 'declined', attemptId, declineCode: 'challengeFailed', retryable: true },
        expired: { outcome: 'expired', attemptId },
        cancelled: { outcome: 'cancelled', attemptId },
        unknown: { outcome: 'unknown', attemptId },
      },
      failed: { broken: new Error('challenge broke') },
    },
  },
  project: ({ context }) => ({
    attemptId: context.attemptId,
    isSent: context.key !== null,
    hasPage: context.challenge && context.challenge.redirectUrl !== null,
    declineCode: context.declineCode,
    notice: context.notice,
    failure: context.failure?.code ?? null,
  }),
  tags: { busy: ['recovering', 'requesting'], form: ['filling', 'requesting'] },
  invariants: cardCheckRules,
  promises: cardCheckPromises,
});
