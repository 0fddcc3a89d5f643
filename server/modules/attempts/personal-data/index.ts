export { attemptsData } from './attempts.personal-data.ts';
export { forgetUnpaidJob } from './forget-unpaid.ts';
