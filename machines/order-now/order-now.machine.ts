import { assign, setup } from 'xstate';
import { type Failure, MISCALCULATION_CODE } from '../../domain/failure/index.ts';
import { hasCode, withFailure, withOutput } from '../kit/index.ts';
import {
  acknowledged,
  acknowledgedPaid,
  connectPayment,
  noAttempt,
  nothingPaid,
  type PaymentMeta,
  paymentSetup,
  withPayment,
} from '../families/payment/index.ts';
import { type NowContext, type NowEvent, type NowInput, type NowOffer, nowPort } from './order-now.types.ts';

const orderNow = setup(
  paymentSetup(
    {} as { context: NowContext; events: NowEvent; input: NowInput; children: { preview: 'previewNow' } },
    nowPort,
  ),
).extend({
  guards: {
    /** The bank requires 3-D Secure: the payment is sent once more, with a challenge. */
    isHolderWanted: ({ context }, { failure }: { failure: Failure }) =>
      failure.code === 'CARD_DECLINED' &&
      (failure.data as { declineCode?: string }).declineCode === 'challengeRequired' &&
      !context.isChallenged,
  },
  actions: {
    rememberOffer: assign((_, { output }: { output: NowOffer }) => ({ offer: output })),
    forgetOffer: assign({ offer: null }),
    askForHolder: assign({ isChallenged: true }),
    forgetAttempt: assign({ ...noAttempt, isChallenged: false }),
  },
});

const notCharged: PaymentMeta = { money: 'notCharged' };
const opening = { target: 'previewing', actions: ['forgetTroubles', 'forgetOffer'] } as const;
const closing = { target: 'idle', actions: ['forgetTroubles', 'forgetOffer'] } as const;

export const orderNowMachine = orderNow.createMachine({
  id: 'orderNow',
  initial: 'looking',
  context: ({ input }) => ({ ...nothingPaid, ...input, isChallenged: false, offer: null }),
  states: withPayment(
    {
      paid: 'paid',
      declined: 'declined',
      undone: 'declined',
      refused: 'refused',
      rest: 'idle',
      request: ({ context: { id, key, offer, isChallenged } }: { context: NowContext }) => ({
        id,
        key: key!,
        charged: offer!.charged,
        cycle: offer!.cycle,
        isChallenged,
      }),
      keep: [],
      found: [
        {
          guard: withOutput('isFound', 'declined'),
          target: 'declined',
          actions: [withOutput('rememberFound'), ...acknowledged],
        },
      ],
      failed: [
        {
          guard: withFailure('isHolderWanted'),
          target: 'requesting',
          reenter: true,
          actions: [withFailure('rememberDecline'), ...acknowledged, 'forgetTroubles', 'askForHolder', 'mintKey'],
        },
        // The price on the screen is outdated: it is read again, and a notice says so.
        {
          guard: hasCode(MISCALCULATION_CODE),
          target: 'previewing',
          actions: ['forgetAttempt', 'forgetOffer', withFailure('rememberFailure')],
        },
      ],
    },
    {
      idle: { meta: notCharged, on: { 'now.open': { target: 'previewing' } } },
      previewing: {
        meta: notCharged,
        tags: ['busy', 'form'],
        invoke: {
          id: 'preview',
          src: 'previewNow',
          input: ({ context: { id } }: { context: NowContext }) => ({ id }),
          onDone: { target: 'offered', actions: withOutput('rememberOffer') },
          onError: [
            { guard: withFailure('isSessionOver'), target: 'suspended', actions: 'forgetTroubles' },
            { target: 'refused', actions: withFailure('rememberFailure') },
          ],
        },
        after: { readLimit: { target: 'refused', actions: 'rememberTimeout' } },
        on: { 'now.close': { target: 'idle', actions: 'forgetTroubles' } },
      },
      offered: {
        meta: notCharged,
        tags: 'form',
        on: { 'now.confirm': { target: 'requesting', actions: ['forgetTroubles', 'mintKey'] }, 'now.close': closing },
      },
      refused: { meta: notCharged, tags: 'form', on: { 'now.open': opening, 'now.close': closing } },
      declined: { meta: notCharged, on: { 'now.open': opening, 'now.close': closing } },
      paid: { meta: { money: 'charged' }, entry: acknowledgedPaid, on: { 'now.close': closing } },
    },
  ),
});

export const connectOrderNow = connectPayment(orderNowMachine, nowPort);
