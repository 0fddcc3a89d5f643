import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { authMachine, connectAuth } from './auth.machine.ts';
import type { AuthEvent, AuthInput } from './auth.setup.ts';
import { authFlow } from './auth.spec.ts';

const { inputs, events, outcomes } = authFlow;
const { form } = events['register.submit'][0];
const session = outcomes.login.done.signedIn;

/** The flow with services that record their requests; those that open a session answer `session`. */
function startAuth(input: AuthInput) {
  const asked: unknown[] = [];
  const answer =
    <Output>(service: string, output: Output) =>
    (request: unknown) => {
      asked.push([service, request]);
      return Promise.resolve(output);
    };
  const flow = createActor(
    connectAuth({
      logIn: answer('logIn', session),
      logInWith: answer('logInWith', { session, isNew: true }),
      register: answer('register', session),
      readTaken: answer('readTaken', { email: true, phone: false }),
      requestReset: answer('requestReset', undefined),
      checkResetLink: answer('checkResetLink', true),
      resetPassword: answer('resetPassword', undefined),
      repriceCart: answer('repriceCart', undefined),
    }),
    { input },
  ).start();
  return { flow, asked };
}

/** The flow's output, and its last request to a service. */
async function signedIn(event: AuthEvent, input: AuthInput) {
  const { flow, asked } = startAuth(input);
  flow.send(event);
  const { output } = await waitFor(flow, ({ status }) => status === 'done');
  return [output, asked.at(-1)];
}

describe('service requests carry the submitted values', () => {
  const email = 'deniz@mercan.example';
  const phone = { dialCode: '+90', number: '5321234567' };
  const identity = { provider: 'apple', idToken: 'id-token' } as const;
  const requests: readonly [string, AuthInput, AuthEvent, unknown][] = [
    [
      'a login',
      inputs.login,
      { type: 'login.submit', email, password: 'parola-1' },
      ['logIn', { email, password: 'parola-1' }],
    ],
    ['an identity', inputs.login, { type: 'identity.submit', ...identity }, ['logInWith', identity]],
    [
      'an e-mail and a phone',
      inputs.register,
      { type: 'identity.check', email, phone },
      ['readTaken', { email, phone }],
    ],
    [
      'an e-mail alone',
      inputs.register,
      { type: 'identity.check', email, phone: null },
      ['readTaken', { email, phone: null }],
    ],
    ['a registration', inputs.register, { type: 'register.submit', form }, ['register', form]],
    ['a link for a new password', inputs.forgotPassword, { type: 'reset.request', email }, ['requestReset', { email }]],
  ];
  it.each(requests)('%s', (_, input, event, request) => {
    const { flow, asked } = startAuth(input);
    flow.send(event);
    expect(asked).toEqual([request]);
  });

  it('a new password is sent with the token of its reset link', async () => {
    const { flow, asked } = startAuth(inputs.resetPassword);
    await waitFor(flow, (snapshot) => snapshot.matches({ resetPassword: 'editing' }));
    flow.send({ type: 'reset.submit', password: 'parola-2' });
    expect(asked).toEqual([
      ['checkResetLink', { token: 'reset-1' }],
      ['resetPassword', { token: 'reset-1', password: 'parola-2' }],
    ]);
  });
});

it('starts with mode, redirect path and notice only; submitting a form clears the notice', () => {
  const { flow } = startAuth(inputs.login);
  expect(flow.getSnapshot().context).toEqual({
    mode: 'login',
    redirectPath: '/checkout',
    resetToken: null,
    notice: 'sessionExpired',
    email: '',
    taken: { email: false, phone: false },
    failure: null,
    session: null,
    isNew: false,
  });
  flow.send({ type: 'login.submit', email: form.email, password: form.password });
  expect(flow.getSnapshot().context.notice).toBe(null);
});

it('signing in leads to the redirect path, with the cart repriced for the account', async () => {
  const repriced = ['repriceCart', { session }];
  const credentials = { type: 'login.submit', email: form.email, password: form.password } as const;
  expect(await signedIn(credentials, inputs.login)).toEqual([
    { session, redirectPath: '/checkout', isNew: false },
    repriced,
  ]);
  expect(await signedIn({ type: 'register.submit', form }, { ...inputs.register, redirectPath: null })).toEqual([
    { session, redirectPath: null, isNew: true },
    repriced,
  ]);
});

it('reading, submitting and repricing have time limits (the specification names none)', () => {
  expect(authMachine.implementations.delays).toEqual({ readLimit: 8000, submitLimit: 15_000, repriceLimit: 4000 });
});
