import {
  LOCAL_STORAGE_KEY,
  parsePersisted,
  type PersistedRoot,
  serializePersisted,
} from '../../domain/persisted/index.ts';

/** The text of the record as this page last read or wrote it. */
let known: string | null = null;

/** Null when this browser does not let us store, and on the server. */
export function readStoredRoot(): PersistedRoot | null {
  try {
    if (typeof localStorage === 'undefined') return null;
    known = localStorage.getItem(LOCAL_STORAGE_KEY);
    return parsePersisted(known);
  } catch {
    return null;
  }
}

/** The record, when somebody else has written it since this page last read or wrote it; else null. */
export function readChangedRoot(): PersistedRoot | null {
  const before = known;
  const stored = readStoredRoot();
  return known === before ? null : stored;
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
    if (known !== text) localStorage.setItem(LOCAL_STORAGE_KEY, text);
    known = text;
  } catch {
    // A full or blocked storage costs the memory of this visit, never the visit itself.
  }
}
