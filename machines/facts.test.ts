import { expect, test } from 'vitest';
import { type AnyFlowSpec, stateNodes } from '../model-testing/index.ts';
import { addressFlow } from './address/address.samples.ts';
import { authFlow } from './auth/auth.samples.ts';
import { cartFlow } from './cart/cart.samples.ts';
import { checkoutFlow } from './checkout/checkout.samples.ts';
import { customPacketFlow } from './custom-packet/custom-packet.samples.ts';
import { promoCodeFlow } from './promo-code/promo-code.samples.ts';
import { sessionFlow } from './session/session.samples.ts';
import { threeDSecureFlow } from './three-d-secure/three-d-secure.samples.ts';

const flows: readonly AnyFlowSpec[] = [
  addressFlow,
  authFlow,
  cartFlow,
  checkoutFlow,
  customPacketFlow,
  promoCodeFlow,
  sessionFlow,
  threeDSecureFlow,
];

type Fact = 'operationId' | 'analytics' | 'analyticsWhen';

/** By flow and state; a transition that reports something is called by its event. */
const facts = (fact: Fact) =>
  flows.flatMap(({ name, machine }) =>
    stateNodes(machine).flatMap((node) => {
      const own = [[node.path.join('.'), node.meta] as const];
      const events = [...node.transitions.values()].flat().map(({ eventType, meta }) => [eventType, meta] as const);
      return [...own, ...events].flatMap(([where, meta]) => {
        const found: unknown = (meta as Partial<Record<Fact, unknown>> | undefined)?.[fact];
        return found === undefined ? [] : [[`${name} ${where}`, found]];
      });
    }),
  );

test('each state names the operation it asks for. Spec §7', () => {
  expect(facts('operationId')).toEqual([
    ['address writing.listing', 'listStates'],
    ['address writing.listed', 'listStates'],
    ['address saving', 'createAddress'],
    ['address reloading', 'listAddresses'],
    ['auth login.submitting', 'login'],
    ['auth login.identifying', 'loginWithGoogle'],
    ['auth register.checking', 'checkIfEmailExists'],
    ['auth register.submitting', 'register'],
    ['auth forgotPassword.requesting', 'requestPasswordReset'],
    ['auth resetPassword.checkingLink', 'checkPasswordReset'],
    ['auth resetPassword.submitting', 'doPasswordReset'],
    ['auth repricing', 'calculateForAccount'],
    ['cart calculation.calculating', 'calculateForGuest'],
    ['checkout recovering', 'getOpenAttempt'],
    ['checkout filling.quoting', 'calculateForAccount'],
    ['checkout filling.drafting', 'generateDistanceSalesContract'],
    ['checkout paying.requesting', 'requestThreeDSecurePurchase'],
    ['checkout paying.lookingUp', 'getAttemptByKey'],
    ['promo-code findingDefault', 'getDefaultPromoCode'],
    ['promo-code applying', 'calculateForAccount'],
    ['session signedIn.identifying', 'getProfile'],
    ['session closing', 'logout'],
    ['three-d-secure approving.looking', 'getBuyResponseStatus'],
    ['three-d-secure settling', 'getBuyResponseStatus'],
    ['three-d-secure settling.reading', 'getBuyResponseStatus'],
    ['three-d-secure unknown.reading', 'getBuyResponseStatus'],
    ['three-d-secure abandoning', 'abandonAttempt'],
  ]);
});

test('the funnel is reported where it happens, and nothing else is. Spec §4', () => {
  expect(facts('analytics')).toEqual([
    ['cart line.add', 'AddToCart'],
    ['checkout recovering', 'InitiateCheckout'],
    ['checkout filling.drafting', 'AddAddressInfo'],
    ['checkout paying.requesting', 'AddPaymentInfo'],
    ['checkout paid', 'Purchase'],
  ]);
  expect(facts('analyticsWhen')).toEqual([
    ['auth signedIn', { Signup: 'isNew', Login: 'isReturning' }],
    ['checkout paid', { Subscribe: 'isSubscribing' }],
  ]);
});
