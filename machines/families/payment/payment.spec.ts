import type {
  EventSamples,
  Invariant,
  OutcomeSamples,
  PathEvent,
  Postcondition,
  StepName,
  TemporalProperty,
} from 'model-testing';
import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';
import { bug, conflict, type Failure, rejected, unavailable } from '../../../domain/failure/index.ts';
import { kurus, type Kurus } from '../../../domain/money/index.ts';
import type { ChallengePurpose, ThreeDSecureInput } from '../../three-d-secure/index.ts';
import { defineFlow, failures, type FlowCopy, type FlowDescription, isSame } from '../../kit/testing.ts';
import type { barePaymentMachine } from './bare-payment.machine.ts';
import type { PaymentMeta } from './payment.types.ts';

/** A typed card, which no context may contain. */
export const typedCard = {
  number: '5528790000000008',
  holder: 'Elif Yılmaz',
  expiryMonth: 12,
  expiryYear: 2030,
  cvc: '123',
};

export const sampleAmount = kurus(47_850);

type Own<Of, Family extends string> = { [Id in Exclude<keyof Of, Family>]: Of[Id] };

type Machine = typeof barePaymentMachine;
type Snapshot = SnapshotFrom<Machine>;
type Step = Postcondition<Machine>;
type On = readonly StepName<Machine>[];

const sampleAttempt = 'attempt-1';

/** The names of the flow's own states that a payment leads to, and the flow's own samples. */
interface PaymentWays {
  paid: string;
  declined: string;
  /** State that shows a decline not acknowledged yet; default `declined`. */
  declinedBefore?: string;
  undone: string;
  refused: string;
  rest: string;
  /** The event that sends the request, and the state in which it does. */
  send: PathEvent;
  from: string;
  /** `meta.money` of the flow's own states. */
  money: Record<string, PaymentMeta['money']>;
  /** Answers to a look-up without an attempt. */
  nothing: readonly string[];
  /** Failures of a request that charge nothing and return to the state that sent it. */
  refusals: readonly string[];
  /** Failures of a request after which the status is looked up. */
  doubts: readonly string[];
  /** The flow's own events by which a customer can go on. */
  ways: readonly string[];
}

const family: PaymentWays['money'] = {
  looking: 'unknown',
  lookupFailed: 'unknown',
  requesting: 'unknown',
  challenging: 'unknown',
  unfinished: 'unknown',
  suspended: 'unknown',
};

const isIn = (snapshot: Snapshot, state: string) => (snapshot.value as string) === state;

/** What must hold in every state of a flow that pays. */
function paymentInvariants({ money: own, send, from, paid, ways }: PaymentWays): readonly Invariant<Machine>[] {
  const money = { ...family, ...own };
  const goesOn = ['payment.check', 'payment.resume', 'session.restored', ...ways];
  return [
    {
      name: 'of the money we say what is certain, and else that we do not know',
      requirements: 'PAYMENT-5',
      holds: (snapshot) => Object.values(snapshot.getMeta()).every((meta) => meta?.money === money[snapshot.value]),
    },
    {
      name: 'nothing is sent while an attempt is open or its end is not known',
      holds: (snapshot) => snapshot.can(send as never) === isIn(snapshot, from),
    },
    {
      name: 'an attempt that is over, or that was never begun, is forgotten',
      holds: (snapshot) => money[snapshot.value] === 'unknown' || isForgotten(snapshot),
    },
    {
      name: 'it goes out under a key',
      holds: (snapshot) => !snapshot.matches('requesting') || snapshot.context.key !== null,
    },
    {
      name: 'the bank is asked about an attempt that exists',
      holds: (snapshot) =>
        (!snapshot.matches('challenging') && !snapshot.matches('unfinished')) || snapshot.context.challenge !== null,
    },
    {
      name: 'what was taken is said where it is certain, and nowhere else',
      holds: (snapshot) => isIn(snapshot, paid) === (snapshot.context.paid !== null),
    },
    {
      name: 'neither number nor code of a card is kept',
      holds: ({ context }) => !/5528790000000008|"123"/.test(JSON.stringify(context)),
    },
    {
      name: 'the customer can go on, or the flow moves by itself',
      holds: (snapshot) =>
        snapshot.hasTag('busy') ||
        snapshot.matches('challenging') ||
        goesOn.some((type) => snapshot.can({ type } as never)),
    },
  ];
}

const isSent = ({ context }: Snapshot) => context.key !== null;
const sentOf = ({ context: { key, attemptId } }: Snapshot) => ({ key, attemptId });

