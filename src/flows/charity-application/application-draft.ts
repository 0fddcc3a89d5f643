import localforage from 'localforage';
import { isRecord } from '../../../domain/untrusted/index.ts';

/** Files need IndexedDB: nothing else in a browser keeps them. */
const drafts = localforage.createInstance({
  name: 'mercan-drafts',
  storeName: 'applications',
  driver: localforage.INDEXEDDB,
});

/** What this device has kept for an account, as it was written; null for none. Rejects when nothing can be kept. */
export async function readApplicationDraft(accountId: string): Promise<Readonly<Record<string, unknown>> | null> {
  const kept = await drafts.getItem<unknown>(accountId);
  return isRecord(kept) ? kept : null;
}

/** Rejects when the device keeps nothing, or has no room. */
export async function keepApplicationDraft(accountId: string, draft: object): Promise<void> {
  await drafts.setItem(accountId, draft);
}

export async function deleteApplicationDraft(accountId: string): Promise<void> {
  await drafts.removeItem(accountId);
}
