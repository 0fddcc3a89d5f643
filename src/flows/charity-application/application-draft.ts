import { isRecord } from '../../../domain/untrusted/index.ts';
import { draftDatabase } from '../../storage/delete-drafts.ts';
import { openDatabase } from '../../base/data/open-database.ts';

let opened: ReturnType<typeof openDatabase> | null = null;

/** One for all changes of a draft; a refused one is tried again with the next change. */
function drafts(): ReturnType<typeof openDatabase> {
  opened ??= openDatabase({ name: draftDatabase, storeName: 'applications' }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** What this device has kept for an account, as it was written; null for none. Rejects when nothing can be kept. */
export async function readApplicationDraft(accountId: string): Promise<Readonly<Record<string, unknown>> | null> {
  const kept = await (await drafts()).getItem<unknown>(accountId);
  return isRecord(kept) ? kept : null;
}

/** Accounts whose draft this page has kept. */
const keptHere = new Set<string>();

/**
 * Rejects when the device keeps nothing, or has no room. A draft that this page has kept and that is gone was sent, or
 * given up, in another tab: it does not come back.
 */
export async function keepApplicationDraft(accountId: string, draft: object): Promise<void> {
  const database = await drafts();
  if (keptHere.has(accountId) && (await database.getItem(accountId)) === null) return;
  await database.setItem(accountId, draft);
  keptHere.add(accountId);
}

export async function deleteApplicationDraft(accountId: string): Promise<void> {
  await (await drafts()).removeItem(accountId);
  keptHere.delete(accountId);
}
