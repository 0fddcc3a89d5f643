import type { Invariant, Postcondition } from 'model-testing';
import { isLastMethod, type SignInMethod } from '../../domain/account/index.ts';
import { actionCopy, actionSpec } from '../families/testing.ts';
import { type MethodsRequest, signInMethodsMachine } from './sign-in-methods.machine.ts';

const family = actionCopy(
  { tr: 'Giriş yolları', en: 'the ways to sign in' },
  { read: 'listSignInMethods', perform: 'linkIdentity' },
);

const signInMethodsCopy = {
  ...family,
  events: {
    ...family.events,
    'action.submit': {
      tr: 'Müşteri bir giriş yolu ekledi ya da kaldırdı',
      en: 'The customer links or unlinks a way to sign in',
    },
  },
  guards: {
    ...family.guards,
    isInvalid: {
      tr: 'zaten öyleyse, son giriş yoluysa ya da şifre eksikse',
      en: 'it is so already, it is the last way in, or the password is missing',
    },
  },
};

const linkedAt = '2026-02-20T12:00:00.000Z';
const password: SignInMethod = { method: 'password', isLinked: true, linkedAt: null };
const google: SignInMethod = { method: 'google', isLinked: true, linkedAt };
const apple: SignInMethod = { method: 'apple', isLinked: true, linkedAt };

const currentPassword = 'mor-defter-7-yagmur';

const unlink = (provider: MethodsRequest['provider'], proof = currentPassword) =>
  ({ action: 'unlink', provider, currentPassword: proof }) satisfies MethodsRequest;

const link = (provider: MethodsRequest['provider'], proof = currentPassword) =>
  ({ action: 'link', provider, idToken: 'signed-by-the-provider', currentPassword: proof }) satisfies MethodsRequest;

/** Invariants, in addition to those of the family. */
const signInMethodsInvariants: readonly Invariant<typeof signInMethodsMachine>[] = [
  {
    name: 'there is a way into an account that is shown',
    holds: ({ context: { view } }) => view === null || view.some(({ isLinked }) => isLinked),
  },
];

/** Postconditions, in addition to those of the family. */
const postconditions: readonly Postcondition<typeof signInMethodsMachine>[] = [
  {
    name: 'the last way in stays: no request to take it away is sent',
    on: ['action.submit'],
    from: ['ready', 'done'],
    given: ({ context: { view } }, event) => {
      const { action, provider } = event['request'] as MethodsRequest;
      return action === 'unlink' && isLastMethod(view!, provider);
    },
    to: (after, _before, _event, { asked }) => !('perform' in asked) && after.context.errors[0]?.code === 'required',
  },
  {
    name: 'a customer who has a password writes it before anything changes',
    on: ['action.submit'],
    from: ['ready', 'done'],
    given: ({ context: { view } }, event) =>
      view![0]!.isLinked && (event['request'] as MethodsRequest).currentPassword === '',
    to: (_after, _before, _event, { asked }) => !('perform' in asked),
  },
];

/**
 * Google and Apple are linked and unlinked beside the password, each after a proof of ownership: the current password,
 * or a fresh sign-in without one. The last method cannot be removed. The provider's sign-in comes before the request
 * to link it; its token and the password are never kept.
 *
 * The samples: a customer who signs in with Google links Apple, and creates a password in another tab meanwhile.
 */
export const signInMethodsFlow = actionSpec(signInMethodsMachine, {
  name: 'sign-in-methods',
  description: {
    tr: {
      title: 'Nasıl gireceğini seçer',
      text: 'Müşteri hangi yollarla gireceğini seçer; son yolu kapatıp dışarıda kalamaz.',
    },
    en: {
      title: 'Chooses how to sign in',
      text: 'A customer chooses by what they sign in, and never locks themselves out.',
    },
  },
  copy: signInMethodsCopy,
  view: [{ ...password, isLinked: false }, google, { ...apple, isLinked: false, linkedAt: null }],
  after: [password, google, apple],
  valid: [link('apple', '')],
  validAfter: [unlink('google')],
  invalid: [unlink('google', ''), unlink('apple', ''), link('google')],
  invariants: signInMethodsInvariants,
  postconditions,
});
