import { conflict, MISCALCULATION_CODE } from '../../domain/failure/index.ts';
import { cardDeclined, failures, paymentInProgress, paymentSpec, sampleAmount } from '../kit/testing.ts';
import { running } from '../subscription/subscription.spec.ts';
import { orderNowCopy } from './order-now.copy.ts';
import { orderNowMachine } from './order-now.machine.ts';
import { orderNowPromises } from './order-now.promises.ts';
import { orderNowRules } from './order-now.rules.ts';

const { deliveries } = running;

export const orderNowFlow = paymentSpec(orderNowMachine, {
  name: 'order-now',
  copy: orderNowCopy,
  inputs: { opened: { id: running.id, keySeed: 'seed' } },
  events: {},
  purpose: 'orderNow',
  found: { nothing: { answer: null } },
  failed: {
    holderWanted: cardDeclined('challengeRequired'),
    priceChanged: conflict({ code: MISCALCULATION_CODE }),
    soldOut: conflict({ code: 'OUT_OF_STOCK' }),
    paymentInProgress,
  },
  outcomes: {
    preview: {
      done: { moved: { before: deliveries, after: deliveries.slice(1), charged: sampleAmount, cycle: 2 } },
      failed: { ...failures('offline', 'sessionOver'), inPreparation: conflict({ code: 'DELIVERY_IN_PREPARATION' }) },
    },
  },
  project: ({ context }) => ({ isChallenged: context.isChallenged, isOffered: context.offer !== null }),
  paid: 'paid',
  declined: 'declined',
  undone: 'declined',
  refused: 'refused',
  rest: 'idle',
  send: { type: 'now.confirm' },
  from: 'offered',
  money: {
    idle: 'notCharged',
    previewing: 'notCharged',
    offered: 'notCharged',
    refused: 'notCharged',
    declined: 'notCharged',
    paid: 'charged',
  },
  nothing: ['nothing', 'payment'],
  refusals: ['soldOut', 'paymentInProgress'],
  doubts: [],
  ways: ['now.open', 'now.close'],
  tags: { busy: ['previewing'], form: ['previewing', 'offered', 'refused'] },
  rules: orderNowRules,
  promises: orderNowPromises,
  beyondBrowser: [
    {
      item: 'orderNow.requesting request failed[4]',
      reason: 'a bank that cannot be reached: tests/flows/content/out-of-reach.spec.ts plays it to the purchase',
    },
    {
      item: 'orderNow.challenging challenge failed[0]',
      reason: 'the challenge is a machine of ours that ends by itself; it breaks only by a fault in its code',
    },
    {
      item: 'orderNow.suspended session.restored[0]',
      reason: 'the door is a page of its own: after it this one starts over, and asks first',
    },
  ],
});