const isForgotten = ({ context: { attemptId, key, challenge } }: Snapshot) =>
  attemptId === null && key === null && challenge === null;

const isWithoutTrouble = ({ context: { notice, failure, declineCode, paid } }: Snapshot) =>
  notice === null && failure === null && declineCode === null && paid === null;

const isAcknowledged = (ran: Readonly<Record<string, unknown>>) =>
  (ran['acknowledge'] as { attemptId: string } | undefined)?.attemptId === sampleAttempt;

const challengeIn = (output: unknown) => {
  const { answer = output } = output as { answer?: unknown };
  return (answer as { challenge: unknown }).challenge;
};

/** The decline code or outcome, from the event's output or error. */
function declineOf({ output, error }: PathEvent): string {
  const said = (output ?? (error as { data: object }).data) as { outcome?: string; declineCode?: string };
  return (said.declineCode ?? said.outcome)!;
}

/** What a step must lead to in every flow that pays. */
function paymentPostconditions(flow: PaymentWays): readonly Step[] {
  const nothing = flow.nothing.map((name) => `find.done.${name}`) as unknown as On;
  const requestFailed = (names: readonly string[]) => names.map((name) => `request.failed.${name}`) as unknown as On;
  return [
    {
      name: 'opening the page shows a payment that was left behind',
      requirements: 'PAYMENT-6',
      on: ['start'],
      to: (after, _before, _event, { asked: { find } }) =>
        after.matches('looking') && isSame(find, { key: null, attemptId: after.context.attemptId }),
    },
    {
      name: 'what is not known is asked again, under the same key: by itself, and when the customer wants',
      requirements: 'PAYMENT-7',
      on: ['payment.check', 'after.lookPause'],
      from: ['lookupFailed'],
      to: (after, before, _event, { asked: { find } }) =>
        after.matches('looking') && isSame(find, sentOf(before)) && isWithoutTrouble(after),
    },
    {
      name: 'a customer who signed in again learns the status of the payment, and what was to be said',
      on: ['session.restored'],
      from: ['suspended'],
      to: (after, before, _event, { asked: { find } }) =>
        after.matches('looking') &&
        isSame(find, sentOf(before)) &&
        after.context.notice === before.context.notice &&
        after.context.failure === before.context.failure,
    },
    {
      name: 'what waits at the bank is asked about again',
      on: ['after.lookPause'],
      from: ['unfinished'],
      to: (after, before, _event, { asked: { find } }) => after.matches('looking') && isSame(find, sentOf(before)),
    },
    {
      name: 'an answer that does not come is not taken for one',
      on: ['find.failed.offline', 'after.readLimit'],
      from: ['looking'],
      to: (after, { context }, { error }) =>
        after.matches('lookupFailed') &&
        after.context.key === context.key &&
        (error ? after.context.failure === error : after.context.failure?.kind === 'timeout'),
    },
    {
      name: 'where nothing was sent nothing is shown of it',
      on: nothing,
      given: (before) => !isSent(before),
      to: (after, { context }) =>
        isIn(after, flow.rest) &&
        isForgotten(after) &&
        after.context.notice === context.notice &&
        after.context.failure === context.failure,
    },
    {
      name: 'what never arrived was not charged, is shown as such, and can be sent again. Payments: one key',
      on: nothing,
      given: isSent,
      to: (after, _before, _event, { ran }) =>
        isIn(after, flow.undone) &&
        after.context.notice === 'notReceived' &&
        isForgotten(after) &&
        !('acknowledge' in ran),
    },
    {
      name: 'what was left behind can be continued',
      on: ['find.done.open', 'find.done.silent'],
      to: (after, _before, { output }) =>
        after.matches('unfinished') &&
        isSame(after.context.challenge, challengeIn(output)) &&
        after.context.attemptId === sampleAttempt,
    },
    {
      name: 'continuing it opens the bank’s page',
      on: ['payment.resume'],
      from: ['unfinished'],
      to: (after, { context }, _event, { asked: { challenge } }) =>
        after.matches('challenging') && challenge === context.challenge,
    },
    {
      name: 'an old refusal is shown once',
      on: ['find.done.declined'],
      to: (after, _before, { output }, { ran }) =>
        isIn(after, flow.declinedBefore ?? flow.declined) &&
        after.context.declineCode === (output as { answer: { declineCode: string } }).answer.declineCode &&
        isForgotten(after) &&
        !('refreshAccount' in ran) &&
        isAcknowledged(ran),
    },
    {
      name: 'it goes out once, without old troubles, under a key of its own. Payments: one key',
      on: [flow.send.type] as unknown as On,
      from: [flow.from],
      to: (after, { context }, _event, { asked: { request } }) =>
        after.matches('requesting') &&
        isWithoutTrouble(after) &&
        after.context.payments === context.payments + 1 &&
        request?.key === `${context.keySeed}-${context.payments + 1}`,
    },
    {
      name: 'the bank’s page opens as soon as the bank asks',
      requirements: 'PAYMENT-1',
      on: ['request.done.bankAsks'],
      to: (after, _before, { output }, { asked: { challenge } }) =>
        after.matches('challenging') && challenge === challengeIn(output),
    },
    {
      name: 'what was paid is shown once, with its amount, and everything it changes is read again',
      requirements: 'PAYMENT-3',
      on: ['find.done.paid', 'request.done.paidAtOnce', 'challenge.done.paid'],
      to: (after, before, { output }, { ran }) => {
        const { answer = output } = (output ?? {}) as { answer?: unknown };
        const { amount = before.context.challenge?.amount } = answer as { amount?: number };
        return (
          isIn(after, flow.paid) &&
          after.context.paid === amount &&
          isForgotten(after) &&
          'refreshAccount' in ran &&
          isAcknowledged(ran)
        );
      },
    },
    {
      name: 'a card that was refused says why, and is shown once; nothing else has changed',
      on: ['request.done.declined', 'request.failed.cardDeclined', 'challenge.done.declined', 'challenge.done.expired'],
      to: (after, _before, event, { ran }) =>
        isIn(after, flow.declined) &&
        after.context.declineCode === declineOf(event) &&
        isForgotten(after) &&
        !('refreshAccount' in ran) &&
        isAcknowledged(ran),
    },
    {
      name: 'while it is not known whether it arrived, the server is asked under its key and nothing is sent again',
      on: [...requestFailed(['offline', 'timedOut', 'unavailable', 'broken', ...flow.doubts]), 'after.requestLimit'],
      from: ['requesting'],
      to: (after, { context }, _event, { asked: { find, request } }) =>
        after.matches('looking') && find?.key === context.key && find?.key !== null && request === undefined,
    },
    {
      name: 'what is not taken was not charged, and says why where it was asked',
      on: requestFailed(['bankUnavailable', 'keyTaken', ...flow.refusals]),
      to: (after, _before, { error }) =>
        isIn(after, flow.refused) && after.context.failure === error && isForgotten(after),
    },
    {
      name: 'a customer who gives up at the bank reads that nothing was charged, and can send it again',
      on: ['challenge.done.cancelled'],
      to: (after, _before, _event, { ran }) =>
        isIn(after, flow.undone) &&
        after.context.notice === 'cancelled' &&
        isForgotten(after) &&
        !('acknowledge' in ran),
    },
    {
      name: 'what ends without being known is not forgotten: it can be continued',
      requirements: 'PAYMENT-6',
      on: ['challenge.done.unknown', 'challenge.failed.broken'],
      to: (after, { context }) => after.matches('unfinished') && after.context.attemptId === context.attemptId,
    },
    {
      name: 'a session that ends is shown, and its payment is not forgotten',
      on: ['find.failed.sessionOver', 'request.failed.sessionOver'],
      to: (after, { context }) => after.matches('suspended') && after.context.key === context.key,
    },
  ];
}

