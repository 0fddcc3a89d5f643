import { authSetup } from './auth.setup.ts';
import type { AuthMode } from './auth.types.ts';
import { forgotPassword, login, register, resetPassword } from './auth.forms.ts';
import { words } from './auth.words.ts';

const wanted = (mode: AuthMode) =>
  ({
    guard: { type: 'isWanted', params: ({ event }: { event: { mode: AuthMode } }) => ({ wanted: event.mode, mode }) },
    target: `.${mode}`,
    actions: { type: 'rememberMode', params: { mode } },
  }) as const;

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
    'mode.choose': [wanted('login'), wanted('register'), wanted('forgotPassword')],
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
    signedIn: { ...words.signedIn, type: 'final' },
  },
});
