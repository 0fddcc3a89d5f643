export {
  abandonChallenge,
  acknowledgeAttempt,
  findAttempt,
  findAttemptByKey,
  findOpenAttempt,
  findOpenOfKind,
  readChallenge,
} from './attempts.service.ts';
export { toAttemptReport } from './attempt-report.ts';
