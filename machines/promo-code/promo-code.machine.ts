import { assign, setup, type SnapshotFrom } from 'xstate';
import { seconds } from '../../domain/calendar/index.ts';
import { type Failure, unavailable } from '../../domain/failure/index.ts';
import { persistLimit } from '../../domain/persisted/index.ts';
import {
  type CalculatedPromo,
  decidePromoLink,
  invalidPromoCode,
  isPromoAccepted,
  NO_PROMO,
  normalizePromoCode,
  type PromoError,
  promoProcessingFailed,
  type PromoState,
} from '../../domain/promo/index.ts';
import type { cartMachine } from '../cart/index.ts';
import { ask, connect, port, type ServicesOf, notify, withEvent, withFailure, withOutput } from '../kit/index.ts';

/** Services that the flow calls. Every rejection is a `Failure`. */
const promoCodePort = port({
  /**
   * Puts the code into the cart and resolves with what the next calculation says about it; null when the answer holds
   * no promo-code state. Spec §5.
   */
  applyCode: ask<{ code: string }, CalculatedPromo | null>(),
  /** The account's default code, or null. Spec §7 (default-promo-code). */
  findDefaultCode: ask<undefined, string | null>(),
  /** Takes the code out of the cart. */
  clearCode: notify<void>(),
  /** Stores with the cart why a code was refused, for refusals that the server did not make. */
  refuseCode: notify<PromoError>(),
  /** Reports to analytics the code and the English message of a refusal. Spec §8. */
  reportRefusal: notify<PromoError>(),
  /** Removes `familyCode` and `promoCode` from the address, without a new history entry. Spec §2. */
  forgetLink: notify<void>(),
});

export type PromoCodeServices = ServicesOf<typeof promoCodePort>;

export type CodeSource = 'link' | 'field' | 'student';

export interface AskedCode {
  /** As it was typed or linked. */
  code: string;
  source: CodeSource;
}

export interface PromoCodeContext {
  /** The cart's promo state; null until the cart was read. */
  inEffect: PromoState | null;
  /** The code that is being decided on or applied. */
  asked: AskedCode | null;
  /** A student has signed in and the default code was not looked up yet. */
  wantsDefault: boolean;
  /** Why the code is not valid, with its text: it comes from the server or the specification. */
  error: PromoError | null;
  /** The failure of a call that got no answer. */
  failure: Failure | null;
}

export type PromoCodeEvent =
  /** The cart was read, or its promo state changed. */
  | { type: 'cart.changed'; promoCode: PromoState }
  /** The address carried a `familyCode` or `promoCode`. */
  | { type: 'link.opened'; code: string }
  | { type: 'code.apply'; code: string }
  | { type: 'code.clear' }
  | { type: 'code.retry' }
  | { type: 'student.recognised' };

export interface PromoCodeInput {
  /** The cart's promo state if it is already known. */
  inEffect: PromoState | null;
}

const decisionOn = ({ inEffect, asked }: PromoCodeContext) =>
  asked ? decidePromoLink(inEffect, asked.code).type : 'ignore';

const base = setup({
  types: {} as {
    context: PromoCodeContext;
    events: PromoCodeEvent;
    input: PromoCodeInput;
    tags: 'busy' | 'accepted' | 'troubled';
    children: { application: 'applyCode'; default: 'findDefaultCode' };
  },
  actors: promoCodePort.actors,
  guards: {
    isWorthAsking: ({ context }) => decisionOn(context) === 'apply',
    isWithoutCart: ({ context }) => context.inEffect === null && decisionOn(context) === 'refuse',
    isTooLong: ({ context }) => context.inEffect !== null && decisionOn(context) === 'refuse',
    isCartRead: ({ context }) => context.inEffect !== null,
    isAccepted: ({ context }) => context.inEffect !== null && isPromoAccepted(context.inEffect),
    isRefused: ({ context }) => (context.inEffect?.error ?? null) !== null,
    isFromLink: ({ context }) => context.asked?.source === 'link',
    wantsDefault: ({ context }) => context.wantsDefault,
    isOtherCode: ({ context }, { code }: { code: string }) =>
      normalizePromoCode(code) !== null && normalizePromoCode(code) !== normalizePromoCode(context.asked?.code ?? ''),
    isErrorGone: (_, { promoCode }: { promoCode: PromoState }) => promoCode.error === null,
    isAnswerAccepted: (_, { output }: { output: CalculatedPromo | null }) => output?.status === 'ACCEPTED',
    isFound: (_, { output }: { output: string | null }) => output !== null,
  },
  actions: {
    ...promoCodePort.actions,
    rememberCart: assign((_, { promoCode }: { promoCode: PromoState }) => ({ inEffect: promoCode })),
    rememberAsked: assign((_, asked: AskedCode) => ({ asked, failure: null })),
    rememberDefault: assign((_, { output }: { output: string | null }) => ({
      asked: { code: output ?? '', source: 'student' as const },
      failure: null,
    })),
    forgetAsked: assign({ asked: null }),
    rememberEffect: assign({ asked: null, failure: null, error: ({ context }) => context.inEffect?.error ?? null }),
    rememberAcceptance: assign({ asked: null, error: null, failure: null }),
    rememberRefusal: assign((_, error: PromoError) => ({ error, failure: null })),
    rememberFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    rememberStudent: assign({ wantsDefault: true }),
    forgetStudent: assign({ wantsDefault: false }),
    forgetCode: assign({
      asked: null,
      error: null,
      failure: null,
      inEffect: ({ context }) => context.inEffect && NO_PROMO,
    }),
  },
  delays: { persistLimit, lookupLimit: seconds(8), applyLimit: seconds(10) },
});

