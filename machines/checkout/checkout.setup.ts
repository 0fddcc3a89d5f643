import { assign, setup } from 'xstate';
import { seconds } from '../../domain/calendar/index.ts';
import type { Failure } from '../../domain/failure/index.ts';
import { isCode, isOutcomeUnknown, isSessionOver, limits, withOutput } from '../kit/index.ts';
import { threeDSecureMachine, type ThreeDSecureOutput } from '../three-d-secure/index.ts';
import { isChoiceGone, likelyAddress, withChosen, withoutGone, withoutRefused } from './checkout.addresses.ts';
import {
  attemptOf,
  challengeOf,
  freeKeysOf,
  isCartChanged,
  keepAgreements,
  missingOf,
  noAgreements,
} from './checkout.order.ts';
import { checkoutPort, type RecoveryAnswer } from './checkout.types.ts';
import type {
  CheckoutContext,
  CheckoutEvent,
  CheckoutInput,
  CheckoutMeta,
  CheckoutNotice,
  CheckoutOutput,
  ContractDraft,
  Decline,
  Quote,
} from './checkout.types.ts';

/** Look-ups after a lost answer until the flow says that the shop cannot be reached, and waits. */
const lookupLimit = 3;

type EventOf<Type extends CheckoutEvent['type']> = Extract<CheckoutEvent, { type: Type }>;
type Answered = { output: RecoveryAnswer | null };

/** Clears the notice when its reason no longer exists. */
const withoutNotice = ({ notice }: CheckoutContext, ...gone: CheckoutNotice[]) => ({
  notice: notice && gone.includes(notice) ? null : notice,
});

