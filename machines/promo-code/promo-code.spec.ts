import type { Invariant, PathEvent, Postcondition, StepEffects } from 'model-testing';
import {
  type CalculatedPromo,
  decidePromoLink,
  invalidPromoCode,
  isPromoAccepted,
  NO_PROMO,
  normalizePromoCode,
  type PromoError,
  promoProcessingFailed,
  promoRefusals,
  type PromoState,
} from '../../domain/promo/index.ts';
import { defineFlow, failures } from '../kit/testing.ts';
import { promoCodeCopy } from './promo-code.copy.ts';
import { type PromoCodeInput, promoCodeMachine } from './promo-code.machine.ts';

type Step = Postcondition<typeof promoCodeMachine>;
type Snapshot = Parameters<NonNullable<Step['given']>>[0];
type Ran = StepEffects<typeof promoCodeMachine>['ran'];

const merhaba: PromoState = { code: 'MERHABA10', error: null };
const eski: PromoState = { code: 'ESKI', error: promoRefusals.expired };
const accepted: CalculatedPromo = { status: 'ACCEPTED', code: 'MERHABA10', error: null };

const inputs: Record<string, PromoCodeInput> = {
  unread: { inEffect: null },
  withoutCode: { inEffect: NO_PROMO },
  withCode: { inEffect: merhaba },
};

/** The cart's promo state after this event. */
const promoInCart = ({ context }: Snapshot, event: PathEvent): PromoState | null =>
  (event['promoCode'] as PromoState | undefined) ?? context.inEffect;

/** The newest code of the shopper that was not decided on yet; blank when there is none. */
const brought = ({ context }: Snapshot, event: PathEvent): string =>
  (event['code'] as string | undefined) ?? context.asked?.code ?? '';

const decision = (before: Snapshot, event: PathEvent) =>
  decidePromoLink(promoInCart(before, event), brought(before, event)).type;

const wantsOwn = ({ context }: Snapshot, { type }: PathEvent): boolean =>
  context.wantsDefault || type === 'student.recognised';

/** Whether a code can be decided on: neither the cart nor an answer about another code is awaited. */
const isFree = (before: Snapshot, event: PathEvent): boolean => {
  const { type } = event;
  if (before.matches('starting')) return type === 'cart.changed' || type.startsWith('xstate.after');
  if (before.matches('findingDefault')) return type !== 'cart.changed';
  if (before.matches('unprocessed')) return type !== 'cart.changed' || !promoInCart(before, event)?.error;
  return !before.matches('applying');
};

const isSame = (one: string, other: string): boolean => normalizePromoCode(one) === normalizePromoCode(other);

const isRan = (ran: Ran, action: 'refuseCode' | 'reportRefusal', error: PromoError | null): boolean =>
  ran[action] === error;

const happenings = ['cart.changed', 'link.opened', 'code.apply', 'student.recognised'] as const;

const askedAnyway = [
  'retarget to promoCode.starting: promoCode cart.changed[0]',
  'retarget to promoCode.starting: promoCode.applying link.opened[0]',
  'retarget to promoCode.starting: promoCode.applying code.apply[0]',
  'retarget to promoCode.starting: promoCode.unprocessed code.retry[0]',
  'retarget to promoCode.deciding: promoCode.unprocessed code.retry[0]',
  'retarget to promoCode.starting: promoCode.unprocessed cart.changed[0]',
];

const beyondSpec = askedAnyway.map((mutant) => ({
  mutant,
  reason: 'with a cart that is read, `starting` and `deciding` lead on at once to where the flow goes anyway',
}));

const promoCodeInvariants: readonly Invariant<typeof promoCodeMachine>[] = [
  {
    name: 'a blank code is never sent',
    requirements: 'PROMO-10',
    holds: (snapshot) => !snapshot.matches('applying') || (snapshot.context.asked?.code ?? '').trim() !== '',
  },
  {
    name: 'a refusal always has its words',
    holds: (snapshot) => !snapshot.hasTag('troubled') || snapshot.context.error !== null,
  },
  {
    name: 'no error is shown beside an accepted code',
    holds: (snapshot) => !snapshot.hasTag('accepted') || snapshot.context.error === null,
  },
  {
    name: 'that no answer came is shown only for a code that has no answer yet',
    holds: (snapshot) =>
      snapshot.context.failure === null || snapshot.matches('unprocessed') || snapshot.matches('applying'),
  },
  {
    name: 'what could not be asked can be asked again',
    holds: (snapshot) => !snapshot.matches('unprocessed') || snapshot.can({ type: 'code.retry' }),
  },
  {
    name: 'another code can be tried in every state',
    holds: (snapshot) => snapshot.can({ type: 'code.apply', code: 'BASKA' }),
  },
];

