import type { AttemptReport, ThreeDSecureServices } from '../../../machines/three-d-secure/index.ts';
import { invalidateAccount } from '../../base/data/account-cache.ts';
import { abandonChallenge, readChallenge } from '../../services/attempts/index.ts';
import type { Api } from '../../services/http/index.ts';

/** A successful card check changes the cards, a purchase the orders, subscriptions and cards. Spec §4. */
const withNews = (report: AttemptReport): AttemptReport => {
  if (report.state === 'paid') invalidateAccount();
  return report;
};

/** Services of the challenge. The parent flow connects it: it always runs as a child. */
export const threeDSecureServices = (api: Api): ThreeDSecureServices => ({
  readAttempt: async ({ attemptId, purpose: kind }, signal) =>
    withNews(await readChallenge(api, { kind, attemptId }, signal)),
  abandonAttempt: async ({ attemptId, purpose: kind }, signal) =>
    withNews(await abandonChallenge(api, { kind, attemptId }, signal)),
});
