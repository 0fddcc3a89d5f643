export { deleteCalendarFeed } from './calendar-feed.repository.ts';
export { calendarFeedHandlers } from './calendar-feed.routes.ts';
