export { type Attempts, createAttempts } from './create-attempts.ts';
export { returnJob } from './return-job.ts';
export { type OpenedAttempt, startOnce } from './start-once.ts';
