import { minutes } from '../../../domain/calendar/index.ts';

/** Milliseconds until a failed call to another service is repeated: one minute, two, four, up to four hours. */
export const retryWait = (tries: number): number => minutes(Math.min(2 ** (tries - 1), 240));
