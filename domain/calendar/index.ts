export * from './duration.ts';
export * from './calendar-day.ts';
export * from './calendar-file.ts';
export * from './cycle.ts';
export * from './holidays.data.ts';
export * from './carrier-days.ts';
export * from './live-counter.ts';
export * from './working-day.ts';
