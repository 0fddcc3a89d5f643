import { setup } from 'xstate';
import { port, withOutput } from '../../kit/index.ts';
import { nothingPaid, paymentCalls, paymentSetup } from './payment.setup.ts';
import { acknowledged, acknowledgedPaid, withPayment } from './payment.states.ts';
import type { PaymentContext, PaymentEvent, PaymentInput } from './payment.types.ts';

type BareEvent = PaymentEvent | { type: 'pay' } | { type: 'go.on' };

const barePort = port(paymentCalls<{ key: string }>());

const barePayment = setup(
  paymentSetup(
    {} as { context: PaymentContext; events: BareEvent; input: PaymentInput & { attemptId: string | null } },
    barePort,
  ),
);

/** A payment flow without states of its own: the family's specification is tested on it. */
export const barePaymentMachine = barePayment.createMachine({
  id: 'barePayment',
  initial: 'looking',
  context: ({ input }) => ({ ...nothingPaid, ...input }),
  states: withPayment(
    {
      paid: 'paid',
      declined: 'declined',
      undone: 'idle',
      refused: 'idle',
      rest: 'idle',
      request: ({ context }: { context: PaymentContext }) => ({ key: context.key! }),
      keep: [],
      found: [
        {
          guard: withOutput('isFound', 'declined'),
          target: 'declined',
          actions: [withOutput('rememberFound'), ...acknowledged],
        },
        { guard: withOutput('isOccupied'), target: 'occupied', actions: 'forgetAttempt' },
      ],
      failed: [],
    },
    {
      idle: {
        meta: { money: 'notCharged' },
        on: { pay: { target: 'requesting', actions: ['forgetTroubles', 'mintKey'] } },
      },
      declined: { meta: { money: 'notCharged' }, on: { 'go.on': { target: 'idle', actions: 'forgetTroubles' } } },
      occupied: { meta: { money: 'unknown' }, on: { 'payment.check': { target: 'looking' } } },
      paid: {
        meta: { money: 'charged' },
        entry: acknowledgedPaid,
        on: { 'go.on': { target: 'idle', actions: 'forgetTroubles' } },
      },
    },
  ),
});
