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
 * What this customer has typed in this tab, also before the session ended. It may speak of types that are not asked
 * about any more. The acceptance is not kept: it is given again.
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
