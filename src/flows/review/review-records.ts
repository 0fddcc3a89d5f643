import { isRecord } from '../../../domain/untrusted/index.ts';
import { openRecord } from '../../storage/browser-record.ts';
import { emptyDraft, type ReviewDraft } from './index.tsx';

const closedBox = () => openRecord('localStorage', 'review-reminder', 1);
const draftRecord = () => openRecord('sessionStorage', 'review-draft', 1);

/** The order whose box was closed in the corner. */
export function readClosedBox(): string | null {
  const orderId = closedBox()?.read()?.['orderId'];
  return typeof orderId === 'string' ? orderId : null;
}

export const keepClosedBox = (orderId: string): void => closedBox()?.write({ orderId });

const isItem = (item: unknown): item is ReviewDraft['items'][number] =>
  isRecord(item) &&
  typeof item['typeId'] === 'string' &&
  typeof item['points'] === 'number' &&
  typeof item['text'] === 'string';

/** What this customer has typed in this tab, also before the session ended. The acceptance is given anew. */
export function readDraft(accountId: string): ReviewDraft {
  const kept = draftRecord()?.read();
  if (kept?.['accountId'] !== accountId) return emptyDraft;
  const { items, showsName } = kept;
  return { ...emptyDraft, items: Array.isArray(items) ? items.filter(isItem) : [], showsName: showsName !== false };
}

export const keepDraft = (accountId: string, { items, showsName }: ReviewDraft): void =>
  draftRecord()?.write({ accountId, items, showsName });

export const forgetDraft = (): void => draftRecord()?.forget();
