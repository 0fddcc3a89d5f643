import { PERSISTED_STORE_NAME } from '../../domain/persisted/index.ts';
import { isRecord, parseJson } from '../../domain/untrusted/index.ts';

/** A record that this browser keeps as JSON. A record of another version is ignored. */
export interface BrowserRecord {
  read: () => Readonly<Record<string, unknown>> | null;
  /** Throws when the storage is full. */
  write: (fields: object) => void;
  forget: () => void;
}

/** Null without browser storage. A record of version 0 carries no version. */
export function openRecord(
  area: 'localStorage' | 'sessionStorage',
  name: string,
  version: number,
): BrowserRecord | null {
  const storage = storageOf(area);
  if (storage === null) return null;
  const key = `${PERSISTED_STORE_NAME}/${name}`;
  return {
    read: () => {
      const kept = parseJson(storage.getItem(key) ?? '');
      return isRecord(kept) && (kept['version'] ?? 0) === version ? kept : null;
    },
    write: (fields) => storage.setItem(key, JSON.stringify({ ...fields, ...(version > 0 && { version }) })),
    forget: () => storage.removeItem(key),
  };
}

function storageOf(area: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[area];
  } catch {
    return null;
  }
}
