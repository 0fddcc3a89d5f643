import {
  applicationAfter,
  type ApplicationMove,
  type ApplicationStatus,
  type DecisionReason,
} from '../../../domain/charity/index.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { charityErrors } from './charity.errors.ts';
import { applicationApproved, applicationInReview, applicationRejected, applicationSent } from './charity.mails.ts';
import { lockApplication, updateApplication } from './charity.repository.ts';
import type { ApplicationRecord, StoredApplication } from './charity.types.ts';

export type Decision = {
  move: ApplicationMove;
  /** The approved quantity; without it all that was applied for. */
  quantity?: number | undefined;
  decisionReason?: DecisionReason | undefined;
  note?: string | undefined;
  trackingUrl?: string | undefined;
  /** The actor in the audit trail. */
  by: string;
};

const mails = {
  review: applicationInReview,
  approve: applicationApproved,
  reject: applicationRejected,
  send: applicationSent,
} as const;

function changeOf(application: StoredApplication, decision: Decision, now: Date): Partial<StoredApplication> {
  const { move, decisionReason = null, note = null, trackingUrl = null, by } = decision;
  if (move === 'review') return {};
  if (move === 'send') return { sentAt: now, trackingUrl };
  const words = { decisionReason, decisionNote: note, decidedAt: now, decidedBy: by };
  if (move === 'reject') return words;
  const { quantity = application.quantity } = decision;
  if (quantity > application.quantity) throw charityErrors.tooMuch(application.quantity);
  if (quantity < application.quantity && decisionReason === null) throw charityErrors.reasonMissing();
  return { ...words, approvedQuantity: quantity };
}

/** Moves an application to another status and mails that. Throws MOVE_REFUSED; null if there is no such application. */
export async function moveApplication(
  { clock, mail, config }: AppContext,
  tx: Tx,
  id: string,
  decision: Decision,
): Promise<{ before: ApplicationStatus; after: ApplicationRecord; mail: string } | null> {
  const application = await lockApplication(tx, id);
  if (!application) return null;
  const status = applicationAfter(application.status, decision.move);
  if (status === null) throw charityErrors.moveRefused(decision.move, application.status);
  const change = changeOf(application, decision, clock.now());
  const after = await updateApplication(tx, application, { ...change, status });
  const draft = mails[decision.move](after.application, config);
  await mail.enqueue(tx, draft);
  return { before: application.status, after, mail: draft.kind };
}
