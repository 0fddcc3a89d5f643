import { seconds } from '../../domain/calendar/index.ts';

/** Timeouts of a service call. */
export const limits = { readLimit: seconds(8), saveLimit: seconds(15) };
