import type { DataPart, Kept, Obstacle } from '../../../domain/account/index.ts';
import type { Db, Executor, Tx } from '../database/database.ts';

/** The person of an account. `emails`: its address and that of a pending change. Lower case. */
export type Person = { id: string; emails: readonly string[] };

/**
 * What happens to a table when an account is closed. `impersonal`: no personal data. `erased`: rows are deleted.
 * `unnamed`: rows stay for the given reason, without identifying anybody. `kept`: personal data stays in these columns
 * for the time in `KEPT_YEARS`, as the page that closes the account says.
 */
export type TableFate = 'impersonal' | 'erased' | { unnamed: string } | { kept: Kept; columns: readonly string[] };

/** The personal data of one module (decision 0040). Every table of the database is in exactly one of these. */
export type PersonalData = {
  /** By the table's name in the database. */
  tables: Readonly<Record<string, TableFate>>;
  /** Obstacles to closing the account. Called under the lock of the account's row. */
  findObstacles?: (db: Executor, accountId: string) => Promise<Obstacle[]>;
  /** Runs in the transaction that closes the account: database only. Repeating it changes nothing. */
  erase?: (tx: Tx, person: Person, now: Date) => Promise<void>;
  /** Erases the kept data of these closed accounts once its retention has ended. Repeating it changes nothing. */
  forgetKept?: (db: Db, kept: Kept, accountIds: readonly string[]) => Promise<void>;
  /** All data about the person, except secrets that only give access (password hashes, card tokens). */
  copy?: (db: Executor, person: Person) => Promise<Partial<Record<DataPart, readonly Record<string, unknown>[]>>>;
};

/** The personal data of all modules, collected at assembly. */
export type PersonalDataRegister = {
  add(parts: readonly PersonalData[]): void;
  all(): readonly PersonalData[];
};

export function createPersonalDataRegister(): PersonalDataRegister {
  const parts: PersonalData[] = [];
  return { add: (more) => void parts.push(...more), all: () => parts };
}

/** Marks rows with their kind, for a part of the file with several tables. */
export const withKind = <Row extends object>(kind: string, rows: readonly Row[]) =>
  rows.map((row) => ({ kind, ...row }));
