/** Deletes every draft of this device. Does not load localforage: signing out is on every page. */
export function deleteDrafts(): void {
  try {
    indexedDB.deleteDatabase('mercan-drafts');
  } catch {
    // A browser that denies storage has kept none.
  }
}
