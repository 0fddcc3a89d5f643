import { isRecord } from '../../../domain/untrusted/index.ts';
import { emptyReview, type ReviewRequest } from '../../../machines/review/review.machine.ts';
import { openRecord } from '../../storage/browser-record.ts';

const draftRecord = () => openRecord('sessionStorage', 'review-draft', 1);

const isItem = (item: unknown): item is ReviewRequest['items'][number] =>
  isRecord(item) &&
  typeof item['typeId'] === 'string' &&
  typeof item['points'] === 'number' &&
  typeof item['text'] === 'string';

/**
 * The customer's input in this tab, also from before the session ended. It may contain types that cannot be reviewed
 * any more. The acceptance is not stored: it is asked for again.
 */
export function readDraft(accountId: string): ReviewRequest {
  const kept = draftRecord()?.read();
  if (kept?.['accountId'] !== accountId) return emptyReview;
  const { items, showsName } = kept;
  return { ...emptyReview, items: Array.isArray(items) ? items.filter(isItem) : [], showsName: showsName !== false };
}

export const keepDraft = (accountId: string, { items, showsName }: ReviewRequest): void =>
  draftRecord()?.write({ accountId, items, showsName });

export const forgetDraft = (): void => draftRecord()?.forget();
