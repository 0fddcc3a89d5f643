import { createActor } from 'xstate';
import { useApi } from '../../base/data/use-api.ts';
import { useFlow } from '../../base/use-flow.ts';
import { calendarFeedFlow } from './calendar-feed.services.ts';
import { CalendarFeedScreen } from './calendar-feed-screen.tsx';

/** A part of the account's first page. */
export function CalendarFeed() {
  const api = useApi();
  const [snapshot, send] = useFlow(() => createActor(calendarFeedFlow(api)));
  return <CalendarFeedScreen snapshot={snapshot} send={send} />;
}
