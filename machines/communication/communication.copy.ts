import { actCopy } from '../kit/testing.ts';

const family = actCopy(
  { tr: 'İletişim izinleri', en: 'the consents' },
  { read: 'getCommunicationPreferences', act: 'updateCommunicationPreferences' },
);

export const communicationCopy = {
  ...family,
  events: {
    ...family.events,
    'act.submit': { tr: 'Müşteri bir kanalı açtı ya da kapattı', en: 'The customer switches a channel' },
  },
  guards: { ...family.guards, isInvalid: { tr: 'kanal zaten öyleyse', en: 'the channel is so already' } },
};
