import { assign, fromPromise, setup } from 'xstate';
import { seconds } from '../../domain/calendar/index.ts';
import { toFailure } from '../../domain/failure/index.ts';
import { persistLimit } from '../../domain/persisted/index.ts';
import {
  decidePromoLink,
  invalidPromoCode,
  isPromoAccepted,
  NO_PROMO,
  normalizePromoCode,
  type CalculatedPromo,
  type PromoError,
  type PromoState,
} from '../../domain/promo/index.ts';
import type { AskedCode, PromoCodeContext, PromoCodeEvent, PromoCodeInput, PromoCodeMeta } from './promo-code.types.ts';

const notConnected = (service: string) => () => Promise.reject(new Error(`${service} is not connected`));

const decisionOn = ({ inEffect, asked }: PromoCodeContext) =>
  asked ? decidePromoLink(inEffect, asked.code).type : 'ignore';

const base = setup({
  types: {} as {
    context: PromoCodeContext;
    events: PromoCodeEvent;
    input: PromoCodeInput;
    meta: PromoCodeMeta;
    tags: 'busy' | 'accepted' | 'troubled';
    children: { application: 'applyCode'; default: 'findDefaultCode' };
  },
  actors: {
    applyCode: fromPromise<CalculatedPromo | null, { code: string }>(notConnected('applyCode')),
    findDefaultCode: fromPromise<string | null>(notConnected('findDefaultCode')),
  },
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
    isAnswerAccepted: (_, { answer }: { answer: CalculatedPromo | null }) => answer?.status === 'ACCEPTED',
    isCode: (_, { code }: { code: string | null }) => code !== null,
  },
  actions: {
    rememberCart: assign((_, { promoCode }: { promoCode: PromoState }) => ({ inEffect: promoCode })),
    rememberAsked: assign((_, asked: AskedCode) => ({ asked, failure: null })),
    forgetAsked: assign({ asked: null }),
    rememberEffect: assign({ asked: null, failure: null, error: ({ context }) => context.inEffect?.error ?? null }),
    rememberAcceptance: assign({ asked: null, error: null, failure: null }),
    rememberRefusal: assign((_, { error }: { error: PromoError }) => ({ error, failure: null })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    rememberStudent: assign({ wantsDefault: true }),
    forgetStudent: assign({ wantsDefault: false }),
    forgetCode: assign({
      asked: null,
      error: null,
      failure: null,
      inEffect: ({ context }) => context.inEffect && NO_PROMO,
    }),
    clearCode: () => {},
    refuseCode: (_args, _params: { error: PromoError }) => {},
    reportRefusal: (_args, _params: { error: PromoError }) => {},
    forgetLink: () => {},
  },
  delays: {
    persistLimit,
    lookupLimit: seconds(8),
    applyLimit: seconds(10),
  },
});

/** What every state of the flow may ask, do and wait for. The four actions without a body get one in `connectPromoCode`. */
export const promoCodeSetup = base.extend({
  actions: {
    leaveAddress: base.enqueueActions(({ enqueue, check }) => {
      if (check('isFromLink')) enqueue('forgetLink');
    }),
  },
});

export const refusalOf = (answer: CalculatedPromo | null): PromoError => answer?.error ?? invalidPromoCode;
