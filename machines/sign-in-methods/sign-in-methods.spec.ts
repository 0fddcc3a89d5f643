import type { StepPromise } from 'model-testing';
import { isLastMethod, type SignInMethod } from '../../domain/account/index.ts';
import { actSpec } from '../kit/testing.ts';
import { signInMethodsCopy } from './sign-in-methods.copy.ts';
import { type MethodsRequest, signInMethodsMachine } from './sign-in-methods.machine.ts';
import { signInMethodsRules } from './sign-in-methods.rules.ts';

const linkedAt = '2026-02-20T12:00:00.000Z';
const password: SignInMethod = { method: 'password', isLinked: true, linkedAt: null };
const google: SignInMethod = { method: 'google', isLinked: true, linkedAt };
const apple: SignInMethod = { method: 'apple', isLinked: true, linkedAt };

const currentPassword = 'mor-defter-7-yagmur';
const unlink = (provider: MethodsRequest['provider'], proof = currentPassword) =>
  ({ action: 'unlink', provider, currentPassword: proof }) satisfies MethodsRequest;
const link = (provider: MethodsRequest['provider'], proof = currentPassword) =>
  ({ action: 'link', provider, idToken: 'signed-by-the-provider', currentPassword: proof }) satisfies MethodsRequest;

/** What a step must lead to, beside the promises of every act. */
const promises: readonly StepPromise<typeof signInMethodsMachine>[] = [
  {
    name: 'the last way in stays: no request to take it away is sent',
    on: ['act.submit'],
    from: ['ready', 'done'],
    given: ({ context: { view } }, event) => {
      const { action, provider } = event['request'] as MethodsRequest;
      return action === 'unlink' && isLastMethod(view!, provider);
    },
    to: (after, _before, _event, { asked }) => !('act' in asked) && after.context.errors[0]?.code === 'required',
  },
  {
    name: 'a customer who has a password writes it before anything changes',
    on: ['act.submit'],
    from: ['ready', 'done'],
    given: ({ context: { view } }, event) =>
      view![0]!.isLinked && (event['request'] as MethodsRequest).currentPassword === '',
    to: (_after, _before, _event, { asked }) => !('act' in asked),
  },
];

/** A customer who came by Google links Apple, while they create a password in another tab. */
export const signInMethodsFlow = actSpec(signInMethodsMachine, {
  name: 'sign-in-methods',
  copy: signInMethodsCopy,
  view: [{ ...password, isLinked: false }, google, { ...apple, isLinked: false, linkedAt: null }],
  after: [password, google, apple],
  valid: [link('apple', '')],
  validAfter: [unlink('google')],
  invalid: [unlink('google', ''), unlink('apple', ''), link('google')],
  rules: signInMethodsRules,
  promises,
});
