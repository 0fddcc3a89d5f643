import { days } from '../../../domain/calendar/index.ts';
import { PERSISTED_STORE_NAME } from '../../../domain/persisted/index.ts';
import { fieldsOf, isText } from '../../../domain/untrusted/index.ts';
import { deviceFailures, type DraftAtStep, type KeptDraft, readDraft } from '../../../machines/quiz/index.ts';
import { openDatabase } from '../../base/data/open-database.ts';

const databaseName = `${PERSISTED_STORE_NAME}-quiz`;
const draftKey = 'draft';
const keptFor = days(30);

const openDrafts = () => openDatabase({ name: databaseName });

/** Whether a draft may be there: opening a database would create it. */
async function mayHaveDraft(): Promise<boolean> {
  if (!('databases' in indexedDB)) return true;
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === databaseName);
}

async function orDenied<Result>(asked: () => Promise<Result>): Promise<Result> {
  try {
    return await asked();
  } catch {
    throw deviceFailures.denied;
  }
}

export const keepDraft = ({ draft, step }: DraftAtStep): Promise<KeptDraft> =>
  orDenied(async () => {
    const kept: KeptDraft = { draft, step, expiresAt: new Date(Date.now() + keptFor).toISOString() };
    await (await openDrafts()).setItem(draftKey, kept);
    return kept;
  });

/** Null without a draft. An expired draft is deleted. */
export const readKeptDraft = (): Promise<KeptDraft | null> =>
  orDenied(async () => {
    if (!(await mayHaveDraft())) return null;
    const stored: unknown = await (await openDrafts()).getItem(draftKey);
    const { expiresAt } = fieldsOf(stored);
    const read = readDraft(stored);
    if (read && isText(expiresAt) && Date.parse(expiresAt) > Date.now()) return { ...read, expiresAt };
    await dropDatabase();
    return null;
  });

export const deleteKeptDraft = (): Promise<object> =>
  orDenied(async () => {
    if (await mayHaveDraft()) await dropDatabase();
    return {};
  });

async function dropDatabase(): Promise<void> {
  const { default: localforage } = await import('localforage');
  await localforage.dropInstance({ name: databaseName });
}
