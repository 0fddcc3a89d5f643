import { seconds } from '../../domain/calendar/index.ts';

/** How long a flow waits for an answer before it says so. */
export const limits = { readLimit: seconds(8), saveLimit: seconds(15) };
