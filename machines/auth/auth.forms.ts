import { authSetup } from './auth.setup.ts';
import { words } from './auth.words.ts';

export const login = authSetup.createStateConfig({
  ...words.login,
  tags: 'login',
  initial: 'editing',
  states: {
    editing: {
      ...words.loginEditing,
      on: {
        'login.submit': { target: 'submitting', actions: { type: 'rememberEmail', params: ({ event }) => event } },
        'identity.submit': { target: 'identifying', actions: 'forgetFailure' },
      },
    },
    submitting: {
      ...words.loginSubmitting,
      tags: 'busy',
      invoke: {
        id: 'login',
        src: 'logIn',
        input: ({ event }) => {
          if (event.type !== 'login.submit') throw new TypeError(`${event.type} carries no password`);
          return { email: event.email, password: event.password };
        },
        onDone: {
          target: '#auth.repricing',
          actions: { type: 'rememberSession', params: ({ event }) => ({ session: event.output, isNew: false }) },
        },
        onError: {
          target: 'editing',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { submitLimit: { target: 'editing', actions: 'rememberTimeout' } },
    },
    identifying: {
      ...words.loginIdentifying,
      tags: 'busy',
      invoke: {
        id: 'identity',
        src: 'logInWith',
        input: ({ event }) => {
          if (event.type !== 'identity.submit') throw new TypeError(`${event.type} carries no identity`);
          return { provider: event.provider, idToken: event.idToken };
        },
        onDone: {
          target: '#auth.repricing',
          actions: { type: 'rememberSession', params: ({ event }) => ({ session: event.output, isNew: false }) },
        },
        onError: {
          target: 'editing',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { submitLimit: { target: 'editing', actions: 'rememberTimeout' } },
    },
  },
});

export const register = authSetup.createStateConfig({
  ...words.register,
  tags: 'register',
  initial: 'editing',
  on: {
    'identity.check': { target: '.checking', actions: { type: 'rememberEmail', params: ({ event }) => event } },
    'register.submit': {
      target: '.submitting',
      actions: { type: 'rememberEmail', params: ({ event }) => ({ email: event.form.email }) },
    },
  },
  states: {
    editing: { ...words.registerEditing },
    checking: {
      ...words.registerChecking,
      invoke: {
        id: 'taken',
        src: 'readTaken',
        input: ({ context, event }) => ({
          email: context.email,
          phone: event.type === 'identity.check' ? event.phone : null,
        }),
        onDone: {
          target: 'editing',
          actions: { type: 'rememberTaken', params: ({ event }) => ({ taken: event.output }) },
        },
        onError: { target: 'editing' },
      },
      after: { readLimit: { target: 'editing' } },
    },
    submitting: {
      ...words.registerSubmitting,
      tags: 'busy',
      on: { 'identity.check': {}, 'register.submit': {} },
      invoke: {
        id: 'registration',
        src: 'register',
        input: ({ event }) => {
          if (event.type !== 'register.submit') throw new TypeError(`${event.type} carries no form`);
          return event.form;
        },
        onDone: {
          target: '#auth.repricing',
          actions: { type: 'rememberSession', params: ({ event }) => ({ session: event.output, isNew: true }) },
        },
        onError: {
          target: 'editing',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { submitLimit: { target: 'editing', actions: 'rememberTimeout' } },
    },
  },
});

export const forgotPassword = authSetup.createStateConfig({
  ...words.forgotPassword,
  tags: 'forgotPassword',
  initial: 'editing',
  states: {
    editing: {
      ...words.forgotEditing,
      on: {
        'reset.request': { target: 'requesting', actions: { type: 'rememberEmail', params: ({ event }) => event } },
      },
    },
    requesting: {
      ...words.requesting,
      tags: 'busy',
      invoke: {
        id: 'request',
        src: 'requestReset',
        input: ({ context }) => ({ email: context.email }),
        onDone: { target: 'sent' },
        onError: {
          target: 'editing',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { submitLimit: { target: 'editing', actions: 'rememberTimeout' } },
    },
    sent: {
      ...words.sent,
      on: {
        'reset.request': { target: 'requesting', actions: { type: 'rememberEmail', params: ({ event }) => event } },
      },
    },
  },
});

export const resetPassword = authSetup.createStateConfig({
  ...words.resetPassword,
  tags: 'resetPassword',
  initial: 'checkingLink',
  states: {
    checkingLink: {
      ...words.checkingLink,
      tags: 'busy',
      invoke: {
        id: 'link',
        src: 'checkResetLink',
        input: ({ context }) => ({ token: context.resetToken ?? '' }),
        onDone: [
          { guard: { type: 'isGenuine', params: ({ event }) => ({ genuine: event.output }) }, target: 'editing' },
          { target: 'linkInvalid' },
        ],
        onError: {
          target: 'linkUnchecked',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { readLimit: { target: 'linkUnchecked', actions: 'rememberTimeout' } },
    },
    linkUnchecked: {
      ...words.linkUnchecked,
      on: { 'link.retry': { target: 'checkingLink', actions: 'forgetFailure' } },
    },
    linkInvalid: { ...words.linkInvalid },
    editing: { ...words.resetEditing, on: { 'reset.submit': { target: 'submitting', actions: 'forgetFailure' } } },
    submitting: {
      ...words.resetSubmitting,
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
          {
            guard: { type: 'isCode', params: ({ event }) => ({ error: event.error, code: 'RESET_TOKEN_INVALID' }) },
            target: 'linkInvalid',
          },
          {
            target: 'editing',
            actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      after: { submitLimit: { target: 'editing', actions: 'rememberTimeout' } },
    },
  },
});
