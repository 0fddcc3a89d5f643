import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';
import type { EventSamples, Invariant, OutcomeSamples, StepPromise } from 'model-testing';
import { bug, conflict, type Failure, rejected, unavailable } from '../../../domain/failure/index.ts';
import { type Kurus, kurus } from '../../../domain/money/index.ts';
import type { ChallengePurpose, ThreeDSecureInput } from '../../three-d-secure/index.ts';
import type { FlowCopy } from '../copy.types.ts';
import { defineFlow } from '../define-flow.testing.ts';
import { failures } from '../lexicon.ts';
import {
  type Machine,
  paymentPromises,
  paymentRules,
  type PaymentWays,
  sampleAttempt,
  type Snapshot,
  type Step,
} from './payment.promises.ts';
import { paymentProperties } from './payment.properties.ts';

/** A card as it is typed, which no context may hold. */
export const typedCard = {
  number: '5528790000000008',
  holder: 'Elif Yılmaz',
  expiryMonth: 12,
  expiryYear: 2030,
  cvc: '123',
};

export const sampleAmount = kurus(47_850);

/** The bank's no, as the server answers a request. */
export const cardDeclined = (declineCode: string): Failure =>
  rejected({ code: 'CARD_DECLINED', data: { attemptId: sampleAttempt, declineCode, retryable: true } });

export const paymentInProgress = conflict({ code: 'PAYMENT_IN_PROGRESS', data: { attemptId: sampleAttempt } });

/** How an attempt stands, by name. */
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

type Own<Of, Family extends string> = { [Id in Exclude<keyof Of, Family>]: Of[Id] };

/**
 * A flow that pays, with its samples. `beside`: what a look-up finds beside an attempt. `found`: the flow's own answers
 * to a look-up. `failed`: its own failures of a request. `outcomes`: of the services it has beside the family's. Its own
 * `rules` and `promises` stand beside those of every payment.
 */
export function paymentSpec<Flow extends AnyStateMachine>(
  machine: Flow,
  samples: PaymentWays & {
    name: string;
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
    rules?: readonly Invariant<Flow>[];
    promises?: readonly StepPromise<Flow>[];
    beyondBrowser?: readonly { item: string; reason: string }[];
  },
) {
  const { name, copy, inputs, events, purpose, amount = sampleAmount, beside = {}, tags } = samples;
  const {
    found = {},
    failed = {},
    outcomes = {},
    project = () => ({}),
    rules = [],
    promises = [],
    beyondBrowser = [],
  } = samples;
  const attemptId = sampleAttempt;
  const { open, paid, declined, ...rest } = answers(purpose, amount);
  const looked = Object.entries({ open, paid, declined, ...rest }).map(([key, answer]) => [key, { ...beside, answer }]);
  return defineFlow(machine as unknown as Machine, {
    name,
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
    invariants: [...paymentRules(samples), ...(rules as unknown as readonly Invariant<Machine>[])],
    beyondBrowser,
    promises: [...paymentPromises(samples), ...(promises as unknown as readonly Step[])],
    properties: paymentProperties(samples),
  });
}
