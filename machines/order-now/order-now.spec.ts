import { bug, conflict, MISCALCULATION_CODE, rejected, unavailable } from '../../domain/failure/index.ts';
import { kurus } from '../../domain/money/index.ts';
import { defineFlow, failures } from '../kit/testing.ts';
import { running } from '../subscription/subscription.spec.ts';
import type { ThreeDSecureInput } from '../three-d-secure/index.ts';
import { orderNowCopy } from './order-now.copy.ts';
import { orderNowMachine } from './order-now.machine.ts';
import { orderNowPromises } from './order-now.promises.ts';
import { orderNowRules } from './order-now.rules.ts';
import type { NowAnswer, NowOffer } from './order-now.types.ts';

const attemptId = 'attempt-1';
const amount = kurus(47_850);
const moved: NowOffer = { before: running.deliveries, after: running.deliveries.slice(1), charged: amount };
const challenge: ThreeDSecureInput = {
  purpose: 'orderNow',
  attemptId,
  redirectUrl: 'https://bank.example/3ds/1',
  amount,
  expiresAt: 1_800_000_300_000,
};
const open: NowAnswer = { kind: 'open', challenge };
const paid: NowAnswer = { kind: 'paid', attemptId, amount };
const declined: NowAnswer = { kind: 'declined', attemptId, declineCode: 'doNotHonour' };
const decline = (declineCode: string) =>
  rejected({ code: 'CARD_DECLINED', data: { attemptId, declineCode, retryable: true } });

export const orderNowFlow = defineFlow(orderNowMachine, {
  name: 'order-now',
  copy: orderNowCopy,
  inputs: { opened: { id: running.id, keySeed: 'seed' } },
  events: {},
  outcomes: {
    find: { done: { nothing: null, open, paid, declined }, failed: failures('offline', 'sessionOver') },
    preview: {
      done: { moved },
      failed: { ...failures('offline', 'sessionOver'), inPreparation: conflict({ code: 'DELIVERY_IN_PREPARATION' }) },
    },
    pay: {
      done: { bankAsks: open, paidAtOnce: paid, declined },
      failed: {
        cardDeclined: decline('insufficientFunds'),
        holderWanted: decline('challengeRequired'),
        priceChanged: conflict({ code: MISCALCULATION_CODE }),
        soldOut: conflict({ code: 'OUT_OF_STOCK' }),
        paymentInProgress: conflict({ code: 'PAYMENT_IN_PROGRESS', data: { attemptId } }),
        bankUnavailable: unavailable({ code: 'BANK_UNAVAILABLE' }),
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
    isChallenged: context.isChallenged,
    isOffered: context.offer !== null,
    declineCode: context.declineCode,
    failure: context.failure?.code ?? context.failure?.kind ?? null,
  }),
  tags: { busy: ['looking', 'previewing', 'paying'], dialog: ['previewing', 'offered', 'refused', 'paying'] },
  invariants: orderNowRules,
  promises: orderNowPromises,
});
