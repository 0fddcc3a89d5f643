import { actCopy } from '../kit/testing.ts';

const family = actCopy({ tr: 'Şifre', en: 'the password' }, { read: 'getProfile', act: 'changePassword' });

export const passwordCopy = {
  ...family,
  events: {
    ...family.events,
    'act.submit': { tr: 'Müşteri yeni şifresini yazdı', en: 'The customer types a new password' },
  },
};
