/** Rejects without browser storage. */
const tryDatabase = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.addEventListener('error', () => reject(opening.error ?? new Error('The database could not be opened.')));
    opening.addEventListener('success', () => {
      opening.result.close();
      resolve();
    });
  });

/** A localforage store in IndexedDB; localforage is loaded here. Rejects without browser storage; can be retried. */
export async function openDatabase(options: { name: string; storeName?: string }) {
  // localforage never opens a database again that was denied once, even after it was allowed.
  await tryDatabase(options.name);
  const { default: localforage } = await import('localforage');
  return localforage.createInstance({ ...options, driver: localforage.INDEXEDDB });
}
