import { hasCode, withFailure, withOutput } from '../../kit/index.ts';
import type { PaymentContext } from './payment.types.ts';

const unknown = { money: 'unknown' } as const;
const rememberFound = withOutput('rememberFound');
const rememberAnswer = withOutput('rememberAnswer');
const acknowledge = {
  type: 'acknowledge',
  params: ({ context }: { context: PaymentContext<string> }) => ({ attemptId: context.attemptId! }),
} as const;

/** A refusal is acknowledged where the customer goes on from. */
export const acknowledged = [acknowledge, 'forgetAttempt'] as const;

/** What was paid is shown once, and what it changes is read again. */
export const acknowledgedPaid = ['refreshAccount', ...acknowledged] as const;

export const notice = <const Notice extends string>(reason: Notice) =>
  ({ type: 'notice', params: { notice: reason } }) as const;

/** To a new look at its status, without what was said before. */
export const lookingAgain = { target: 'looking', actions: 'forgetTroubles' } as const;

/** Where a payment leads, by the names of the flow's states. */
interface PaymentTargets<State extends string> {
  paid: State;
  /** The bank's no. */
  declined: State;
  /** It never arrived, or was given up at the bank. */
  undone: State;
  /** The shop did not take it: nothing was charged. */
  refused: State;
  /** Nothing is under way. */
  rest: State;
}

/** What the flow adds to the calls of every payment. */
interface PaymentAdditions<Request, Keep, Found, Failed> {
  /** What `requestPayment` is called with. */
  request: Request;
  /** What the flow does with what a look-up finds beside an attempt. */
  keep: Keep;
  /** Where an attempt leads that is neither paid nor open. */
  found: Found;
  /** What a request can meet beside what every payment meets. */
  failed: Failed;
}

type PaymentState = 'looking' | 'lookupFailed' | 'requesting' | 'challenging' | 'unfinished' | 'suspended';

/**
 * The states of a flow with a payment: those in which it is looked up, asked for, and confirmed at the bank, and the
 * flow's own. While a payment is on its way nothing else can be sent. The name of a state that is not there does not
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
    /** It waits at the bank, or its outcome is not known. */
    unfinished: {
      meta: unknown,
      on: { 'payment.resume': { target: 'challenging' } },
      after: { lookPause: { target: 'looking' } },
    },
    /** What was to be said is said after signing in. */
    suspended: { meta: unknown, on: { 'session.restored': { target: 'looking' } } },
  } as const satisfies Record<PaymentState, object>;
  return { ...payment, ...own };
}
