import type { Invariant, Postcondition } from 'model-testing';
import { invalid, rejected } from '../../domain/failure/index.ts';
import { defineFlow, failures, isSame } from '../kit/testing.ts';
import type { SessionToken } from '../session/index.ts';
import { authCopy } from './auth.copy.ts';
import { authMachine } from './auth.machine.ts';
import type { AuthInput, AuthMode, Registration } from './auth.setup.ts';

type Step = Postcondition<typeof authMachine>;

const session: SessionToken = { token: 'token-1', lifetime: 3_600_000 };
const input: AuthInput = { mode: 'login', redirectPath: '/checkout', resetToken: null, notice: null };

const form: Registration = {
  institution: null,
  email: 'elif@mercan.example',
  password: 'parola-123',
  marketing: { email: false, sms: false, call: false },
  agreedAt: 1_800_000_000_000,
};

const phone = { dialCode: '+90', number: '2123451234' };
const institution = { name: 'Mor Dayanışma Derneği', firstName: 'Derya', lastName: 'Aksoy', phone };

const authInvariants: readonly Invariant<typeof authMachine>[] = [
  { name: 'no password is ever kept', holds: ({ context }) => !JSON.stringify(context).includes('parola-') },
  {
    name: 'a session opens the cart, and the flow ends only with one',
    holds: (snapshot) =>
      (snapshot.status === 'done' || snapshot.matches('repricing')) === (snapshot.context.session !== null),
  },
  {
    name: 'the form shown is the one that was chosen',
    holds: (snapshot) => snapshot.context.session !== null || snapshot.hasTag(snapshot.context.mode),
  },
  {
    name: 'another form can always be opened, until the shopper is signed in',
    holds: (snapshot) =>
      snapshot.status === 'done' ||
      snapshot.can({ type: 'mode.choose', mode: 'login' }) === (snapshot.context.session === null),
  },
];

