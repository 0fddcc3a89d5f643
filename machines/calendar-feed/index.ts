export { calendarFeedMachine, connectCalendarFeed, type FeedEvent } from './calendar-feed.machine.ts';
