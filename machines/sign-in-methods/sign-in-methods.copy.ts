import { actCopy } from '../kit/testing.ts';

const family = actCopy(
  { tr: 'Giriş yolları', en: 'the ways to sign in' },
  { read: 'listSignInMethods', act: 'linkIdentity' },
);

export const signInMethodsCopy = {
  ...family,
  events: {
    ...family.events,
    'act.submit': {
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