const postconditions: readonly Step[] = [
  {
    name: 'the form that was chosen opens, ready to be filled in; a link from an e-mail is checked first',
    on: ['start', 'mode.choose'],
    given: ({ context }) => context.session === null,
    to: (after, { context }, event) => {
      const mode = (event['mode'] as AuthMode | undefined) ?? context.mode;
      return after.matches(mode === 'resetPassword' ? { [mode]: 'checkingLink' } : { [mode]: 'editing' });
    },
  },
  {
    name: 'an e-mail once typed is offered by every other form',
    on: ['login.submit', 'identity.check', 'register.submit', 'reset.request', 'mode.choose'],
    given: ({ context, children }) => context.session === null && !children.registration,
    to: (after, before, { email, form }) =>
      after.context.email === (email ?? (form as Registration | undefined)?.email ?? before.context.email),
  },
  {
    name: 'why it did not work is said at the form',
    on: [
      'login.failed',
      'identity.failed',
      'registration.failed',
      'request.failed',
      'link.failed',
      'reset.failed.offline',
    ],
    to: (after, _, { error }) => isSame(after.context.failure, error),
  },
  {
    name: 'that no answer came is shown too; whether an address is registered is not',
    on: ['after.submitLimit', 'after.readLimit'],
    to: (after, before) => (after.context.failure?.kind === 'timeout') === !before.matches({ register: 'checking' }),
  },
  {
    name: 'another try, or another form, clears the last failure',
    on: [
      'login.submit',
      'identity.submit',
      'identity.check',
      'register.submit',
      'reset.request',
      'reset.submit',
      'link.retry',
      'mode.choose',
    ],
    given: ({ context, children }) => context.session === null && !children.registration,
    to: ({ context }) => context.failure === null,
  },
  {
    name: 'a login that is sent is asked about',
    on: ['login.submit'],
    from: ['login.editing'],
    to: ['login.submitting'],
  },
  {
    name: 'an identity of Google or Apple is asked about',
    requirements: 'SESSION-16',
    on: ['identity.submit'],
    from: ['login.editing'],
    to: ['login.identifying'],
  },
  {
    name: 'a shopper who signed in sees the cart at their own price first',
    requirements: 'CART-14',
    on: ['login.done', 'identity.done', 'registration.done'],
    to: ['repricing'],
  },
  {
    name: 'the session is that account’s, and a new account is known as new. Spec §7',
    on: ['login.done', 'registration.done'],
    to: ({ context }, _, { output, actorId }) =>
      isSame(context.session, output) && context.isNew === (actorId === 'registration'),
  },
  {
    name: 'an identity of Google or Apple may open an account too. Spec §7',
    on: ['identity.done'],
    to: ({ context: { session, isNew } }, _, { output }) => isSame({ session, isNew }, output),
  },
  {
    name: 'the price does not keep anybody from being signed in',
    on: ['repricing.done', 'repricing.failed', 'after.repriceLimit'],
    to: ['signedIn'],
  },
  {
    name: 'a login that failed can be tried again',
    on: ['login.failed', 'identity.failed', 'after.submitLimit'],
    from: ['login'],
    to: ['login.editing'],
  },
  {
    name: 'whether an e-mail or phone is taken is asked while writing',
    on: ['identity.check'],
    from: ['register.editing', 'register.checking'],
    to: ['register.checking'],
  },
  {
    name: 'that question never blocks the flow',
    on: ['taken.done', 'taken.failed', 'after.readLimit'],
    from: ['register.checking'],
    to: ['register.editing'],
  },
  {
    name: 'what is taken is said while writing',
    on: ['taken.done'],
    to: ({ context }, _, { output }) => isSame(context.taken, output),
  },
  {
    name: 'a registration is sent at once',
    on: ['register.submit'],
    from: ['register.editing', 'register.checking'],
    to: ['register.submitting'],
  },
  {
    name: 'a registration is sent once',
    on: ['register.submit', 'identity.check'],
    from: ['register.submitting'],
    to: (after, before) => after.children.registration === before.children.registration,
  },
  {
    name: 'a registration that failed is still in the form',
    on: ['registration.failed', 'after.submitLimit'],
    from: ['register.submitting'],
    to: ['register.editing'],
  },
  {
    name: 'a link for a new password can be asked for, and asked for again',
    on: ['reset.request'],
    from: ['forgotPassword.editing', 'forgotPassword.sent'],
    to: ['forgotPassword.requesting'],
  },
  { name: 'it is said to be sent when it was', on: ['request.done'], to: ['forgotPassword.sent'] },
  {
    name: 'and only then',
    on: ['request.failed', 'after.submitLimit'],
    from: ['forgotPassword.requesting'],
    to: ['forgotPassword.editing'],
  },
  {
    name: 'a genuine link opens the form for a new password',
    requirements: 'TOKEN-6',
    on: ['link.done.genuine'],
    to: ['resetPassword.editing'],
  },
  {
    name: 'a link that was used or ran out is said to be invalid',
    requirements: 'TOKEN-5',
    on: ['link.done.used', 'reset.failed.used'],
    to: ['resetPassword.linkInvalid'],
  },
  {
    name: 'a link that could not be checked is not called invalid',
    on: ['link.failed', 'after.readLimit'],
    from: ['resetPassword.checkingLink'],
    to: ['resetPassword.linkUnchecked'],
  },
  {
    name: 'it can be checked again',
    on: ['link.retry'],
    from: ['resetPassword.linkUnchecked'],
    to: ['resetPassword.checkingLink'],
  },
  {
    name: 'a new password is sent',
    on: ['reset.submit'],
    from: ['resetPassword.editing'],
    to: ['resetPassword.submitting'],
  },
  {
    name: 'with the new password one signs in',
    on: ['reset.done'],
    to: (after) =>
      after.matches({ login: 'editing' }) &&
      after.context.notice === 'passwordChanged' &&
      after.context.resetToken === null,
  },
  {
    name: 'a password that was not changed can be sent again',
    on: ['reset.failed.offline', 'after.submitLimit'],
    from: ['resetPassword.submitting'],
    to: ['resetPassword.editing'],
  },
];

