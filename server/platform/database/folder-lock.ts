import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

type Holder = { pid: number; startedAt: string | null };

/** A process's start in kernel ticks: distinguishes the lock's owner from a later process with the same id. */
function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return holder.startedAt === null || processStart(holder.pid) === holder.startedAt;
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

/**
 * Takes `<folder>.lock` for this process and returns the function that releases it.
 * Throws a FolderInUseError when a live process (this one included) holds it; a dead one's lock is taken over.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  const mine = JSON.stringify({ pid: process.pid, startedAt: processStart(process.pid) } satisfies Holder);
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return () => {
        if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = readHolder(file);
    if (holder && isAlive(holder)) {
      throw new FolderInUseError(
        `The database folder ${folder} is already open in process ${holder.pid}. Stop that process first, ` +
          'or set DATABASE_URL to another folder (pglite:<folder>) or to a Postgres server, which many processes can share.',
      );
    }
    // Renaming is atomic: of two processes that find a dead lock, one renames it and the other tries again.
    try {
      const aside = `${file}.${process.pid}`;
      renameSync(file, aside);
      rmSync(aside, { force: true });
    } catch {
      continue;
    }
  }
  throw new FolderInUseError(`The lock ${file} could not be taken. Delete it if no server is running.`);
}
