import { actSpec } from '../kit/testing.ts';
import { calendarFeedCopy } from './calendar-feed.copy.ts';
import { calendarFeedMachine, type FeedView } from './calendar-feed.machine.ts';
import { calendarFeedRules } from './calendar-feed.rules.ts';

const view: FeedView = { madeAt: null, url: null };
const after: FeedView = {
  madeAt: '2026-11-23T09:40:00.000Z',
  url: 'https://mercan.example/api/public/calendar/AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_AbCdE.ics',
};

export const calendarFeedFlow = actSpec(calendarFeedMachine, {
  name: 'calendar-feed',
  copy: calendarFeedCopy,
  view,
  after,
  valid: [{ wish: 'make' }],
  validAfter: [{ wish: 'withdraw' }],
  invalid: [],
  rules: calendarFeedRules,
});
