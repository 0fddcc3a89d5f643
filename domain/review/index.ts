export * from './review-reminder.ts';
