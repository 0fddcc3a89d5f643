import { invalidPromoCode, promoProcessingFailed, type PromoError, type PromoState } from '../../domain/promo/index.ts';
import { promoCodeSetup, refusalOf } from './promo-code.setup.ts';
import type { CodeSource } from './promo-code.types.ts';
import { words } from './promo-code.words.ts';

const followCart = {
  type: 'rememberCart',
  params: ({ event }: { event: { promoCode: PromoState } }) => event,
} as const;

const ask = (source: CodeSource) =>
  ({
    type: 'rememberAsked',
    params: ({ event }: { event: { code: string } }) => ({ code: event.code, source }),
  }) as const;

/** Keeps, stores and reports a refusal that the server did not make. Spec §5, §8. */
const refuse = (error: PromoError) =>
  [
    { type: 'rememberRefusal', params: { error } },
    { type: 'refuseCode', params: { error } },
    { type: 'reportRefusal', params: { error } },
  ] as const;

export const promoCodeMachine = promoCodeSetup.createMachine({
  id: 'promoCode',
  initial: 'starting',
  context: ({ input }) => ({ inEffect: input.inEffect, asked: null, wantsDefault: false, error: null, failure: null }),
  on: {
    'cart.changed': { target: '.deciding', actions: followCart },
    'link.opened': { target: '.deciding', actions: ask('link') },
    'code.apply': { target: '.deciding', actions: ask('field') },
    'code.clear': { target: '.none', actions: ['forgetCode', 'forgetStudent', 'clearCode'] },
    'student.recognised': { target: '.deciding', actions: 'rememberStudent' },
  },
  states: {
    starting: {
      ...words.starting,
      tags: 'busy',
      always: { guard: 'isCartRead', target: 'deciding' },
      on: {
        'link.opened': { actions: ask('link') },
        'code.apply': { actions: ask('field') },
        'student.recognised': { actions: 'rememberStudent' },
      },
      after: { persistLimit: 'deciding' },
    },
    deciding: {
      ...words.deciding,
      exit: 'leaveAddress',
      always: [
        { guard: 'isWorthAsking', target: 'applying' },
        { guard: 'isWithoutCart', target: 'refused', actions: refuse(invalidPromoCode) },
        {
          guard: 'isTooLong',
          target: 'refused',
          // Not `refuseCode`: what the cart holds is another code, and stays in effect.
          actions: [
            { type: 'rememberRefusal', params: { error: invalidPromoCode } },
            { type: 'reportRefusal', params: { error: invalidPromoCode } },
            'forgetAsked',
          ],
        },
        { guard: 'isRefused', target: 'refused', actions: 'rememberEffect' },
        { guard: 'isAccepted', target: 'accepted', actions: 'rememberEffect' },
        { guard: 'wantsDefault', target: 'findingDefault', actions: 'rememberEffect' },
        { target: 'none', actions: 'rememberEffect' },
      ],
    },
    none: { ...words.none },
    findingDefault: {
      ...words.findingDefault,
      entry: 'forgetStudent',
      invoke: {
        id: 'default',
        src: 'findDefaultCode',
        onDone: [
          {
            guard: { type: 'isCode', params: ({ event }) => ({ code: event.output }) },
            target: 'deciding',
            actions: {
              type: 'rememberAsked',
              params: ({ event }) => ({ code: event.output ?? '', source: 'student' }),
            },
          },
          { target: 'none' },
        ],
        onError: 'none',
      },
      on: { 'cart.changed': { actions: followCart } },
      after: { lookupLimit: 'none' },
    },
    applying: {
      ...words.applying,
      tags: 'busy',
      invoke: {
        id: 'application',
        src: 'applyCode',
        input: ({ context }) => ({ code: context.asked?.code ?? '' }),
        onDone: [
          {
            guard: { type: 'isAnswerAccepted', params: ({ event }) => ({ answer: event.output }) },
            target: 'accepted',
            actions: 'rememberAcceptance',
          },
          {
            target: 'refused',
            actions: [
              { type: 'rememberRefusal', params: ({ event }) => ({ error: refusalOf(event.output) }) },
              { type: 'reportRefusal', params: ({ event }) => ({ error: refusalOf(event.output) }) },
              'forgetAsked',
            ],
          },
        ],
        onError: {
          target: 'unprocessed',
          actions: [
            ...refuse(promoProcessingFailed),
            { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
      on: {
        'cart.changed': { actions: followCart },
        'link.opened': [
          { guard: { type: 'isOtherCode', params: ({ event }) => event }, target: 'deciding', actions: ask('link') },
          { actions: 'forgetLink' },
        ],
        'code.apply': [
          { guard: { type: 'isOtherCode', params: ({ event }) => event }, target: 'deciding', actions: ask('field') },
          {},
        ],
        'student.recognised': { actions: 'rememberStudent' },
      },
      after: { applyLimit: { target: 'unprocessed', actions: refuse(promoProcessingFailed) } },
    },
    accepted: { ...words.accepted, tags: 'accepted' },
    refused: { ...words.refused, tags: 'troubled' },
    unprocessed: {
      ...words.unprocessed,
      tags: 'troubled',
      on: {
        'code.retry': 'applying',
        'cart.changed': [
          { guard: { type: 'isErrorGone', params: ({ event }) => event }, target: 'deciding', actions: followCart },
          { actions: followCart },
        ],
      },
    },
  },
});
