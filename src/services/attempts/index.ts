export {
  abandonChallenge,
  acknowledgeAttempt,
  findAttempt,
  findAttemptByKey,
  findOpenAttempt,
  readChallenge,
  toChallengeReport,
} from './attempts.service.ts';
export { toAttemptReport } from './attempt-report.ts';
export { toWireCard } from './wire-card.ts';
