export { cancel, LONGEST_PAUSE_DAYS, orderedToday } from './action-days.ts';
export { withChange } from './apply-action.ts';
