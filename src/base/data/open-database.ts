/** Rejects where the browser keeps nothing. */
const tryDatabase = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.addEventListener('error', () => reject(opening.error ?? new Error('The database could not be opened.')));
    opening.addEventListener('success', () => {
      opening.result.close();
      resolve();
    });
  });

/** A store of localforage in IndexedDB, loaded only now. Rejects where the browser keeps nothing; it can be tried again. */
export async function openDatabase(options: { name: string; storeName?: string }) {
  // localforage does not open a database again that it was refused once, also not after it was allowed.
  await tryDatabase(options.name);
  const { default: localforage } = await import('localforage');
  return localforage.createInstance({ ...options, driver: localforage.INDEXEDDB });
}
