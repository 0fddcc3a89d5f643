import type { AttemptReport, ChallengePurpose } from './three-d-secure.types.ts';

export interface AttemptRequest {
  attemptId: string;
  purpose: ChallengePurpose;
}

export interface ThreeDSecureServices {
  /**
   * Reads what the server knows of the attempt; the server asks the bank itself when it is in doubt.
   * Never moves money. Rejects with a `Failure` of kind offline, timeout, unauthorized or unavailable. Spec §4, §7.
   */
  readAttempt(request: AttemptRequest, signal: AbortSignal): Promise<AttemptReport>;
  /**
   * Gives the attempt up. Answers `abandoned` when no money can move any more, or how it has already ended.
   * Safe to repeat. Rejects like `readAttempt`.
   */
  abandonAttempt(request: AttemptRequest, signal: AbortSignal): Promise<AttemptReport>;
}
