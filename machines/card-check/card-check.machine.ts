import { assign, setup } from 'xstate';
import { seconds } from '../../domain/calendar/index.ts';
import type { Failure } from '../../domain/failure/index.ts';
import {
  ask,
  connect,
  hasCode,
  isCode,
  isSessionOver,
  limits,
  port,
  type ServicesOf,
  tell,
  withFailure,
  withOutput,
} from '../kit/index.ts';
import {
  connectThreeDSecure,
  type ThreeDSecureInput,
  threeDSecureMachine,
  type ThreeDSecureOutput,
  type ThreeDSecureServices,
} from '../three-d-secure/index.ts';

/** A card as it is typed: sent once, kept nowhere. */
export interface CheckedCard {
  /** Digits only. */
  number: string;
  holder: string;
  expiryMonth: number;
  /** Four digits. */
  expiryYear: number;
  cvc: string;
}

/** `open`: the bank's approval or its answer is still to come. `payment`: another payment of the account is open. */
export type CardCheckAnswer =
  | { kind: 'open'; challenge: ThreeDSecureInput }
  | { kind: 'saved'; attemptId: string }
  | { kind: 'declined'; attemptId: string; declineCode: string }
  | { kind: 'payment' };

export interface CardCheckInput {
  /** The attempt that the bank sent the customer back with; null otherwise. */
  attemptId: string | null;
  /** A random seed for idempotency keys, minted outside: `{seed}-{number of the check}`. */
  keySeed: string;
}

export interface CardCheckContext extends CardCheckInput {
  checks: number;
  /** Of the card that was sent; null while nothing was. */
  key: string | null;
  challenge: ThreeDSecureInput | null;
  declineCode: string | null;
  /** Why the customer is back at the form. */
  notice: 'notReceived' | 'cancelled' | null;
  failure: Failure | null;
}

export type CardCheckEvent =
  | { type: 'card.add' }
  | { type: 'card.submit'; card: CheckedCard }
  | { type: 'card.close' }
  | { type: 'check.resume' }
  | { type: 'check.look' }
  | { type: 'session.restored' };

/** What may be said about the money. Spec §4. */
export interface CardCheckMeta {
  money: 'notCharged' | 'unknown';
}

const cardCheckPort = port({
  /**
   * The check this customer may have left behind: of this key, else of this attempt, else the account's open or untold
   * one. Null when there is none. Never moves money. Rejects with a `Failure`.
   */
  recoverCheck: ask<{ attemptId: string | null; key: string | null }, CardCheckAnswer | null>(),
  /**
   * Asks the bank to prove the card's owner and to keep the card, once per key. Rejects with a `Failure`: codes
   * VALIDATION, CARD_DECLINED (data.attemptId, data.declineCode), CARD_LIMIT_REACHED, PAYMENT_IN_PROGRESS,
   * IDEMPOTENCY_MISMATCH, BANK_UNAVAILABLE; kinds offline, timeout and unavailable leave the outcome unknown. Spec §7.
   */
  requestCheck: ask<{ key: string; card: CheckedCard }, CardCheckAnswer>(),
  /** The cards are others now. Spec §4. */
  refreshCards: tell<undefined>(),
  /** The customer reads how it ended: nobody tells it again. */
  acknowledge: tell<{ attemptId: string }>(),
});

type Answered = { output: CardCheckAnswer | null };

const cardCheck = setup({
  types: {} as {
    context: CardCheckContext;
    events: CardCheckEvent;
    input: CardCheckInput;
    tags: 'busy' | 'form';
    meta: CardCheckMeta;
    children: { recovery: 'recoverCheck'; request: 'requestCheck'; challenge: 'threeDSecure' };
  },
  actors: { ...cardCheckPort.actors, threeDSecure: threeDSecureMachine },
  guards: {
    isAnswer: (_, { output, is }: Answered & { is: CardCheckAnswer['kind'] }) => output?.kind === is,
    isOccupied: ({ context }, { output }: Answered) => output?.kind === 'payment' && context.key !== null,
    isSent: ({ context }) => context.key !== null,
    isOutcome: (_, { output, is }: { output: ThreeDSecureOutput; is: readonly ThreeDSecureOutput['outcome'][] }) =>
      is.includes(output.outcome),
    isOutcomeUnknown: (_, { failure }: { failure: Failure }) =>
      ['offline', 'timeout', 'unavailable', 'bug'].includes(failure.kind),
    isCode,
    isSessionOver,
  },
  actions: {
    refreshCards: cardCheckPort.actions.refreshCards,
    acknowledge: cardCheckPort.actions.acknowledge,
    rememberAnswer: assign(({ context }, { output }: Answered) => {
      switch (output?.kind) {
        case 'open':
          return { challenge: output.challenge, attemptId: output.challenge.attemptId };
        case 'saved':
          return { attemptId: output.attemptId };
        case 'declined':
          return { attemptId: output.attemptId, declineCode: output.declineCode };
        default:
          return context;
      }
    }),
    rememberDecline: assign((_, { failure }: { failure: Failure }) => {
      const { attemptId = null, declineCode = 'refused' } = (failure.data ?? {}) as Partial<CardCheckContext>;
      return { attemptId, declineCode };
    }),
    rememberOutcome: assign((_, { output }: { output: ThreeDSecureOutput }) => ({
      declineCode: output.outcome === 'declined' ? output.declineCode : output.outcome,
    })),
    rememberFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    mintKey: assign(({ context: { keySeed, checks } }) => ({ checks: checks + 1, key: `${keySeed}-${checks + 1}` })),
    forgetCheck: assign({ attemptId: null, key: null, challenge: null }),
    forgetTroubles: assign({ declineCode: null, notice: null, failure: null }),
    notice: assign((_, { notice }: { notice: CardCheckContext['notice'] }) => ({ notice })),
  },
  delays: { readLimit: limits.readLimit, requestLimit: seconds(20), lookPause: seconds(10) },
});