const postconditions: readonly Step[] = [
  {
    name: 'a new code is asked about at once',
    on: ['cart.changed', 'link.opened', 'code.apply'],
    given: (before, event) =>
      decision(before, event) === 'apply' && !(before.matches('unprocessed') && event.type === 'cart.changed'),
    to: (after, before, event) =>
      after.matches('applying') && isSame(after.context.asked?.code ?? '', brought(before, event)),
  },
  {
    name: 'a code is refused where no cart can count it: "Invalid promo code"',
    requirements: 'PROMO-7',
    on: ['link.opened', 'code.apply', 'student.recognised', 'after.persistLimit'],
    given: (before, event) =>
      promoInCart(before, event) === null && decision(before, event) === 'refuse' && isFree(before, event),
    to: (after, _before, _event, { ran }) =>
      after.matches('refused') &&
      after.context.error === invalidPromoCode &&
      isRan(ran, 'refuseCode', invalidPromoCode) &&
      isRan(ran, 'reportRefusal', invalidPromoCode),
  },
  {
    name: 'what is too long to be a code is refused, and the code in effect stays in effect',
    on: ['cart.changed', 'link.opened'],
    given: (before, event) =>
      promoInCart(before, event) !== null && decision(before, event) === 'refuse' && isFree(before, event),
    to: (after, before, event, { ran }) =>
      after.matches('refused') &&
      after.context.error === invalidPromoCode &&
      after.context.asked === null &&
      after.context.inEffect === promoInCart(before, event) &&
      !('refuseCode' in ran) &&
      isRan(ran, 'reportRefusal', invalidPromoCode),
  },
  {
    name: 'with nothing to ask, a code that the cart refused is shown with the reason',
    requirements: 'ERROR-10',
    on: happenings,
    given: (before, event) =>
      decision(before, event) === 'ignore' && isFree(before, event) && Boolean(promoInCart(before, event)?.error),
    to: (after, before, event) => after.matches('refused') && after.context.error === promoInCart(before, event)!.error,
  },
  {
    name: 'with nothing to ask, a code that the cart counts is shown as accepted',
    requirements: 'PROMO-3',
    on: ['start', ...happenings],
    given: (before, event) =>
      decision(before, event) === 'ignore' &&
      isFree(before, event) &&
      isPromoAccepted(promoInCart(before, event) ?? NO_PROMO),
    to: (after) => after.matches('accepted') && after.context.asked === null,
  },
  {
    name: 'a student without a code gets their own, others have none; once the cart is read or cannot be',
    requirements: 'PROMO-4',
    on: ['start', ...happenings, 'after.persistLimit'],
    given: (before, event) => {
      const { code, error } = promoInCart(before, event) ?? NO_PROMO;
      return decision(before, event) === 'ignore' && isFree(before, event) && code === null && error === null;
    },
    to: (after, before, event) => {
      const { asked, error, failure } = after.context;
      const isBlank = asked === null && error === null && failure === null;
      return isBlank && after.matches(wantsOwn(before, event) ? 'findingDefault' : 'none');
    },
  },
  {
    name: 'a code that came with the address leaves it as soon as it is looked at',
    requirements: 'SHELL-14',
    on: ['link.opened', 'cart.changed', 'after.persistLimit'],
    given: (before, { type }) =>
      before.matches('starting')
        ? type !== 'link.opened' && before.context.asked?.source === 'link'
        : type === 'link.opened',
    to: (_after, _before, _event, { ran }) => 'forgetLink' in ran,
  },
  {
    name: 'what comes before the cart is read waits for it',
    on: ['link.opened', 'code.apply', 'student.recognised'],
    from: ['starting'],
    to: (after, before, event) =>
      after.matches('starting') &&
      (after.context.asked?.code ?? '') === brought(before, event) &&
      after.context.wantsDefault === wantsOwn(before, event),
  },
  {
    name: 'a code is asked about once, whatever else happens meanwhile',
    on: ['cart.changed', 'student.recognised', 'link.opened', 'code.apply'],
    from: ['applying'],
    given: (before, event) => {
      const code = brought(before, event);
      return normalizePromoCode(code) === null || isSame(code, before.context.asked?.code ?? '');
    },
    to: (after, before, event) =>
      after.children['application'] === before.children['application'] &&
      after.context.inEffect === promoInCart(before, event) &&
      after.context.wantsDefault === wantsOwn(before, event),
  },
  {
    name: 'a code that is accepted counts',
    requirements: 'PROMO-3',
    on: ['application.done.accepted'],
    to: (after) =>
      after.matches('accepted') &&
      after.context.asked === null &&
      after.context.error === null &&
      after.context.failure === null,
  },
  {
    name: 'every other answer is a refusal, and the same code can be tried again',
    requirements: 'PROMO-2',
    on: ['application.done.refused', 'application.done.refusedWithoutReason', 'application.done.noPromoState'],
    to: (after, _before, _event, { ran }) =>
      after.matches('refused') &&
      after.context.error?.code === '300' &&
      after.context.asked === null &&
      isRan(ran, 'reportRefusal', after.context.error),
  },
  {
    name: 'a code without an answer is kept to be asked again: "Error processing promo code"',
    requirements: 'PROMO-8',
    on: ['application.failed', 'after.applyLimit'],
    to: (after, before, { error = null }, { ran }) =>
      after.matches('unprocessed') &&
      isRan(ran, 'refuseCode', promoProcessingFailed) &&
      isRan(ran, 'reportRefusal', promoProcessingFailed) &&
      after.context.asked === before.context.asked &&
      after.context.error === promoProcessingFailed &&
      after.context.failure === error,
  },
  {
    name: 'it is asked again when the shopper wants, or when the cart can count again',
    on: ['code.retry', 'cart.changed'],
    from: ['unprocessed'],
    given: (before, event) => decision(before, event) === 'apply' && !promoInCart(before, event)?.error,
    to: ['applying'],
  },
  {
    name: 'it is not asked again because the cart complains',
    on: ['cart.changed'],
    from: ['unprocessed'],
    given: (before, event) => Boolean(promoInCart(before, event)?.error),
    to: (after, before, event) => after.matches('unprocessed') && after.context.inEffect === promoInCart(before, event),
  },
  {
    name: "a student's own code is asked about by itself",
    requirements: 'PROMO-4',
    on: ['default.done.found'],
    to: (after) => after.matches(after.context.inEffect ? 'applying' : 'refused'),
  },
  {
    name: 'without an own code everything stays as it was',
    on: ['default.done.none', 'default.failed', 'after.lookupLimit'],
    to: ['none'],
  },
  {
    name: 'while the own code is looked up, the cart is followed',
    on: ['cart.changed'],
    from: ['findingDefault'],
    to: (after, before, event) =>
      after.matches('findingDefault') && after.context.inEffect === promoInCart(before, event),
  },
  {
    name: 'the shopper can be without a code at any time',
    on: ['code.clear'],
    to: (after, _before, _event, { ran }) => {
      const { inEffect, asked, error, failure } = after.context;
      const isBlank = !inEffect?.code && asked === null && error === null && failure === null;
      return after.matches('none') && isBlank && 'clearCode' in ran;
    },
  },
  {
    name: 'who takes the code away is not given their own again, nor when it was looked up once',
    on: ['code.clear', 'default.done', 'default.failed', 'after.lookupLimit'],
    to: ({ context }) => !context.wantsDefault,
  },
];