/** After these events the attempt may be open, or its status is not known. */
const undecided = [
  'request.done.bankAsks',
  ...['offline', 'timedOut', 'unavailable', 'broken'].map((failure) => `request.failed.${failure}`),
  'find.done.open',
  'find.done.silent',
  'challenge.done.unknown',
  'challenge.failed.broken',
];

const answer = /^(?:(?:request|challenge)\.(?:done|failed)|find\.done)\./;

/** What holds over time in every payment. */
function paymentProperties({ doubts }: Pick<PaymentWays, 'doubts'>): readonly TemporalProperty<Machine>[] {
  const open = new Set([...undecided, ...doubts.map((failure) => `request.failed.${failure}`)]);
  return [
    {
      name: 'once a payment was sent, no second one is sent until what became of the first is known',
      after: (_, { asked }) => 'request' in asked,
      never: (_, { asked }) => 'request' in asked,
      until: (_, { names }) => names.some((name) => answer.test(name) && !open.has(name)),
    },
    {
      name: 'no wait is longer than half a minute, though no service answers',
      after: (flow) => flow.hasTag('busy'),
      eventually: (flow) => !flow.hasTag('busy'),
      within: 30_000,
    },
  ];
}

/** A decline of the bank, as the failure of a request. */
export const cardDeclined = (declineCode: string): Failure =>
  rejected({ code: 'CARD_DECLINED', data: { attemptId: sampleAttempt, declineCode, retryable: true } });