/** Types, services, guards, actions and delays of the flow. */
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
  actors: { ...checkoutPort.actors, threeDSecure: threeDSecureMachine },
  guards: {
    isCartEmpty: ({ context }) => context.items.length === 0,
    hasAddress: ({ context }) => context.addressId !== null,
    isChoiceGone: ({ context }) => isChoiceGone(context),
    isAddressLikely: ({ context }) => likelyAddress(context) !== null,
    hasContracts: ({ context }) => context.contracts.length > 0,
    isOrderPayable: ({ context }, { card }: EventOf<'order.place'>) => missingOf(context, card).length === 0,
    isCartChanged: ({ context }) => isCartChanged(context),
    canPayAgain: ({ context }) => context.canPayAgain,
    areLookupsSpent: ({ context }) => context.lookups >= lookupLimit,
    isAnswer: (_, { output, is }: Answered & { is: RecoveryAnswer['kind'] }) => output?.kind === is,
    /** The bank waits for the shopper: the server says that nothing has been charged. */
    isUncharged: (_, { output }: Answered) => output?.kind === 'open' && output.payment.money === 'notCharged',
    isPaidElsewhere: ({ context }, { output }: Answered) => output?.kind === 'paid' && context.keyStatus === 'anothers',
    isOverElsewhere: ({ context }, { output }: Answered) => output?.kind !== 'open' && context.keyStatus === 'anothers',
    isOutcome: (_, { output, is }: { output: ThreeDSecureOutput; is: readonly ThreeDSecureOutput['outcome'][] }) =>
      is.includes(output.outcome),
    isSessionOver,
    isCode,
    isKeyTaken: ({ context }, { failure }: { failure: Failure }) =>
      failure.code === 'IDEMPOTENCY_MISMATCH' && context.keyStatus === 'new',
    isOutcomeUnknown,
  },
  actions: {
    rememberCart: assign(({ context }, { items, promoCode }: EventOf<'cart.changed'>) => ({
      items,
      promoCode,
      ...withoutNotice(context, 'cancelled', 'triedElsewhere'),
    })),
    rememberAddresses: assign((_, { addressIds }: EventOf<'addresses.known'>) => ({ addressIds })),
    rememberAddress: assign(({ context }, { addressId, billingAddressId }: EventOf<'address.choose'>) => ({
      addressIds: withChosen(context.addressIds, addressId, billingAddressId),
      addressId,
      billingAddressId,
      isAddressGone: false,
      isBillingWanted: context.isBillingWanted && billingAddressId === null,
      notice: null,
    })),
    rememberBillingWish: assign((_, { wanted }: EventOf<'billing.want'>) => ({ isBillingWanted: wanted })),
    forgetGone: assign(({ context }) => withoutGone(context)),
    chooseLikely: assign(({ context }) => ({ addressId: likelyAddress(context) })),
    /** The texts were drawn up for another order. */
    forgetTexts: assign({ contracts: [], agreements: noAgreements }),
    /** The price is no longer the one to be charged. */
    forgetQuote: assign({ quote: null }),
    forgetRefused: assign(({ context }, { failure }: { failure: Failure }) => withoutRefused(context, failure)),
    rememberBalanceUse: assign((_, { use }: { use: boolean }) => ({ useAccountBalance: use })),
    rememberAgreement: assign(({ context }, { kind, accepted }: EventOf<'agreement.set'>) => {
      const agreements = { ...context.agreements, [kind]: accepted };
      return { agreements, ...(Object.values(agreements).every(Boolean) && withoutNotice(context, 'textsChanged')) };
    }),
    rememberQuote: assign(({ context }, { output }: { output: Quote }) => ({
      quote: output,
      failure: null,
      ...withoutNotice(context, 'rejected'),
    })),
    rememberContracts: assign(({ context }, { output }: { output: readonly ContractDraft[] }) => ({
      contracts: output,
      agreements: keepAgreements(context, output),
      failure: null,
    })),
    rememberFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    rememberDecline: assign((_, { failure }: { failure: Failure }) => {
      const data = (failure.data ?? {}) as Partial<Decline>;
      return {
        decline: {
          ...(data.attemptId !== undefined && { attemptId: data.attemptId }),
          declineCode: data.declineCode ?? 'doNotHonour',
          retryable: data.retryable ?? true,
        },
      };
    }),
    rememberOutcome: assign((_, { output }: { output: ThreeDSecureOutput }) => ({
      decline:
        output.outcome === 'declined'
          ? { attemptId: output.attemptId, declineCode: output.declineCode, retryable: output.retryable }
          : { attemptId: output.attemptId, declineCode: output.outcome, retryable: true },
    })),
    rememberPaid: assign((_, { output }: { output: ThreeDSecureOutput }) =>
      output.outcome === 'paid' ? { attemptId: output.attemptId, orderIds: output.orderIds } : {},
    ),
    rememberAnswer: assign((_, { output }: Answered) => {
      switch (output?.kind) {
        case 'paid':
          return { attemptId: output.attemptId, orderIds: output.orderIds };
        case 'open':
          return { challenge: challengeOf(output.payment), canPayAgain: output.payment.canPayAgain };
        case 'declined':
          return { decline: output.decline };
        default:
          return {};
      }
    }),
    mintAttempt: assign(({ context, event }) => (event.type === 'order.place' ? attemptOf(context, event) : {})),
    /** When nothing is missing, the price is still being calculated: `terms`. */
    rememberMissing: assign(({ context }, { card }: EventOf<'order.place'>) => {
      const missing = missingOf(context, card);
      return { missing: missing.length > 0 ? missing : (['terms'] as const) };
    }),
    skipSpentKeys: assign(({ context }, ended: EventOf<'attempt.ended'>) => freeKeysOf(context, ended)),
    ownKey: assign({ keyStatus: 'own' }),
    /** The key is kept, to look up the other tab's order by it. */
    disownKey: assign({ keyStatus: 'anothers' }),
    /** An order that never arrived keeps its key: sent again, it is the same order. */
    noteNoPayment: assign(({ context }, { output }: Answered) => ({
      attemptId: null,
      challenge: null,
      lookups: 0,
      notice: output?.kind === 'cardCheck' ? 'checkOpen' : context.lookups > 0 ? 'notReceived' : context.notice,
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
    forgetTroubles: assign({ notice: null, missing: [], failure: null, decline: null }),
  },
  delays: {
    readLimit: limits.readLimit,
    orderLimit: seconds(20),
    lookupPause: seconds(2),
    recoverPause: seconds(10),
    interruptedPoll: seconds(10),
    unknownPoll: seconds(10),
  },
});

/** `meta` of several states. */
export const unknown: CheckoutMeta = { money: 'unknown' };
export const notCharged: CheckoutMeta = { money: 'notCharged' };

export const rememberAnswer = withOutput('rememberAnswer');
export const notice = (reason: CheckoutNotice) => ({ type: 'notice', params: { notice: reason } }) as const;
