import { connect, withEvent, withFailure, withOutput } from '../kit/index.ts';
import { authPort, type AuthServices, authSetup } from './auth.setup.ts';

const login = authSetup.createStateConfig({
  tags: 'login',
  initial: 'editing',
  states: {
    editing: {
      on: {
        'login.submit': { target: 'submitting', actions: withEvent('rememberEmail') },
        'identity.submit': { target: 'identifying', actions: 'forgetFailure' },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'login',
        src: 'logIn',
        input: ({ event }) => {
          if (event.type !== 'login.submit') throw new TypeError(`${event.type} carries no password`);
          return { email: event.email, password: event.password };
        },
        onDone: { target: '#auth.repricing', actions: withOutput('rememberSession') },
        onError: { target: 'editing', actions: withFailure('rememberFailure') },
      },
      after: { submitLimit: { target: 'editing', actions: 'rememberTimeout' } },
    },
    identifying: {
      tags: 'busy',
      invoke: {
        id: 'identity',
        src: 'logInWith',
        input: ({ event }) => {
          if (event.type !== 'identity.submit') throw new TypeError(`${event.type} carries no identity`);
          return { provider: event.provider, idToken: event.idToken };
        },
        onDone: { target: '#auth.repricing', actions: withOutput('rememberEntry') },
        onError: { target: 'editing', actions: withFailure('rememberFailure') },
      },
      after: { submitLimit: { target: 'editing', actions: 'rememberTimeout' } },
    },
  },
});

const register = authSetup.createStateConfig({
  tags: 'register',
  initial: 'editing',
  on: {
    'identity.check': { target: '.checking', actions: withEvent('rememberEmail') },
    'register.submit': {
      target: '.submitting',
      actions: { type: 'rememberEmail', params: ({ event }) => ({ email: event.form.email }) },
    },
  },
  states: {
    editing: {},
    checking: {
      invoke: {
        id: 'taken',
        src: 'readTaken',
        input: ({ context, event }) => ({
          email: context.email,
          phone: event.type === 'identity.check' ? event.phone : null,
        }),
        onDone: { target: 'editing', actions: withOutput('rememberTaken') },
        onError: { target: 'editing' },
      },
      after: { readLimit: { target: 'editing' } },
    },
    submitting: {
      tags: 'busy',
      on: { 'identity.check': {}, 'register.submit': {} },
      invoke: {
        id: 'registration',
        src: 'register',
        input: ({ event }) => {
          if (event.type !== 'register.submit') throw new TypeError(`${event.type} carries no form`);
          return event.form;
        },
        onDone: { target: '#auth.repricing', actions: withOutput('rememberNewSession') },
        onError: { target: 'editing', actions: withFailure('rememberFailure') },
      },
      after: { submitLimit: { target: 'editing', actions: 'rememberTimeout' } },
    },
  },
});

const forgotPassword = authSetup.createStateConfig({
  tags: 'forgotPassword',
  initial: 'editing',
  states: {
    editing: {
      on: { 'reset.request': { target: 'requesting', actions: withEvent('rememberEmail') } },
    },
    requesting: {
      tags: 'busy',
      invoke: {
        id: 'request',
        src: 'requestReset',
        input: ({ context }) => ({ email: context.email }),
        onDone: { target: 'sent' },
        onError: { target: 'editing', actions: withFailure('rememberFailure') },
      },
      after: { submitLimit: { target: 'editing', actions: 'rememberTimeout' } },
    },
    sent: { on: { 'reset.request': { target: 'requesting', actions: withEvent('rememberEmail') } } },
  },
});

const resetPassword = authSetup.createStateConfig({
  tags: 'resetPassword',
  initial: 'checkingLink',
  states: {
    checkingLink: {
      tags: 'busy',
      invoke: {
        id: 'link',
        src: 'checkResetLink',
        input: ({ context }) => ({ token: context.resetToken ?? '' }),
        onDone: [{ guard: withOutput('isGenuine'), target: 'editing' }, { target: 'linkInvalid' }],
        onError: { target: 'linkUnchecked', actions: withFailure('rememberFailure') },
      },
      after: { readLimit: { target: 'linkUnchecked', actions: 'rememberTimeout' } },
    },
    linkUnchecked: { on: { 'link.retry': { target: 'checkingLink', actions: 'forgetFailure' } } },
    linkInvalid: {},
    editing: { on: { 'reset.submit': { target: 'submitting', actions: 'forgetFailure' } } },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'reset',
        src: 'resetPassword',
        input: ({ context, event }) => {
          if (event.type !== 'reset.submit') throw new TypeError(`${event.type} carries no password`);
          return { token: context.resetToken ?? '', password: event.password };
        },
        onDone: { target: '#auth.entering', actions: 'notePasswordChanged' },
        onError: [
          { guard: withFailure('isCode', 'RESET_TOKEN_INVALID'), target: 'linkInvalid' },
          { target: 'editing', actions: withFailure('rememberFailure') },
        ],
      },
      after: { submitLimit: { target: 'editing', actions: 'rememberTimeout' } },
    },
  },
});

export const authMachine = authSetup.createMachine({
  id: 'auth',
  initial: 'entering',
  context: ({ input }) => ({
    ...input,
    email: '',
    taken: { email: false, phone: false },
    failure: null,
    session: null,
    isNew: false,
  }),
  output: ({ context }) => ({ session: context.session!, redirectPath: context.redirectPath, isNew: context.isNew }),
  on: {
    'mode.choose': { target: '.entering', actions: withEvent('rememberMode') },
  },
  states: {
    entering: {
      always: [
        { guard: { type: 'isMode', params: { mode: 'register' } }, target: 'register' },
        { guard: { type: 'isMode', params: { mode: 'forgotPassword' } }, target: 'forgotPassword' },
        { guard: { type: 'isMode', params: { mode: 'resetPassword' } }, target: 'resetPassword' },
        { target: 'login' },
      ],
    },
    login,
    register,
    forgotPassword,
    resetPassword,
    repricing: {
      tags: 'busy',
      on: { 'mode.choose': {} },
      invoke: {
        id: 'repricing',
        src: 'repriceCart',
        input: ({ context }) => ({ session: context.session! }),
        onDone: { target: 'signedIn' },
        onError: { target: 'signedIn' },
      },
      after: { repriceLimit: { target: 'signedIn' } },
    },
    signedIn: { meta: { analyticsWhen: { Login: 'isReturning' } }, type: 'final' },
  },
});

export const connectAuth = (services: AuthServices) => connect(authMachine, authPort, services);
