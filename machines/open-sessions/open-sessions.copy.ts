import { actCopy } from '../kit/testing.ts';

const family = actCopy({ tr: 'Açık oturumlar', en: 'the open sessions' }, { read: 'listSessions', act: 'endSession' });

export const openSessionsCopy = {
  ...family,
  events: {
    ...family.events,
    'act.submit': {
      tr: 'Müşteri bir oturumu ya da diğerlerini kapattı',
      en: 'The customer ends a session, or all others',
    },
  },
  guards: {
    ...family.guards,
    isInvalid: { tr: 'kapatılacak bir oturum yoksa', en: 'there is no such session to end' },
  },
};
