import { connectCalendarFeed } from '../../../machines/calendar-feed/calendar-feed.machine.ts';
import type { Api } from '../../services/http/index.ts';
import { makeFeed, readFeed, withdrawFeed } from '../../services/subscriptions/index.ts';

export const calendarFeedFlow = (api: Api) =>
  connectCalendarFeed({
    readView: (_, signal) => readFeed(api, signal),
    perform: ({ request: { wish } }, signal) => (wish === 'make' ? makeFeed(api, signal) : withdrawFeed(api, signal)),
  });
