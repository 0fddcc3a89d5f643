import { assign, setup } from 'xstate';
import { type Failure, MISCALCULATION_CODE } from '../../domain/failure/index.ts';
import { hasCode, limits, withFailure, withOutput } from '../kit/index.ts';
import {
  acknowledged,
  acknowledgedPaid,
  connectPayment,
  lookingAgain,
  noAttempt,
  nothingPaid,
  notice,
  type PaymentMeta,
  paymentSetup,
  withPayment,
} from '../families/payment/index.ts';
import {
  type DueContext,
  type DueEvent,
  type DueFound,
  type DueInput,
  duePort,
  linkCodes,
} from './due-payment.types.ts';

export type { DueEvent } from './due-payment.types.ts';

type Found = { output: DueFound };

const duePayment = setup(
  paymentSetup(
    {} as { context: DueContext; events: DueEvent; input: DueInput; children: { drop: 'dropDue' } },
    duePort,
  ),
).extend({
  guards: {
    isRefused: (_, { output }: Found) => output.refusal !== undefined,
    isLinkOver: (_, { failure }: { failure: Failure }) => linkCodes.includes(failure.code ?? ''),
    isNothing: (_, { output }: Found) => output.dues.length === 0,
    /** The card was deleted on another device, or has expired meanwhile. */
    isCardUnusable: (_, { failure }: { failure: Failure }) =>
      failure.code === 'CARD_NOT_FOUND' || (failure.fields?.some(({ field }) => field === 'card._card') ?? false),
  },
  actions: {
    rememberDues: assign((_, { output: { dues, cards } }: Found) => ({ dues, cards })),
    rememberRefusal: assign((_, { output }: Found) => ({ refusal: output.refusal ?? null })),
    rememberOccupant: assign((_, { output: { answer } }: Found) => ({
      occupant: answer?.kind === 'renewal' ? 'renewal' : 'payment',
    })),
    forgetAttempt: assign({ ...noAttempt, occupant: null, refusal: null }),
  },
  delays: { saveLimit: limits.saveLimit },
});

const rememberDues = withOutput('rememberDues');
const notCharged: PaymentMeta = { money: 'notCharged' };
const lookingWithoutAttempt = { target: 'looking', actions: ['forgetAttempt', 'forgetTroubles'] } as const;
const dropping = { 'drop.open': { target: 'confirming', actions: 'forgetTroubles' } } as const;

export const duePaymentMachine = duePayment.createMachine({
  id: 'duePayment',
  initial: 'looking',
  context: ({ input }) => ({ ...nothingPaid, ...input, dues: null, cards: [], occupant: null, refusal: null }),
  states: withPayment(
    {
      paid: 'paid',
      declined: 'choosingCard',
      undone: 'choosingCard',
      refused: 'choosingCard',
      rest: 'due',
      request: ({ context: { key, dues }, event }: { context: DueContext; event: DueEvent }) => ({
        key: key!,
        due: dues![0]!,
        card: (event as Extract<DueEvent, { type: 'card.submit' }>).card,
      }),
      keep: [rememberDues],
      found: [
        {
          guard: withOutput('isOccupied'),
          target: 'occupied',
          actions: ['forgetAttempt', rememberDues, withOutput('rememberOccupant')],
        },
        {
          guard: withOutput('isRefused'),
          target: 'refused',
          actions: ['forgetAttempt', rememberDues, withOutput('rememberRefusal')],
        },
        { guard: withOutput('isNothing'), target: 'none', actions: [rememberDues, 'forgetAttempt'] },
        {
          guard: withOutput('isFound', 'declined'),
          target: 'due',
          actions: [withOutput('rememberFound'), rememberDues, ...acknowledged],
        },
      ],
      failed: [
        {
          guard: withFailure('isCardUnusable'),
          target: 'looking',
          actions: ['forgetAttempt', notice('cardUnusable')],
        },
        { guard: hasCode('NOT_DUE'), target: 'looking', actions: ['forgetAttempt', notice('notDue')] },
        { guard: hasCode(MISCALCULATION_CODE), target: 'looking', actions: ['forgetAttempt', notice('priceChanged')] },
        { guard: hasCode('PAYMENT_IN_PROGRESS'), target: 'looking' },
        { guard: withFailure('isLinkOver'), target: 'looking', actions: 'forgetAttempt' },
      ],
    },
    {
      /** Looking at the payment again clears the notices of an attempt to cancel the box. */
      unfinished: {
        meta: { money: 'unknown' },
        on: { 'payment.resume': { target: 'challenging' } },
        after: { lookPause: lookingAgain },
      },
      /** The mailed link is not valid: `refusal` says why, and thereby whether its box is paid. */
      refused: { on: { 'payment.check': lookingWithoutAttempt } },
      none: { meta: notCharged, on: { 'due.close': lookingAgain } },
      due: {
        meta: notCharged,
        on: { 'pay.open': { target: 'choosingCard', actions: 'forgetTroubles' }, ...dropping },
      },
      choosingCard: {
        meta: notCharged,
        tags: 'form',
        on: {
          'card.submit': { target: 'requesting', actions: ['forgetTroubles', 'mintKey'] },
          'pay.close': { target: 'due', actions: 'forgetTroubles' },
          ...dropping,
        },
      },
      /** The bank is asked about this box or about another payment: no second payment can begin. */
      occupied: {
        meta: { money: 'unknown' },
        on: { 'payment.check': lookingWithoutAttempt },
        after: { lookPause: lookingWithoutAttempt },
      },
      confirming: {
        meta: notCharged,
        on: { 'drop.confirm': { target: 'dropping' }, 'drop.cancel': { target: 'due' } },
      },
      dropping: {
        meta: notCharged,
        tags: 'busy',
        invoke: {
          id: 'drop',
          src: 'dropDue',
          input: ({ context: { dues } }: { context: DueContext }) => ({ due: dues![0]! }),
          onDone: { target: 'dropped' },
          onError: [
            { guard: withFailure('isSessionOver'), target: 'suspended' },
            { guard: hasCode('NOT_DUE'), target: 'looking', actions: notice('notDue') },
            { guard: hasCode('PAYMENT_IN_PROGRESS'), target: 'looking' },
            { guard: withFailure('isOutcomeUnknown'), target: 'looking', actions: withFailure('rememberFailure') },
            { target: 'due', actions: withFailure('rememberFailure') },
          ],
        },
        after: { saveLimit: { target: 'looking', actions: 'rememberTimeout' } },
      },
      dropped: { meta: notCharged, entry: 'refreshAccount', on: { 'due.close': { target: 'looking' } } },
      paid: { meta: { money: 'charged' }, entry: acknowledgedPaid, on: { 'due.close': lookingAgain } },
    },
  ),
});

export const connectDuePayment = connectPayment(duePaymentMachine, duePort);
