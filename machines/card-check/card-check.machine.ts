import { setup } from 'xstate';
import { hasCode, port, withOutput } from '../kit/index.ts';
import {
  connectPayment,
  nothingPaid,
  paymentSetup,
  paymentCalls,
  type PaymentContext,
  type PaymentEvent,
  type PaymentInput,
  type PaymentMeta,
  acknowledged,
  acknowledgedPaid,
  type TypedCard,
  withPayment,
} from '../families/payment/index.ts';

export type CheckedCard = TypedCard;

export interface CardCheckInput extends PaymentInput {
  /** The attempt that the bank sent the customer back with; null otherwise. */
  attemptId: string | null;
}

export type CardCheckEvent =
  PaymentEvent | { type: 'card.add' } | { type: 'card.submit'; card: CheckedCard } | { type: 'card.close' };

/** A request also rejects with VALIDATION, CARD_LIMIT_REACHED, PAYMENT_IN_PROGRESS and IDEMPOTENCY_MISMATCH. Spec §7. */
const cardCheckPort = port(paymentCalls<{ key: string; card: CheckedCard }>());

const cardCheck = setup(
  paymentSetup({} as { context: PaymentContext; events: CardCheckEvent; input: CardCheckInput }, cardCheckPort),
);

const notCharged: PaymentMeta = { money: 'notCharged' };
/** How a check ended is shown until the customer goes on. */
const goingOn = {
  'card.add': { target: 'filling', actions: 'forgetTroubles' },
  'card.close': { target: 'closed', actions: 'forgetTroubles' },
} as const;

export const cardCheckMachine = cardCheck.createMachine({
  id: 'cardCheck',
  initial: 'looking',
  context: ({ input }) => ({ ...nothingPaid, ...input }),
  states: withPayment(
    {
      paid: 'saved',
      declined: 'declined',
      undone: 'filling',
      refused: 'filling',
      rest: 'closed',
      request: ({ context, event }: { context: PaymentContext; event: CardCheckEvent }) => ({
        key: context.key!,
        card: (event as Extract<CardCheckEvent, { type: 'card.submit' }>).card,
      }),
      keep: [],
      found: [
        {
          guard: withOutput('isFound', 'declined'),
          target: 'declined',
          actions: [withOutput('rememberFound'), ...acknowledged],
        },
        { guard: withOutput('isOccupied'), target: 'occupied', actions: 'forgetAttempt' },
      ],
      failed: [{ guard: hasCode('PAYMENT_IN_PROGRESS'), target: 'looking' }],
    },
    {
      closed: { meta: notCharged, on: { 'card.add': { target: 'filling' } } },
      filling: {
        meta: notCharged,
        tags: 'form',
        on: {
          'card.submit': { target: 'requesting', actions: ['forgetTroubles', 'mintKey'] },
          'card.close': { target: 'closed', actions: 'forgetTroubles' },
        },
      },
      occupied: { meta: notCharged, on: { 'card.add': { target: 'filling' }, 'card.close': { target: 'closed' } } },
      saved: { meta: notCharged, entry: acknowledgedPaid, on: goingOn },
      declined: { meta: notCharged, on: goingOn },
    },
  ),
});

export const connectCardCheck = connectPayment(cardCheckMachine, cardCheckPort);