export const paymentInProgress = conflict({ code: 'PAYMENT_IN_PROGRESS', data: { attemptId: sampleAttempt } });

/** The status of an attempt, by name. */
function answers(purpose: ChallengePurpose, amount: Kurus) {
  const attemptId = sampleAttempt;
  const challenge: ThreeDSecureInput = {
    purpose,
    attemptId,
    redirectUrl: 'https://bank.example/3ds/1',
    amount,
    expiresAt: 1_800_000_300_000,
  };
  return {
    open: { kind: 'open', challenge },
    silent: { kind: 'open', challenge: { ...challenge, redirectUrl: null } },
    paid: { kind: 'paid', attemptId, amount },
    declined: { kind: 'declined', attemptId, declineCode: 'doNotHonour' },
    payment: { kind: 'payment' },
  } as const;
}

/**
 * A flow that pays, with its samples. `beside`: data that a look-up gives beside the attempt. `found`: the flow's own
 * answers to a look-up. `failed`: its own failures of a request. `outcomes`: of its services beside the family's. Its
 * own `invariants` and `postconditions` are added to those of every payment.
 */
export function paymentSpec<Flow extends AnyStateMachine>(
  machine: Flow,
  samples: PaymentWays & {
    name: string;
    description?: FlowDescription;
    copy: FlowCopy<Flow>;
    inputs: Record<string, InputFrom<Flow>>;
    events: EventSamples<EventFromLogic<Flow>>;
    purpose: ChallengePurpose;
    amount?: Kurus;
    beside?: object;
    found?: Record<string, object>;
    failed?: Record<string, Failure>;
    outcomes?: Own<OutcomeSamples<Flow>, 'find' | 'request' | 'challenge'>;
    project?: (snapshot: SnapshotFrom<Flow>) => object;
    tags: { busy: readonly string[]; form: readonly string[] };
    invariants?: readonly Invariant<Flow>[];
    postconditions?: readonly Postcondition<Flow>[];
    beyondBrowser?: readonly { item: string; reason: string }[];
  },
) {
  const { name, description, copy, inputs, events, purpose, amount = sampleAmount, beside = {}, tags } = samples;
  const {
    found = {},
    failed = {},
    outcomes = {},
    project = () => ({}),
    invariants = [],
    postconditions = [],
    beyondBrowser = [],
  } = samples;
  const attemptId = sampleAttempt;
  const { open, paid, declined, ...rest } = answers(purpose, amount);
  const looked = Object.entries({ open, paid, declined, ...rest }).map(([key, answer]) => [key, { ...beside, answer }]);
  return defineFlow(machine as unknown as Machine, {
    name,
    description,
    copy,
    inputs,
    events,
    outcomes: {
      find: { done: { ...Object.fromEntries(looked), ...found }, failed: failures('offline', 'sessionOver') },
      request: {
        done: { bankAsks: open, paidAtOnce: paid, declined },
        failed: {
          cardDeclined: cardDeclined('insufficientFunds'),
          bankUnavailable: unavailable({ code: 'BANK_UNAVAILABLE' }),
          keyTaken: conflict({ code: 'IDEMPOTENCY_MISMATCH' }),
          ...failures('offline', 'timedOut', 'unavailable', 'sessionOver'),
          broken: bug(),
          ...failed,
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
      ...outcomes,
    },
    project: (snapshot: Snapshot) => ({
      attemptId: snapshot.context.attemptId,
      isSent: snapshot.context.key !== null,
      hasPage: snapshot.context.challenge && snapshot.context.challenge.redirectUrl !== null,
      declineCode: snapshot.context.declineCode,
      notice: snapshot.context.notice,
      failure: snapshot.context.failure?.code ?? snapshot.context.failure?.kind ?? null,
      ...project(snapshot as unknown as SnapshotFrom<Flow>),
    }),
    tags: {
      busy: ['looking', 'requesting', ...tags.busy],
      form: ['requesting', ...tags.form],
    },
    invariants: [...paymentInvariants(samples), ...(invariants as unknown as readonly Invariant<Machine>[])],
    beyondBrowser,
    postconditions: [...paymentPostconditions(samples), ...(postconditions as unknown as readonly Step[])],
    properties: paymentProperties(samples),
  });
}
