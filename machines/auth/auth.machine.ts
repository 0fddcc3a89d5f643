import { authSetup } from './auth.setup.ts';
import { forgotPassword, login, register, resetPassword } from './auth.forms.ts';
import { words } from './auth.words.ts';

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
    'mode.choose': { target: '.entering', actions: { type: 'rememberMode', params: ({ event }) => event } },
  },
  states: {
    entering: {
      ...words.entering,
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
      ...words.repricing,
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
    signedIn: { ...words.signedIn, type: 'final' },
  },
});
