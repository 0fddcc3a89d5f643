import { isRecord } from '../../../domain/untrusted/index.ts';
import { draftDatabase } from '../../storage/delete-drafts.ts';
import { openDatabase } from '../../base/data/open-database.ts';

let opened: ReturnType<typeof openDatabase> | null = null;

/** One database connection for all changes; if opening it fails, the next change tries again. */
function drafts(): ReturnType<typeof openDatabase> {
  opened ??= openDatabase({ name: draftDatabase, storeName: 'applications' }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** The account's draft on this device, unparsed; null without one. Rejects if storage is not available. */
export async function readApplicationDraft(accountId: string): Promise<Readonly<Record<string, unknown>> | null> {
  const kept = await (await drafts()).getItem<unknown>(accountId);
  return isRecord(kept) ? kept : null;
}

/** Accounts whose draft this page has kept. */
const keptHere = new Set<string>();

/**
 * Rejects if storage is not available or full. If a draft that this page has stored is gone, another tab has sent or
 * discarded it: it is not stored again.
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
