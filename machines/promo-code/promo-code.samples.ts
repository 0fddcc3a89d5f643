import { offline, timedOut, unavailable } from '../../domain/failure/index.ts';
import {
  invalidPromoCode,
  NO_PROMO,
  promoRefusals,
  type CalculatedPromo,
  type PromoState,
} from '../../domain/promo/index.ts';
import type { FlowSpec } from 'model-testing';
import { promoCodeEdgeWords } from './promo-code.edge-words.ts';
import { promoCodeWords } from './promo-code.event-words.ts';
import { promoCodeInvariants } from './promo-code.invariants.ts';
import { promoCodeMachine } from './promo-code.machine.ts';
import { promoCodeBeyondPromises, promoCodePromises } from './promo-code.promises.ts';
import { promoCodeNames } from './promo-code.names.ts';
import type { PromoCodeInput } from './promo-code.types.ts';

const held: PromoState = { code: 'MERHABA10', error: null };
const heldRefused: PromoState = { code: 'ESKI', error: promoRefusals.expired };
const accepted: CalculatedPromo = { status: 'ACCEPTED', code: 'MERHABA10', error: null };

const inputs: Record<string, PromoCodeInput> = {
  unread: { inEffect: null },
  withoutCode: { inEffect: NO_PROMO },
  withCode: { inEffect: held },
};

export const promoCodeFlow = {
  name: 'promo-code',
  machine: promoCodeMachine,
  inputs,
  events: {
    'cart.changed': [{ promoCode: NO_PROMO }, { promoCode: held }, { promoCode: heldRefused }],
    'link.opened': [{ code: 'AILE7' }, { code: ' merhaba10 ' }, { code: ' ' }, { code: 'X'.repeat(41) }],
    'code.apply': [{ code: 'MERHABA10' }, { code: '' }],
  },
  outcomes: {
    application: {
      done: {
        accepted,
        refused: { status: 'NOT_ACCEPTED', code: 'MERHABA10', error: invalidPromoCode },
        refusedWithoutReason: { status: 'NOT_ACCEPTED', code: 'MERHABA10', error: null },
        noPromoState: null,
      },
      failed: { offline: offline(), timeout: timedOut(), unavailable: unavailable() },
    },
    default: { done: { found: 'OGRENCI', none: null }, failed: { unavailable: unavailable() } },
  },
  project: ({ context }) => ({
    inEffect: context.inEffect && [context.inEffect.code, context.inEffect.error !== null],
    asked: context.asked && [context.asked.code, context.asked.source],
    wantsDefault: context.wantsDefault,
  }),
  tags: { busy: ['starting', 'applying'], accepted: ['accepted'], troubled: ['refused', 'unprocessed'] },
  invariants: promoCodeInvariants,
  promises: promoCodePromises,
  beyondPromises: promoCodeBeyondPromises,
  equivalent: [
    {
      mutant: 'retarget to promoCode.deciding: promoCode code.clear[0]',
      reason: 'a cleared cart holds no code, so `deciding` leads to none at once',
    },
  ],
  words: { ...promoCodeNames, ...promoCodeWords, ...promoCodeEdgeWords },
  waysOut: [
    { name: 'the shopper can always be without a code', to: (snapshot) => snapshot.matches('none'), within: 1 },
  ],
} satisfies FlowSpec<typeof promoCodeMachine>;
