import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sandboxClock } from '../clock/tables.ts';
import { type Database, openDatabase } from './database.ts';
import { FolderInUseError, lockFolder } from './folder-lock.ts';
import { openTestDatabase } from './test-database.ts';
import { OuterDatabaseError } from './transaction-scope.ts';
import { isUniqueViolation, withTransaction } from './transaction.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const row = (id: number) => ({ id, offsetMilliseconds: 0 });
const conflict = () => Object.assign(new Error('conflict'), { code: '40001' });
const found = (id: number) => database.db.select().from(sandboxClock).where(eq(sandboxClock.id, id));

describe('withTransaction', () => {
  test('commits on success and rolls back on an error', async () => {
    await withTransaction(database.db, async (tx) => {
      await tx.insert(sandboxClock).values(row(10));
    });
    const failed = withTransaction(database.db, async (tx) => {
      await tx.insert(sandboxClock).values(row(11));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect([await found(10), await found(11)]).toEqual([[row(10)], []]);
  });

  test('refuses the outer database inside a transaction, which would deadlock', async () => {
    const inner = withTransaction(database.db, async () => {
      await database.db.select().from(sandboxClock);
    });
    await expect(inner).rejects.toSatisfy(
      (error: Error) => error instanceof OuterDatabaseError || error.cause instanceof OuterDatabaseError,
    );
    await expect(
      withTransaction(database.db, () => withTransaction(database.db, async () => undefined)),
    ).rejects.toThrow(OuterDatabaseError);
    expect(await found(10)).toEqual([row(10)]);
  });

  test('retries a serialisation failure, three times at most', async () => {
    let runs = 0;
    const settled = await withTransaction(database.db, async () => {
      runs += 1;
      if (runs < 3) throw conflict();
      return runs;
    });
    expect(settled).toBe(3);
    runs = 0;
    const hopeless = withTransaction(database.db, async () => {
      runs += 1;
      throw conflict();
    });
    await expect(hopeless).rejects.toThrow('conflict');
    expect(runs).toBe(4);
  });

  test('makes a unique violation recognisable on both databases', async () => {
    await database.db.insert(sandboxClock).values(row(20));
    const error: unknown = await database.db
      .insert(sandboxClock)
      .values(row(20))
      .then(
        () => null,
        (reason: unknown) => reason,
      );
    expect(isUniqueViolation(error)).toBe(true);
  });
});

describe('the lock of a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mercan-lock-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('refuses a second opening by a live process, the same one included', () => {
    const unlock = lockFolder(join(folder, 'a'));
    expect(() => lockFolder(join(folder, 'a'))).toThrow(FolderInUseError);
    expect(() => lockFolder(join(folder, 'a'))).toThrow(/already open in process \d+\. Stop that process first/);
    unlock();
    lockFolder(join(folder, 'a'))();
  });

  test('is taken over from a dead process, and from an unrelated one with its pid', () => {
    writeFileSync(join(folder, 'b.lock'), JSON.stringify({ pid: 2 ** 22 + 1, startedAt: null }));
    expect(() => lockFolder(join(folder, 'b'))()).not.toThrow();
    writeFileSync(join(folder, 'c.lock'), JSON.stringify({ pid: process.pid, startedAt: 'long ago' }));
    lockFolder(join(folder, 'c'))();
    writeFileSync(join(folder, 'd.lock'), 'torn');
    lockFolder(join(folder, 'd'))();
  });

  test('guards a PGlite folder', async () => {
    const url = `pglite:${join(folder, 'db')}`;
    const first = await openDatabase(url);
    await expect(openDatabase(url)).rejects.toThrow(FolderInUseError);
    await first.close();
  }, 60_000);
});
