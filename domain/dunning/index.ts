export * from './due-calendar.ts';
export * from './renewal-class.ts';
