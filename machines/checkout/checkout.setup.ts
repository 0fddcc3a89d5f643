import { assign, fromPromise, setup } from 'xstate';
import { seconds } from '../../domain/calendar/index.ts';
import { toFailure } from '../../domain/failure/index.ts';
import { threeDSecureMachine, type ThreeDSecureOutput } from '../three-d-secure/index.ts';
import {
  attemptOf,
  challengeOf,
  freeKeysOf,
  isCartChanged,
  isOrderPayable,
  keepAgreements,
  noAgreements,
} from './checkout.order.ts';
import type { ContractRequest, OrderAnswer, OrderRequest, QuoteRequest, RecoveryRequest } from './checkout.services.ts';
import type {
  CheckoutContext,
  CheckoutEvent,
  CheckoutInput,
  CheckoutMeta,
  CheckoutNotice,
  CheckoutOutput,
  ContractDraft,
  Quote,
} from './checkout.types.ts';

/** Questions after a lost answer before we say that we cannot reach the shop, and wait. */
const lookupLimit = 3;

const notConnected = (service: string) => () => Promise.reject(new Error(`${service} is not connected`));

/** A notice whose reason is gone goes with it. */
const withoutNotice = ({ notice }: CheckoutContext, ...gone: CheckoutNotice[]) => ({
  notice: notice && gone.includes(notice) ? null : notice,
});