/**
 * Login, registration (individual and charity), a forgotten password and its reset are one flow, so that an e-mail
 * typed once is never typed again. Passwords travel in events only; they are never kept.
 *
 * Signing in ends in `repricing`: the guest's cart stays as it is and takes the account's prices (docs/adr/0011).
 * Nothing is lost when that fails; the prices follow later.
 */
export const authFlow = defineFlow(authMachine, {
  name: 'auth',
  description: {
    tr: { title: 'İçeri girer', text: 'Bir ziyaretçi müşteri olur ya da hesabına geri döner.' },
    en: { title: 'Gets in', text: 'A visitor becomes a customer, or gets back in.' },
  },
  copy: authCopy,
  inputs: {
    login: { ...input, notice: 'sessionExpired' },
    register: { ...input, mode: 'register' },
    forgotPassword: { ...input, mode: 'forgotPassword' },
    resetPassword: { ...input, mode: 'resetPassword', resetToken: 'reset-1' },
    linkCutOff: { ...input, mode: 'resetPassword' },
  },
  events: {
    'mode.choose': [{ mode: 'login' }, { mode: 'register' }, { mode: 'forgotPassword' }],
    'login.submit': [{ email: form.email, password: form.password }],
    'identity.submit': [{ provider: 'google', idToken: 'id-token' }],
    'identity.check': [
      { email: form.email, phone: null },
      { email: form.email, phone },
    ],
    'register.submit': [{ form }, { form: { ...form, institution } }],
    'reset.request': [{ email: 'deniz@mercan.example' }, { email: form.email }],
    'reset.submit': [{ password: 'parola-456' }],
  },
  outcomes: {
    login: {
      done: { signedIn: session },
      failed: {
        wrong: rejected({ code: 'INVALID_CREDENTIALS' }),
        locked: rejected({ code: 'TOO_MANY_ATTEMPTS' }),
        ...failures('offline'),
      },
    },
    identity: {
      done: { signedIn: { session, isNew: false }, signedUp: { session, isNew: true } },
      failed: { refused: rejected({ code: 'INVALID_ID_TOKEN' }) },
    },
    registration: {
      done: { registered: session },
      failed: { taken: invalid([{ field: 'email', code: 'taken' }], { code: 'EMAIL_TAKEN' }), ...failures('offline') },
    },
    taken: {
      done: { free: { email: false, phone: false }, emailTaken: { email: true, phone: false } },
      failed: failures('offline'),
    },
    request: { done: { sent: undefined }, failed: failures('offline') },
    link: { done: { genuine: true, used: false }, failed: failures('offline') },
    reset: {
      done: { changed: undefined },
      failed: { used: rejected({ code: 'RESET_TOKEN_INVALID' }), ...failures('offline') },
    },
    repricing: { done: { priced: undefined }, failed: failures('offline') },
  },
  project: ({ context }) => ({
    mode: context.mode,
    email: context.email,
    notice: context.notice,
    failure: context.failure?.code ?? null,
    taken: context.taken.email,
    link: context.resetToken,
    isNew: context.isNew,
    session: context.session !== null,
  }),
  tags: {
    login: ['login'],
    register: ['register'],
    forgotPassword: ['forgotPassword'],
    resetPassword: ['resetPassword'],
    busy: [
      'login.submitting',
      'login.identifying',
      'register.submitting',
      'forgotPassword.requesting',
      'resetPassword.checkingLink',
      'resetPassword.submitting',
      'repricing',
    ],
  },
  invariants: authInvariants,
  postconditions,
  equivalent: [
    {
      mutant: 'retarget to auth.login: auth.resetPassword.submitting reset done[0]',
      reason: 'a changed password sets the mode to login, so `entering` leads to login at once',
    },
  ],
});
