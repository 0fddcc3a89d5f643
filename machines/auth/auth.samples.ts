import { invalid, offline, rejected } from '../../domain/failure/index.ts';
import type { FlowSpec } from 'model-testing';
import type { SessionToken } from '../session/index.ts';
import { authEdgeWords } from './auth.edge-words.ts';
import { authInvariants } from './auth.invariants.ts';
import { authMachine } from './auth.machine.ts';
import { authNames } from './auth.names.ts';
import { authPromises } from './auth.promises.ts';
import type { AuthInput, Registration } from './auth.types.ts';

const session: SessionToken = { token: 'token-1', expiresAt: 1_800_003_600_000 };
const input: AuthInput = { mode: 'login', redirectPath: '/checkout', resetToken: null, notice: null };

const form: Registration = {
  kind: 'normal',
  firstName: 'Elif',
  lastName: 'Yılmaz',
  email: 'elif@mercan.example',
  phone: { dialCode: '+90', number: '5321234567' },
  password: 'parola-123',
  dateOfBirth: '',
  institution: '',
  marketing: { email: false, sms: false, call: false },
  agreedAt: 1_800_000_000_000,
};

export const authFlow = {
  name: 'auth',
  machine: authMachine,
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
    'identity.check': [{ email: form.email, phone: form.phone }],
    'register.submit': [{ form }],
    'reset.request': [{ email: 'deniz@mercan.example' }, { email: form.email }],
    'reset.submit': [{ password: 'parola-456' }],
  },
  outcomes: {
    login: {
      done: { signedIn: session },
      failed: {
        wrong: rejected({ code: 'INVALID_CREDENTIALS' }),
        locked: rejected({ code: 'TOO_MANY_ATTEMPTS' }),
        offline: offline(),
      },
    },
    identity: {
      done: { signedIn: session },
      failed: { refused: rejected({ code: 'INVALID_ID_TOKEN' }) },
    },
    registration: {
      done: { registered: session },
      failed: { taken: invalid([{ field: 'email', code: 'taken' }], { code: 'EMAIL_TAKEN' }), offline: offline() },
    },
    taken: {
      done: { free: { email: false, phone: false }, emailTaken: { email: true, phone: false } },
      failed: { offline: offline() },
    },
    request: { done: { sent: undefined }, failed: { offline: offline() } },
    link: { done: { genuine: true, used: false }, failed: { offline: offline() } },
    reset: {
      done: { changed: undefined },
      failed: { used: rejected({ code: 'RESET_TOKEN_INVALID' }), offline: offline() },
    },
    repricing: { done: { priced: undefined }, failed: { offline: offline() } },
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
  promises: authPromises,
  equivalent: [
    {
      mutant: 'retarget to auth.login: auth.resetPassword.submitting reset done[0]',
      reason: 'a changed password sets the mode to login, so `entering` leads to login at once',
    },
  ],
  words: {
    ...authNames,
    ...authEdgeWords,
    'mode.choose': { tr: 'Alışverişçi başka bir form açtı', en: 'The shopper opened another form' },
    'login.submit': { tr: 'Alışverişçi giriş yap dedi', en: 'The shopper pressed sign in' },
    'identity.submit': { tr: 'Alışverişçi Google ile geldi', en: 'The shopper came with Google' },
    'identity.check': { tr: 'Ziyaretçi e-posta alanından çıktı', en: 'The visitor left the e-mail field' },
    'register.submit': { tr: 'Ziyaretçi üye ol dedi', en: 'The visitor pressed register' },
    'reset.request': { tr: 'Alışverişçi bağlantı istedi', en: 'The shopper asked for a link' },
    'reset.submit': { tr: 'Alışverişçi yeni parolasını gönderdi', en: 'The shopper sent a new password' },
    'link.retry': { tr: 'Alışverişçi yeniden denedi', en: 'The shopper tried again' },
    'login.done.signedIn': { tr: 'Sunucu kabul etti', en: 'The server accepted' },
    'login.failed.wrong': { tr: 'E-posta ya da parola yanlış', en: 'E-mail or password is wrong' },
    'login.failed.locked': { tr: 'Çok fazla yanlış deneme oldu', en: 'There were too many wrong tries' },
    'login.failed.offline': { tr: 'Bağlantı yok', en: 'There is no connection' },
    'identity.done.signedIn': { tr: 'Google kimliği doğrulandı', en: 'The Google identity was verified' },
    'identity.failed.refused': { tr: 'Google kimliği doğrulanamadı', en: 'The Google identity was refused' },
    'registration.done.registered': { tr: 'Hesap açıldı', en: 'The account was made' },
    'registration.failed.taken': { tr: 'E-posta başka hesapta', en: 'The e-mail is taken' },
    'registration.failed.offline': { tr: 'Bağlantı yok', en: 'There is no connection' },
    'taken.done.free': { tr: 'E-posta ve telefon boşta', en: 'E-mail and phone are free' },
    'taken.done.emailTaken': { tr: 'E-posta başka hesapta', en: 'The e-mail is taken' },
    'taken.failed.offline': { tr: 'Bağlantı yok', en: 'There is no connection' },
    'request.done.sent': { tr: 'Sunucu isteği aldı', en: 'The server took the request' },
    'request.failed.offline': { tr: 'Bağlantı yok', en: 'There is no connection' },
    'link.done.genuine': { tr: 'Bağlantı geçerli', en: 'The link is genuine' },
    'link.done.used': { tr: 'Bağlantı kullanılmış', en: 'The link was used' },
    'link.failed.offline': { tr: 'Bağlantı yok', en: 'There is no connection' },
    'reset.done.changed': { tr: 'Parola değişti', en: 'The password was changed' },
    'reset.failed.used': { tr: 'Bağlantı bu arada kullanılmış', en: 'The link was used meanwhile' },
    'reset.failed.offline': { tr: 'Bağlantı yok', en: 'There is no connection' },
    'repricing.done.priced': { tr: 'Hesabın fiyatları geldi', en: 'The prices of the account arrived' },
    'repricing.failed.offline': { tr: 'Bağlantı yok', en: 'There is no connection' },
    'after.repriceLimit': { tr: '4 saniye geçti', en: '4 seconds pass' },
    'after.readLimit': { tr: '8 saniye cevap gelmedi', en: '8 seconds pass without an answer' },
    'after.submitLimit': { tr: '15 saniye cevap gelmedi', en: '15 seconds pass without an answer' },
  },
} satisfies FlowSpec<typeof authMachine>;
