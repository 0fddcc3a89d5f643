import type { BrowserContext, Page } from '@playwright/test';
import { PERSISTED_STORE_NAME } from '../../../domain/persisted/index.ts';
import type { DraftAtStep } from '../../../machines/quiz/index.ts';

/** The quiz's IndexedDB in the browser: it answers on command, and may refuse. */
export interface Device {
  /** How often the page has listed the databases. */
  asked(): Promise<number>;
  /** From here on the browser refuses storage, as with blocked site data; false allows it again. */
  refuse(isRefused: boolean): Promise<void>;
  /** Answers the page's last request for the list of databases. */
  answer(): Promise<void>;
  /** Another tab stores this draft; null deletes the stored one. */
  keepElsewhere(draft: DraftAtStep | null): Promise<void>;
}

declare global {
  interface Window {
    databaseGate: { asked: number; isRefused: boolean; answer: () => void };
  }
}

/** Runs in the page before its scripts. */
function holdDatabases(): void {
  const list = indexedDB.databases.bind(indexedDB);
  const open = indexedDB.open.bind(indexedDB);
  const gate = { asked: 0, isRefused: false, answer: () => {} };
  const refusal = new DOMException('Access is denied for this document.', 'SecurityError');
  window.databaseGate = gate;
  indexedDB.databases = () => {
    const { promise, resolve, reject } = Promise.withResolvers<IDBDatabaseInfo[]>();
    gate.asked += 1;
    gate.answer = () => (gate.isRefused ? reject(refusal) : void list().then(resolve, reject));
    return promise;
  };
  indexedDB.open = (...named) => {
    if (gate.isRefused) throw refusal;
    return open(...named);
  };
}

const databaseName = `${PERSISTED_STORE_NAME}-quiz`;

/** Runs in a page: writes as localforage does. */
function writeDraft({ name, draft }: { name: string; draft: DraftAtStep | null }): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  if (!draft) {
    const deletion = indexedDB.deleteDatabase(name);
    deletion.addEventListener('success', () => resolve());
    deletion.addEventListener('error', () => reject(deletion.error!));
    return promise;
  }
  const opening = indexedDB.open(name);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('keyvaluepairs'));
  opening.addEventListener('error', () => reject(opening.error!));
  opening.addEventListener('success', () => {
    const database = opening.result;
    const writing = database.transaction('keyvaluepairs', 'readwrite');
    const expiresAt = new Date(Date.now() + 30 * 24 * 3600 * 1000).toISOString();
    writing.objectStore('keyvaluepairs').put({ ...draft, expiresAt }, 'draft');
    writing.addEventListener('error', () => reject(writing.error!));
    writing.addEventListener('complete', () => {
      database.close();
      resolve();
    });
  });
  return promise;
}

export async function openDevice(context: BrowserContext, page: Page): Promise<Device> {
  await page.addInitScript(holdDatabases);
  let other: Page | null = null;
  return {
    asked: () => page.evaluate(() => window.databaseGate.asked),
    refuse: (isRefused) => page.evaluate((is) => void (window.databaseGate.isRefused = is), isRefused),
    answer: () => page.evaluate(() => window.databaseGate.answer()),
    async keepElsewhere(draft) {
      if (!other) {
        other = await context.newPage();
        await other.goto('/robots.txt');
      }
      await other.evaluate(writeDraft, { name: databaseName, draft });
      await page.bringToFront();
    },
  };
}