/**
 * Every code goes the same way: it is decided on (`deciding`: blank and equal codes are ignored, a code without a cart
 * is refused), asked about (`applying`), and ends in `accepted`, `refused` or, when no answer came,
 * `unprocessed` with a retry. Spec §2, §4, §5, §8.
 *
 * - The cart contains the code in effect; this flow follows it through `cart.changed` and stores no second copy. The
 *   code that wires it sends `cart.changed` once the cart is read, and again whenever its promo state changes.
 * - A link that comes before the cart is read waits for it, at most 5000 ms. A code that is too long is refused without
 *   asking the server: the code in effect stays.
 * - The link's parameters leave the address (`forgetLink`) as soon as the code was decided on.
 * - A student's default code is looked up only when no other code is in effect, and not again after the shopper took
 *   it away.
 */
export const promoCodeFlow = defineFlow(promoCodeMachine, {
  name: 'promo-code',
  description: {
    tr: {
      title: 'Kodu dener, sonucu söyler',
      text: 'Alışverişçi bir kod getirir: bağlantıdan, kutudan ya da öğrenci olduğu için. Geçip geçmediğini öğrenir.',
    },
    en: {
      title: 'Tries a code, says whether it counts',
      text: 'A shopper brings a code (from a link, from the field, or by being a student) and learns whether it counts.',
    },
  },
  copy: promoCodeCopy,
  inputs,
  events: {
    'cart.changed': [{ promoCode: NO_PROMO }, { promoCode: merhaba }, { promoCode: eski }],
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
      failed: failures('offline', 'timedOut', 'unavailable'),
    },
    default: { done: { found: 'OGRENCI', none: null }, failed: failures('unavailable') },
  },
  project: ({ context }) => ({
    inEffect: context.inEffect && [context.inEffect.code, context.inEffect.error !== null],
    asked: context.asked && [context.asked.code, context.asked.source],
    wantsDefault: context.wantsDefault,
  }),
  tags: { busy: ['starting', 'applying'], accepted: ['accepted'], troubled: ['refused', 'unprocessed'] },
  invariants: promoCodeInvariants,
  postconditions,
  beyondSpec,
  equivalent: [
    {
      mutant: 'retarget to promoCode.deciding: promoCode code.clear[0]',
      reason: 'a cleared cart holds no code, so `deciding` leads to none at once',
    },
  ],
  waysOut: [
    { name: 'the shopper can always be without a code', to: (snapshot) => snapshot.matches('none'), within: 1 },
  ],
});
