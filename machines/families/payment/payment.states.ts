import { hasCode, withFailure, withOutput } from '../../kit/index.ts';
import type { PaymentContext } from './payment.types.ts';

const unknown = { money: 'unknown' } as const;
const rememberFound = withOutput('rememberFound');
const rememberAnswer = withOutput('rememberAnswer');
const acknowledge = {
  type: 'acknowledge',
  params: ({ context }: { context: PaymentContext<string> }) => ({ attemptId: context.attemptId! }),
} as const;

/** Actions on a decline: it is acknowledged at once, since the customer can go on in the target state. */
export const acknowledged = [acknowledge, 'forgetAttempt'] as const;

/** Entry actions of `paid`: the outcome is not shown again, and the account data it changed is read again. */
export const acknowledgedPaid = ['refreshAccount', ...acknowledged] as const;

export const notice = <const Notice extends string>(reason: Notice) =>
  ({ type: 'notice', params: { notice: reason } }) as const;

/** Looks the status up again and clears earlier notices. */
export const lookingAgain = { target: 'looking', actions: 'forgetTroubles' } as const;

/** The flow's states that a payment leads to. */
interface PaymentTargets<State extends string> {
  paid: State;
  /** The bank declined. */
  declined: State;
  /** The request never arrived, or the customer cancelled at the bank. */
  undone: State;
  /** The shop refused the request: nothing was charged. */
  refused: State;
  /** No payment is under way. */
  rest: State;
}

/** What a flow adds to the shared states. */
interface PaymentAdditions<Request, Keep, Found, Failed> {
  /** The input of `requestPayment`. */
  request: Request;
  /** Actions that store what a look-up gives beside the attempt. */
  keep: Keep;
  /** Transitions after a look-up that found neither a paid nor an open attempt. */
  found: Found;
  /** Transitions for the flow's own failures of a request. */
  failed: Failed;
}

type PaymentState = 'looking' | 'lookupFailed' | 'requesting' | 'challenging' | 'unfinished' | 'suspended';

/**
 * The states of a flow with a payment: those that look it up, request it and confirm it at the bank, and the flow's
 * own. While a payment is under way no other can be sent. A target that names no state of the flow does not
 * compile.
 */
export function withPayment<
  const Own extends Readonly<Record<string, object>>,
  Request,
  const Keep extends readonly object[],
  const Found extends readonly { target: State }[],
  const Failed extends readonly { target: State }[],
  State extends string = (keyof Own & string) | PaymentState,
>(
  {
    paid,
    declined,
    undone,
    refused,
    rest,
    request,
    keep,
    found,
    failed,
  }: PaymentTargets<NoInfer<State>> & PaymentAdditions<Request, Keep, Found, Failed>,
  own: Own,
) {
  const notTaken = { target: refused, actions: ['forgetAttempt', withFailure('rememberFailure')] } as const;
  const payment = {
    looking: {
      meta: unknown,
      tags: 'busy',
      invoke: {
        id: 'find',
        src: 'findPayment',
        input: ({ context: { key, attemptId } }: { context: PaymentContext<string> }) => ({ key, attemptId }),
        onDone: [
          { guard: withOutput('isFound', 'paid'), target: paid, actions: [rememberFound, ...keep] },
          { guard: withOutput('isFound', 'open'), target: 'unfinished', actions: [rememberFound, ...keep] },
          ...found,
          { guard: 'isSent', target: undone, actions: [...keep, 'forgetAttempt', notice('notReceived')] },
          { target: rest, actions: [...keep, 'forgetAttempt'] },
        ],
        onError: [
          { guard: withFailure('isSessionOver'), target: 'suspended' },
          { target: 'lookupFailed', actions: withFailure('rememberFailure') },
        ],
      },
      after: { readLimit: { target: 'lookupFailed', actions: 'rememberTimeout' } },
    },
    lookupFailed: { meta: unknown, on: { 'payment.check': lookingAgain }, after: { lookPause: lookingAgain } },
    requesting: {
      meta: unknown,
      tags: ['busy', 'form'],
      invoke: {
        id: 'request',
        src: 'requestPayment',
        input: request,
        onDone: [
          { guard: withOutput('isAnswer', 'paid'), target: paid, actions: rememberAnswer },
          { guard: withOutput('isAnswer', 'declined'), target: declined, actions: [rememberAnswer, ...acknowledged] },
          { target: 'challenging', actions: rememberAnswer },
        ],
        onError: [
          { guard: withFailure('isSessionOver'), target: 'suspended' },
          ...failed,
          {
            guard: hasCode('CARD_DECLINED'),
            target: declined,
            actions: [withFailure('rememberDecline'), ...acknowledged],
          },
          { guard: hasCode('BANK_UNAVAILABLE'), ...notTaken },
          { guard: withFailure('isOutcomeUnknown'), target: 'looking' },
          notTaken,
        ],
      },
      after: { requestLimit: { target: 'looking' } },
    },
    challenging: {
      meta: unknown,
      invoke: {
        id: 'challenge',
        src: 'threeDSecure',
        input: ({ context }: { context: PaymentContext<string> }) => context.challenge!,
        onDone: [
          { guard: withOutput('isOutcome', ['paid']), target: paid, actions: 'rememberPaid' },
          {
            guard: withOutput('isOutcome', ['declined', 'expired']),
            target: declined,
            actions: [withOutput('rememberOutcome'), ...acknowledged],
          },
          {
            guard: withOutput('isOutcome', ['cancelled']),
            target: undone,
            actions: ['forgetAttempt', notice('cancelled')],
          },
          { target: 'unfinished' },
        ],
        onError: { target: 'unfinished' },
      },
    },
    /** The attempt waits for the bank, or its outcome is not known. */
    unfinished: {
      meta: unknown,
      on: { 'payment.resume': { target: 'challenging' } },
      after: { lookPause: { target: 'looking' } },
    },
    /** After signing in, the status is looked up. */
    suspended: { meta: unknown, on: { 'session.restored': { target: 'looking' } } },
  } as const satisfies Record<PaymentState, object>;
  return { ...payment, ...own };
}
