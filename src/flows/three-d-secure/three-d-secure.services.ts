import type { ThreeDSecureServices } from '../../../machines/three-d-secure/index.ts';
import { abandonChallenge, readChallenge } from '../../services/attempts/index.ts';
import type { Api } from '../../services/http/index.ts';

/** What the challenge asks of the contract. The parent flow connects it: it always runs as somebody's child. */
export const threeDSecureServices = (api: Api): ThreeDSecureServices => ({
  readAttempt: ({ attemptId, purpose: kind }, signal) => readChallenge(api, { kind, attemptId }, signal),
  abandonAttempt: ({ attemptId, purpose: kind }, signal) => abandonChallenge(api, { kind, attemptId }, signal),
});
