/** Drafts of an account, deleted when it signs out. */
export const draftDatabase = 'mercan-drafts';

/** Deletes every draft of an account on this device. Does not load localforage: signing out is on every page. */
export function deleteDrafts(): void {
  try {
    indexedDB.deleteDatabase(draftDatabase);
  } catch {
    // A browser that denies storage has kept none.
  }
}
