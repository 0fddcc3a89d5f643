export * from './duration.ts';
export * from './calendar-day.ts';
export * from './cycle.ts';
export * from './live-counter.ts';
