import type { ThreeDSecureServices } from '../../../machines/three-d-secure/index.ts';
import type { Api } from '../../services/http/index.ts';
import { abandonPurchase, readPurchaseAttempt } from '../../services/shopping/index.ts';

/** What the challenge asks of the contract. The parent flow connects it: it always runs as somebody's child. */
export const threeDSecureServices = (api: Api): ThreeDSecureServices => ({
  readAttempt: ({ attemptId }, signal) => readPurchaseAttempt(api, attemptId, signal),
  abandonAttempt: ({ attemptId }, signal) => abandonPurchase(api, attemptId, signal),
});
