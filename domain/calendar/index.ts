export * from './duration.ts';
export * from './calendar-day.ts';
export * from './cycle.ts';
export * from './holidays.data.ts';
export * from './working-days.ts';
export * from './live-counter.ts';