const promoCodeSetup = base.extend({
  actions: {
    leaveAddress: base.enqueueActions(({ enqueue, check }) => {
      if (check('isFromLink')) enqueue('forgetLink');
    }),
  },
});

const asking = (source: CodeSource) =>
  ({
    type: 'rememberAsked',
    params: ({ event }: { event: { code: string } }) => ({ code: event.code, source }),
  }) as const;

/** Actions that remember, store and report a refusal that the server did not make. Spec §5, §8. */
const refuse = (error: PromoError) =>
  [
    { type: 'rememberRefusal', params: error },
    { type: 'refuseCode', params: error },
    { type: 'reportRefusal', params: error },
  ] as const;

/** `params` is the server's reason to refuse the code. */
const refusalTo = <const Type extends string>(type: Type) => ({
  type,
  params: ({ event }: { event: { output: CalculatedPromo | null } }): PromoError =>
    event.output?.error ?? invalidPromoCode,
});

export const promoCodeMachine = promoCodeSetup.createMachine({
  id: 'promoCode',
  initial: 'starting',
  context: ({ input }) => ({ inEffect: input.inEffect, asked: null, wantsDefault: false, error: null, failure: null }),
  on: {
    'cart.changed': { target: '.deciding', actions: withEvent('rememberCart') },
    'link.opened': { target: '.deciding', actions: asking('link') },
    'code.apply': { target: '.deciding', actions: asking('field') },
    'code.clear': { target: '.none', actions: ['forgetCode', 'forgetStudent', 'clearCode'] },
    'student.recognised': { target: '.deciding', actions: 'rememberStudent' },
  },
  states: {
    starting: {
      tags: 'busy',
      always: { guard: 'isCartRead', target: 'deciding' },
      on: {
        'link.opened': { actions: asking('link') },
        'code.apply': { actions: asking('field') },
        'student.recognised': { actions: 'rememberStudent' },
      },
      after: { persistLimit: 'deciding' },
    },
    deciding: {
      exit: 'leaveAddress',
      always: [
        { guard: 'isWorthAsking', target: 'applying' },
        { guard: 'isWithoutCart', target: 'refused', actions: refuse(invalidPromoCode) },
        {
          guard: 'isTooLong',
          target: 'refused',
          // Not `refuseCode`: the cart contains another code, which stays in effect.
          actions: [
            { type: 'rememberRefusal', params: invalidPromoCode },
            { type: 'reportRefusal', params: invalidPromoCode },
            'forgetAsked',
          ],
        },
        { guard: 'isRefused', target: 'refused', actions: 'rememberEffect' },
        { guard: 'isAccepted', target: 'accepted', actions: 'rememberEffect' },
        { guard: 'wantsDefault', target: 'findingDefault', actions: 'rememberEffect' },
        { target: 'none', actions: 'rememberEffect' },
      ],
    },
    none: {},
    findingDefault: {
      entry: 'forgetStudent',
      invoke: {
        id: 'default',
        src: 'findDefaultCode',
        onDone: [
          { guard: withOutput('isFound'), target: 'deciding', actions: withOutput('rememberDefault') },
          { target: 'none' },
        ],
        onError: 'none',
      },
      on: { 'cart.changed': { actions: withEvent('rememberCart') } },
      after: { lookupLimit: 'none' },
    },
    applying: {
      tags: 'busy',
      invoke: {
        id: 'application',
        src: 'applyCode',
        input: ({ context }) => ({ code: context.asked?.code ?? '' }),
        onDone: [
          { guard: withOutput('isAnswerAccepted'), target: 'accepted', actions: 'rememberAcceptance' },
          { target: 'refused', actions: [refusalTo('rememberRefusal'), refusalTo('reportRefusal'), 'forgetAsked'] },
        ],
        onError: {
          target: 'unprocessed',
          actions: [...refuse(promoProcessingFailed), withFailure('rememberFailure')],
        },
      },
      on: {
        'cart.changed': { actions: withEvent('rememberCart') },
        'link.opened': [
          { guard: withEvent('isOtherCode'), target: 'deciding', actions: asking('link') },
          { actions: 'forgetLink' },
        ],
        'code.apply': [{ guard: withEvent('isOtherCode'), target: 'deciding', actions: asking('field') }, {}],
        'student.recognised': { actions: 'rememberStudent' },
      },
      after: { applyLimit: { target: 'unprocessed', actions: refuse(promoProcessingFailed) } },
    },
    accepted: { tags: 'accepted' },
    refused: { tags: 'troubled' },
    unprocessed: {
      tags: 'troubled',
      on: {
        'code.retry': 'applying',
        'cart.changed': [
          { guard: withEvent('isErrorGone'), target: 'deciding', actions: withEvent('rememberCart') },
          { actions: withEvent('rememberCart') },
        ],
      },
    },
  },
});

type CodeAnswer = { promo: CalculatedPromo | null } | { failure: Failure };

/**
 * The result for the cart's code; null while the price is being calculated. An empty cart has no price: its code is
 * accepted for now. Spec §5.
 */
export function codeAnswerOf(cart: SnapshotFrom<typeof cartMachine>): CodeAnswer | null {
  const { cart: current, calculation, failure } = cart.context;
  if (current.items.length === 0) return { promo: { ...current.promoCode, status: 'ACCEPTED' } };
  if (cart.hasTag('retryable')) return { failure: failure ?? unavailable() };
  return cart.hasTag('priced') ? { promo: calculation?.promo ?? null } : null;
}

export const connectPromoCode = (services: PromoCodeServices) => connect(promoCodeMachine, promoCodePort, services);
