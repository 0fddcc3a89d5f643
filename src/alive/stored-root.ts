import {
  LOCAL_STORAGE_KEY,
  parsePersisted,
  type PersistedRoot,
  serializePersisted,
} from '../../domain/persisted/index.ts';

/** The text of the record as this page last read or wrote it. */
let known: string | null = null;
let isKept = true;

/** Whether what was last written is in the storage. */
export const isRootKept = () => isKept;

/** Null when this browser does not let us store, and on the server. */
export const readStoredRoot = (): PersistedRoot | null => read(() => true);

/** The record, when another tab has written it since this page last read or wrote it; else null. */
export const readChangedRoot = (): PersistedRoot | null => read((text) => text !== known);

function read(isWanted: (text: string | null) => boolean): PersistedRoot | null {
  try {
    if (typeof localStorage === 'undefined') return null;
    const text = localStorage.getItem(LOCAL_STORAGE_KEY);
    if (!isWanted(text)) return null;
    known = text;
    return parsePersisted(text);
  } catch {
    return null;
  }
}

/**
 * Writes the record that localforage's localStorage driver would write, at once: an asynchronous write loses the line
 * of a shopper who adds and leaves. Other tabs get an event only when the text differs.
 */
export function writeStoredRoot(change: Partial<PersistedRoot>): void {
  const before = known;
  const stored = readStoredRoot();
  isKept = false;
  if (!stored) return;
  const isFollowed = known === before;
  const text = serializePersisted({ ...stored, ...change });
  try {
    if (known !== text) localStorage.setItem(LOCAL_STORAGE_KEY, text);
    // A record that another tab has written meanwhile is still to be read.
    known = isFollowed ? text : before;
    isKept = true;
  } catch {
    // Storage is full or blocked: the cart lasts only as long as the page, and the app says so.
  }
}
