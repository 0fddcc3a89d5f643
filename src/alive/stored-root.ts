import {
  LOCAL_STORAGE_KEY,
  parsePersisted,
  type PersistedRoot,
  serializePersisted,
} from '../../domain/persisted/index.ts';

/** Null when this browser does not let us store, and on the server. */
export function readStoredRoot(): PersistedRoot | null {
  try {
    return typeof localStorage === 'undefined' ? null : parsePersisted(localStorage.getItem(LOCAL_STORAGE_KEY));
  } catch {
    return null;
  }
}

/**
 * Writes the record that localforage's localStorage driver would write, at once: an asynchronous write loses the line
 * of a shopper who adds and leaves. Other tabs are told only when the text differs.
 */
export function writeStoredRoot(change: Partial<PersistedRoot>): void {
  const stored = readStoredRoot();
  if (!stored) return;
  const text = serializePersisted({ ...stored, ...change });
  try {
    if (localStorage.getItem(LOCAL_STORAGE_KEY) !== text) localStorage.setItem(LOCAL_STORAGE_KEY, text);
  } catch {
    // A full or blocked storage costs the memory of this visit, never the visit itself.
  }
}
