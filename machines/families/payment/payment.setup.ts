import { type AnyEventObject, type AnyStateMachine, assign } from 'xstate';
import { seconds } from '../../../domain/calendar/index.ts';
import { type Failure, timedOut } from '../../../domain/failure/index.ts';
import {
  connectThreeDSecure,
  threeDSecureMachine,
  type ThreeDSecureOutput,
  type ThreeDSecureServices,
} from '../../three-d-secure/index.ts';
import {
  ask,
  connect,
  isCode,
  isOutcomeUnknown,
  isSessionOver,
  limits,
  notify,
  type Port,
  type port,
  type PortCalls,
  type ServicesOf,
} from '../../kit/index.ts';
import type {
  PaymentAnswer,
  PaymentChildren,
  PaymentContext,
  PaymentFound,
  PaymentInput,
  PaymentMeta,
  Sent,
} from './payment.types.ts';

/** The calls of every payment; a flow declares its own beside them in its `port`. */
export const paymentCalls = <Request, Found extends PaymentFound = PaymentFound>() => ({
  /** The status of an attempt. Never moves money. Rejects with a `Failure`. */
  findPayment: ask<Sent, Found>(),
  /**
   * Requests the payment, once per key. Rejects with a `Failure`: CARD_DECLINED (data.attemptId, data.declineCode),
   * BANK_UNAVAILABLE and the flow's own codes charge nothing; kinds offline, timeout and unavailable leave the outcome
   * unknown. Spec §7.
   */
  requestPayment: ask<Request, PaymentAnswer>(),
  /** Reads again the account data that the payment changed. Spec §4. */
  refreshAccount: notify<undefined>(),
  /** The customer has seen the outcome: it is not shown again. */
  acknowledge: notify<{ attemptId: string }>(),
});

/** No attempt is under way. A flow with more fields of an attempt defines its own `forgetAttempt`. */
export const noAttempt = { key: null, attemptId: null, challenge: null };
const noTroubles = { declineCode: null, notice: null, failure: null, paid: null };
/** The context before the first payment. */
export const nothingPaid = { payments: 0, ...noAttempt, ...noTroubles };

const paymentActors = { threeDSecure: threeDSecureMachine };
export const paymentDelays = { readLimit: limits.readLimit, requestLimit: seconds(20), lookPause: seconds(10) };

type Found = { output: PaymentFound };
type Outcome = ThreeDSecureOutput['outcome'];
type Paying = { context: PaymentContext<string> };

const paymentGuards = {
  isFound: (_: unknown, { output, is }: Found & { is: PaymentAnswer['kind'] }) => output.answer?.kind === is,
  /** Another payment blocks ours: a renewal, or one that our request was refused for. */
  isOccupied: ({ context }: Paying, { output: { answer } }: Found) =>
    answer?.kind === 'renewal' || (answer?.kind === 'payment' && context.key !== null),
  isSent: ({ context }: Paying) => context.key !== null,
  isAnswer: (_: unknown, { output, is }: { output: PaymentAnswer; is: PaymentAnswer['kind'] }) => output.kind === is,
  isOutcome: (_: unknown, { output, is }: { output: ThreeDSecureOutput; is: readonly Outcome[] }) =>
    is.includes(output.outcome),
  isOutcomeUnknown,
  isCode,
  isSessionOver,
};

function remembered(answer: PaymentAnswer | null): Partial<PaymentContext> {
  switch (answer?.kind) {
    case 'open':
      return { challenge: answer.challenge, attemptId: answer.challenge.attemptId };
    case 'paid':
      return { attemptId: answer.attemptId, paid: answer.amount };
    case 'declined':
      return { attemptId: answer.attemptId, declineCode: answer.declineCode };
    default:
      return {};
  }
}

/** The assignments of every payment, for the context and the events of the flow. */
function paymentActions<Context extends PaymentContext<string>, Event extends AnyEventObject>() {
  type Change<Params> = (args: Paying, params: Params) => Partial<PaymentContext<string>>;
  // XState's types reject an assignment that is typed for a part of the context.
  const change = <Params = undefined>(assigner: Change<Params>) =>
    assign<Context, Event, Params, Event, never>(assigner as never);
  return {
    rememberFound: change((_, { output }: Found) => remembered(output.answer)),
    rememberAnswer: change((_, { output }: { output: PaymentAnswer }) => remembered(output)),
    rememberDecline: change((_, { failure }: { failure: Failure }) => {
      const { attemptId = null, declineCode = 'refused' } = (failure.data ?? {}) as Partial<PaymentContext>;
      return { attemptId, declineCode };
    }),
    rememberOutcome: change((_, { output }: { output: ThreeDSecureOutput }) => ({
      declineCode: output.outcome === 'declined' ? output.declineCode : output.outcome,
    })),
    rememberPaid: change(({ context }) => ({ paid: context.challenge!.amount })),
    rememberFailure: change((_, { failure }: { failure: Failure }) => ({ failure })),
    rememberTimeout: change(() => ({ failure: timedOut() })),
    mintKey: change(({ context: { keySeed, payments } }) => ({
      payments: payments + 1,
      key: `${keySeed}-${payments + 1}`,
    })),
    notice: change((_, { notice }: { notice: Context['notice'] }) => ({ notice })),
    forgetAttempt: change(() => noAttempt),
    forgetTroubles: change(() => noTroubles),
  };
}

interface PaymentTypes {
  context: PaymentContext<string>;
  events: AnyEventObject;
  input: PaymentInput;
  /** The flow's own services, by invoke id. */
  children?: Record<string, string>;
}

/**
 * The argument of XState's `setup` for a payment; `types` carries the flow's context, events, input and children. Its
 * own guards, assignments and delays are added with `extend`.
 */
export const paymentSetup = <Types extends PaymentTypes, Calls extends PortCalls>(_: Types, own: Port<Calls>) => ({
  types: {} as Omit<Types, 'children'> & {
    children: PaymentChildren & Types['children'];
    tags: 'busy' | 'form';
    meta: PaymentMeta;
  },
  actors: { ...own.actors, ...paymentActors },
  guards: paymentGuards,
  actions: { ...own.actions, ...paymentActions<Types['context'], Types['events']>() },
  delays: paymentDelays,
});

/** Connects the machine to its services and to those of three-d-secure. */
export const connectPayment =
  <Machine extends AnyStateMachine, P extends ReturnType<typeof port>>(machine: Machine, own: P) =>
  (services: ServicesOf<P> & ThreeDSecureServices): Machine =>
    connect(machine, own, services as ServicesOf<ReturnType<typeof port>>, {
      threeDSecure: connectThreeDSecure(services),
    });
