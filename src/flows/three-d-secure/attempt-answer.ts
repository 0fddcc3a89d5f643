import type { AttemptReport } from '../../../domain/payment/index.ts';
import type { Kurus } from '../../../domain/money/index.ts';
import type { ChallengePurpose, ThreeDSecureInput } from '../../../machines/three-d-secure/index.ts';

type AttemptAnswer =
  | { kind: 'open'; challenge: ThreeDSecureInput }
  | { kind: 'paid'; attemptId: string; amount: Kurus }
  | { kind: 'declined'; attemptId: string; declineCode: string };

/** An attempt in the words of the flows that pay for a box. What ended without the money is a refusal, whatever it is called. */
export function toAttemptAnswer(purpose: ChallengePurpose, report: AttemptReport): AttemptAnswer {
  const { attemptId } = report;
  switch (report.state) {
    case 'paid':
      return { kind: 'paid', attemptId, amount: report.amount };
    case 'declined':
      return { kind: 'declined', attemptId, declineCode: report.declineCode };
    case 'created':
    case 'challenging':
    case 'settling':
    case 'unknown': {
      const { redirectUrl, amount, expiresAt } = report;
      return { kind: 'open', challenge: { purpose, attemptId, redirectUrl, amount, expiresAt } };
    }
    default:
      return { kind: 'declined', attemptId, declineCode: report.state };
  }
}