const rememberAnswer = withOutput('rememberAnswer');
const notice = (reason: CardCheckContext['notice']) => ({ type: 'notice', params: { notice: reason } }) as const;
const unknown: CardCheckMeta = { money: 'unknown' };
const notCharged: CardCheckMeta = { money: 'notCharged' };

/** An end is shown until the customer goes on. */
const acknowledge = {
  type: 'acknowledge',
  params: ({ context }: { context: CardCheckContext }) => ({ attemptId: context.attemptId! }),
} as const;
const goingOn = { 'card.add': { target: 'filling' }, 'card.close': { target: 'closed' } } as const;

export const cardCheckMachine = cardCheck.createMachine({
  id: 'cardCheck',
  initial: 'recovering',
  context: ({ input }) => ({
    ...input,
    checks: 0,
    key: null,
    challenge: null,
    declineCode: null,
    notice: null,
    failure: null,
  }),
  states: {
    recovering: {
      meta: unknown,
      tags: 'busy',
      invoke: {
        id: 'recovery',
        src: 'recoverCheck',
        input: ({ context: { attemptId, key } }) => ({ attemptId, key }),
        onDone: [
          { guard: withOutput('isAnswer', 'saved'), target: 'saved', actions: rememberAnswer },
          { guard: withOutput('isAnswer', 'declined'), target: 'declined', actions: rememberAnswer },
          { guard: withOutput('isAnswer', 'open'), target: 'unfinished', actions: rememberAnswer },
          { guard: withOutput('isOccupied'), target: 'occupied', actions: 'forgetCheck' },
          { guard: 'isSent', target: 'filling', actions: ['forgetCheck', notice('notReceived')] },
          { target: 'closed', actions: 'forgetCheck' },
        ],
        onError: [
          { guard: withFailure('isSessionOver'), target: 'suspended' },
          { target: 'unheard', actions: withFailure('rememberFailure') },
        ],
      },
      after: { readLimit: { target: 'unheard' } },
    },
    unheard: {
      meta: unknown,
      on: { 'check.look': { target: 'recovering', actions: 'forgetTroubles' } },
      after: { lookPause: { target: 'recovering', actions: 'forgetTroubles' } },
    },
    closed: { meta: notCharged, on: { 'card.add': { target: 'filling' } } },
    filling: {
      meta: notCharged,
      tags: 'form',
      on: {
        'card.submit': { target: 'requesting', actions: ['forgetTroubles', 'mintKey'] },
        'card.close': { target: 'closed', actions: 'forgetTroubles' },
      },
    },
    requesting: {
      meta: unknown,
      tags: ['busy', 'form'],
      invoke: {
        id: 'request',
        src: 'requestCheck',
        input: ({ context, event }) => ({
          key: context.key!,
          card: (event as Extract<CardCheckEvent, { type: 'card.submit' }>).card,
        }),
        onDone: [
          { guard: withOutput('isAnswer', 'saved'), target: 'saved', actions: rememberAnswer },
          { guard: withOutput('isAnswer', 'declined'), target: 'declined', actions: rememberAnswer },
          { target: 'challenging', actions: rememberAnswer },
        ],
        onError: [
          { guard: withFailure('isSessionOver'), target: 'suspended' },
          { guard: hasCode('CARD_DECLINED'), target: 'declined', actions: withFailure('rememberDecline') },
          { guard: hasCode('PAYMENT_IN_PROGRESS'), target: 'recovering' },
          {
            guard: hasCode('BANK_UNAVAILABLE'),
            target: 'filling',
            actions: ['forgetCheck', withFailure('rememberFailure')],
          },
          { guard: withFailure('isOutcomeUnknown'), target: 'recovering' },
          { target: 'filling', actions: ['forgetCheck', withFailure('rememberFailure')] },
        ],
      },
      after: { requestLimit: { target: 'recovering' } },
    },
    challenging: {
      meta: unknown,
      invoke: {
        id: 'challenge',
        src: 'threeDSecure',
        input: ({ context }) => context.challenge!,
        onDone: [
          { guard: withOutput('isOutcome', ['paid']), target: 'saved' },
          {
            guard: withOutput('isOutcome', ['declined', 'expired']),
            target: 'declined',
            actions: withOutput('rememberOutcome'),
          },
          {
            guard: withOutput('isOutcome', ['cancelled']),
            target: 'filling',
            actions: ['forgetCheck', notice('cancelled')],
          },
          { target: 'unfinished' },
        ],
        onError: { target: 'unfinished' },
      },
    },
    unfinished: {
      meta: unknown,
      on: { 'check.resume': { target: 'challenging' } },
      after: { lookPause: { target: 'recovering' } },
    },
    occupied: { meta: notCharged, on: goingOn },
    saved: { meta: notCharged, entry: ['refreshCards', acknowledge, 'forgetCheck'], on: goingOn },
    declined: { meta: notCharged, entry: [acknowledge, 'forgetCheck'], exit: 'forgetTroubles', on: goingOn },
    suspended: { meta: unknown, on: { 'session.restored': { target: 'recovering' } } },
  },
});

export type CardCheckServices = ServicesOf<typeof cardCheckPort>;

export const connectCardCheck = (services: CardCheckServices & ThreeDSecureServices) =>
  connect(cardCheckMachine, cardCheckPort, services, { threeDSecure: connectThreeDSecure(services) });
