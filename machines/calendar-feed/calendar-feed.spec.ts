import type { Invariant } from 'model-testing';
import { actionCopy, actionSpec } from '../families/testing.ts';
import { calendarFeedMachine, type FeedView } from './calendar-feed.machine.ts';

const family = actionCopy(
  { tr: 'Takvim bağlantısı', en: 'the calendar link' },
  { read: 'readCalendarFeed', perform: 'makeCalendarFeed' },
);

const calendarFeedCopy = {
  ...family,
  events: {
    ...family.events,
    'action.submit': {
      tr: 'Müşteri bağlantı istedi ya da kapattı',
      en: 'The customer asks for the link, or takes it back',
    },
  },
  guards: { ...family.guards, isInvalid: { tr: 'istenen zaten öyleyse', en: 'it is already as asked' } },
};

const view: FeedView = { madeAt: null, url: null };

const after: FeedView = {
  madeAt: '2026-11-23T09:40:00.000Z',
  url: 'https://mercan.example/api/public/calendar/AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_AbCdE.ics',
};

/** Invariants, in addition to those of the family. */
const calendarFeedInvariants: readonly Invariant<typeof calendarFeedMachine>[] = [
  {
    name: 'a link that is shown is one that works',
    holds: ({ context: { view } }) => view === null || view.url === null || view.madeAt !== null,
  },
];

/**
 * The link is shown once, when it is made, and stored nowhere: a customer who has lost it makes another, and the
 * earlier one stops working. The calendar contains days, never what is in the box. Family `action`.
 */
export const calendarFeedFlow = actionSpec(calendarFeedMachine, {
  name: 'calendar-feed',
  description: {
    tr: {
      title: 'Kutularını takvimine ekler',
      text: 'Müşteri kutularının günlerini gizli bir bağlantıyla takvimine ekler, isterse bağlantıyı kapatır.',
    },
    en: {
      title: 'Follows the boxes in a calendar',
      text: 'A customer lets their calendar follow their boxes by a secret link, and takes the link back.',
    },
  },
  copy: calendarFeedCopy,
  view,
  after,
  valid: [{ wish: 'make' }],
  validAfter: [{ wish: 'withdraw' }],
  invalid: [],
  invariants: calendarFeedInvariants,
});
