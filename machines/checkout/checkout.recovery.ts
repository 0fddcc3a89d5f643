import { withFailure, withOutput } from '../kit/index.ts';
import { recoveryRequestOf } from './checkout.order.ts';
import { checkoutSetup, notice, rememberAnswer } from './checkout.setup.ts';

/** Asks the server for the outcome of a payment that was left behind. */
export const asking = checkoutSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'recovery',
    src: 'recoverPayment',
    input: ({ context }) => recoveryRequestOf(context),
    onDone: [
      {
        guard: withOutput('isPaidElsewhere'),
        target: '#checkout.filling',
        actions: ['closeAttempt', notice('paidElsewhere')],
      },
      { guard: withOutput('isOverElsewhere'), target: '#checkout.filling', actions: 'closeAttempt' },
      { guard: withOutput('isAnswer', 'paid'), target: '#checkout.paid', actions: rememberAnswer },
      { guard: withOutput('isAnswer', 'declined'), target: '#checkout.declined', actions: rememberAnswer },
      { guard: withOutput('isUncharged'), target: '#checkout.unapproved', actions: rememberAnswer },
      { guard: withOutput('isAnswer', 'open'), target: '#checkout.interrupted', actions: rememberAnswer },
      { target: '#checkout.filling', actions: withOutput('noteNoPayment') },
    ],
    onError: [
      { guard: withFailure('isSessionOver'), target: '#checkout.lockedOut' },
      { target: '#checkout.unreachable', actions: withFailure('rememberFailure') },
    ],
  },
  after: { readLimit: { target: '#checkout.unreachable' } },
});

/** Resumes a payment that is open. */
export const resuming = {
  'payment.resume': { target: '#checkout.paying.challenging', actions: ['forgetTroubles', 'ownKey'] },
} as const;
