export {
  abandonChallenge,
  acknowledgeAttempt,
  findAttempt,
  findAttemptByKey,
  findOpenAttempt,
  readChallenge,
} from './attempts.service.ts';
export { toAttemptReport } from './attempt-report.ts';