/** What every state of the flow may ask, do and wait for. */
export const checkoutSetup = setup({
  types: {} as {
    context: CheckoutContext;
    events: CheckoutEvent;
    input: CheckoutInput;
    output: CheckoutOutput;
    tags: 'busy' | 'form' | 'resting' | 'paying';
    meta: CheckoutMeta;
    children: {
      recovery: 'recoverPayment';
      quote: 'quoteOrder';
      contracts: 'draftContracts';
      order: 'placeOrder';
      lookup: 'findPayment';
      challenge: 'threeDSecure';
    };
  },
  actors: {
    recoverPayment: fromPromise<OrderAnswer | null, RecoveryRequest>(notConnected('recoverPayment')),
    quoteOrder: fromPromise<Quote, QuoteRequest>(notConnected('quoteOrder')),
    draftContracts: fromPromise<readonly ContractDraft[], ContractRequest>(notConnected('draftContracts')),
    placeOrder: fromPromise<OrderAnswer, OrderRequest>(notConnected('placeOrder')),
    findPayment: fromPromise<OrderAnswer | null, { attemptKey: string }>(notConnected('findPayment')),
    threeDSecure: threeDSecureMachine,
  },
  guards: {
    isCartEmpty: ({ context }) => context.items.length === 0,
    isSubscribing: ({ context }) => context.items.some(({ purchaseType }) => purchaseType === 'subscription'),
    hasAddress: ({ context }) => context.addressId !== null,
    hasContracts: ({ context }) => context.contracts.length > 0,
    isOrderPayable: ({ context }) => isOrderPayable(context),
    isCartChanged: ({ context }) => isCartChanged(context),
    areLookupsSpent: ({ context }) => context.lookups >= lookupLimit,
    isAnswer: (_, { answer, kind }: { answer: OrderAnswer | null; kind: OrderAnswer['kind'] }) => answer?.kind === kind,
    isPaidElsewhere: ({ context }, { answer }: { answer: OrderAnswer | null }) =>
      answer?.kind === 'paid' && context.keyStatus === 'anothers',
    isOverElsewhere: ({ context }, { answer }: { answer: OrderAnswer | null }) =>
      answer?.kind !== 'open' && context.keyStatus === 'anothers',
    isOutcome: (
      _,
      { output, outcomes }: { output: ThreeDSecureOutput; outcomes: readonly ThreeDSecureOutput['outcome'][] },
    ) => outcomes.includes(output.outcome),
    isSessionOver: (_, { error }: { error: unknown }) => toFailure(error).kind === 'unauthorized',
    isCode: (_, { error, code }: { error: unknown; code: string }) => toFailure(error).code === code,
    isKeyTaken: ({ context }, { error }: { error: unknown }) =>
      toFailure(error).code === 'IDEMPOTENCY_MISMATCH' && context.keyStatus === 'new',
    isOutcomeUnknown: (_, { error }: { error: unknown }) =>
      ['offline', 'timeout', 'unavailable', 'bug'].includes(toFailure(error).kind),
  },
  actions: {
    rememberCart: assign(({ context }, { items, promoCode }: Extract<CheckoutEvent, { type: 'cart.changed' }>) => ({
      items,
      promoCode,
      ...withoutNotice(context, 'cancelled', 'triedElsewhere'),
    })),
    rememberAddress: assign((_, chosen: Extract<CheckoutEvent, { type: 'address.choose' }>) => ({
      addressId: chosen.addressId,
      billingAddressId: chosen.billingAddressId,
      notice: null,
    })),
    /** Texts that were drawn up for something else than is ordered now. */
    forgetTexts: assign({ contracts: [], agreements: noAgreements }),
    /** A price that is not charged any more. */
    forgetQuote: assign({ quote: null }),
    forgetAddress: assign({ addressId: null, billingAddressId: null }),
    rememberBalanceUse: assign((_, { use }: { use: boolean }) => ({ useAccountBalance: use })),
    rememberAgreement: assign(({ context }, { kind, accepted }: Extract<CheckoutEvent, { type: 'agreement.set' }>) => {
      const agreements = { ...context.agreements, [kind]: accepted };
      return { agreements, ...(Object.values(agreements).every(Boolean) && withoutNotice(context, 'textsChanged')) };
    }),
    rememberQuote: assign(({ context }, { quote }: { quote: Quote }) => ({
      quote,
      failure: null,
      ...withoutNotice(context, 'rejected'),
    })),
    rememberContracts: assign(({ context }, { contracts }: { contracts: readonly ContractDraft[] }) => ({
      contracts,
      agreements: keepAgreements(context, contracts),
      failure: null,
    })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    rememberDecline: assign((_, { error }: { error: unknown }) => {
      const data = (toFailure(error).data ?? {}) as { declineCode?: string; retryable?: boolean };
      return { decline: { declineCode: data.declineCode ?? 'doNotHonour', retryable: data.retryable ?? true } };
    }),
    rememberOutcome: assign((_, { output }: { output: ThreeDSecureOutput }) => ({
      decline:
        output.outcome === 'declined'
          ? { declineCode: output.declineCode, retryable: output.retryable }
          : { declineCode: output.outcome, retryable: true },
    })),
    rememberPaid: assign((_, { output }: { output: ThreeDSecureOutput }) =>
      output.outcome === 'paid' ? { attemptId: output.attemptId, orderIds: output.orderIds } : {},
    ),
    rememberAnswer: assign((_, { answer }: { answer: OrderAnswer | null }) => {
      switch (answer?.kind) {
        case 'paid':
          return { attemptId: answer.attemptId, orderIds: answer.orderIds };
        case 'open':
          return { challenge: challengeOf(answer.payment) };
        case 'declined':
          return { decline: answer.decline };
        default:
          return {};
      }
    }),
    mintAttempt: assign(({ context, event }) => (event.type === 'order.place' ? attemptOf(context, event) : {})),
    skipSpentKeys: assign(({ context }, ended: Extract<CheckoutEvent, { type: 'attempt.ended' }>) =>
      freeKeysOf(context, ended),
    ),
    ownKey: assign({ keyStatus: 'own' }),
    /** The key stays, to ask by. */
    disownKey: assign({ keyStatus: 'anothers' }),
    /** An order that never arrived keeps its key: sent again, it is the same one. */
    noteNoPayment: assign(({ context }) => ({
      attemptId: null,
      challenge: null,
      lookups: 0,
      notice: context.lookups > 0 ? 'notReceived' : context.notice,
    })),
    closeAttempt: assign({
      attemptId: null,
      attemptKey: null,
      attemptFingerprint: null,
      agreedAt: null,
      challenge: null,
      lookups: 0,
      keyStatus: 'own',
    }),
    countLookup: assign(({ context }) => ({ lookups: Math.min(context.lookups + 1, lookupLimit) })),
    notice: assign((_, { notice }: { notice: CheckoutNotice | null }) => ({ notice })),
    forgetTroubles: assign({ notice: null, failure: null, decline: null }),
  },
  delays: {
    readLimit: seconds(8),
    orderLimit: seconds(20),
    lookupPause: seconds(2),
    recoverPause: seconds(10),
    interruptedPoll: seconds(10),
    unknownPoll: seconds(10),
  },
});
