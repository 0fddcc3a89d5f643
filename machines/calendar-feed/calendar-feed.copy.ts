import { actCopy } from '../kit/testing.ts';

const family = actCopy(
  { tr: 'Takvim bağlantısı', en: 'the calendar link' },
  { read: 'readCalendarFeed', act: 'makeCalendarFeed' },
);

export const calendarFeedCopy = {
  ...family,
  events: {
    ...family.events,
    'act.submit': {
      tr: 'Müşteri bağlantı istedi ya da kapattı',
      en: 'The customer asks for the link, or takes it back',
    },
  },
  guards: { ...family.guards, isInvalid: { tr: 'istenen zaten öyleyse', en: 'it stands as it was asked' } },
};
