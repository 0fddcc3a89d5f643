import type { DataPart, Kept, Obstacle } from '../../../domain/account/index.ts';
import type { Db, Executor, Tx } from '../database/database.ts';

/** Whose data it is. `emails`: their address, and the one that waits for its click. Lower case. */
export type Person = { id: string; emails: readonly string[] };

/**
 * What becomes of a table when an account is closed. `impersonal`: about no person. `erased`: the rows go. `unnamed`:
 * rows stay for the reason given, and say nothing of who it was. `kept`: words about a person stay in these columns,
 * for as long as `KEPT_YEARS` says, and the page that closes the account.
 */
export type TableFate = 'impersonal' | 'erased' | { unnamed: string } | { kept: Kept; columns: readonly string[] };

/** What one module holds about people (decision 0040). Every table of the database is in exactly one of these. */
export type PersonalData = {
  /** By the table's name in the database. */
  tables: Readonly<Record<string, TableFate>>;
  /** What must end before the account can be closed. Asked under the lock of the account's row. */
  findObstacles?: (db: Executor, accountId: string) => Promise<Obstacle[]>;
  /** In the transaction that closes the account: nothing but the database. Repeating it changes nothing. */
  erase?: (tx: Tx, person: Person, now: Date) => Promise<void>;
  /** The time is over for which it was kept of these closed accounts. Repeating it changes nothing. */
  forgetKept?: (db: Db, kept: Kept, accountIds: readonly string[]) => Promise<void>;
  /** All there is about the person, without what only opens doors (hashes of passwords, tokens of cards). */
  copy?: (db: Executor, person: Person) => Promise<Partial<Record<DataPart, readonly Record<string, unknown>[]>>>;
};

/** What all modules hold about people, gathered while the server is put together. */
export type PersonalDataRegister = {
  add(parts: readonly PersonalData[]): void;
  all(): readonly PersonalData[];
};

export function createPersonalDataRegister(): PersonalDataRegister {
  const parts: PersonalData[] = [];
  return { add: (more) => void parts.push(...more), all: () => parts };
}

/** Entries of several tables in one part of the file, marked by their kind. */
export const withKind = <Row extends object>(kind: string, rows: readonly Row[]) =>
  rows.map((row) => ({ kind, ...row }));
